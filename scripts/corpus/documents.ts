// Which documents there are: those that are named, those of a folder, and those that the project's dependencies bring along.

import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Listed {
  /** As it is called in the table. */
  readonly name: string;
  readonly path: string;
}

/** The documents that a word of the command line means: a file, or a folder with documents side by side. */
export function documentsAt(path: string): readonly Listed[] {
  if (statSync(path).isFile()) return [{ name: path, path }];
  return readdirSync(path)
    .filter((name) => /\.(json|ya?ml)$/.test(name))
    .sort()
    .map((name) => ({ name, path: join(path, name) }));
}

/** Every document of OpenAPI or Swagger in the packages that `package.json` in `project` names. */
export function documentsOfDependencies(project: string): readonly Listed[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  const modules = join(project, 'node_modules');
  return [...new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])]
    .sort()
    .flatMap((name) => [...within(join(modules, name))])
    .map((path) => ({ name: relative(modules, path), path }));
}

function* within(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* within(path);
    else if (entry.isFile() && /\.(json|ya?ml)$/.test(entry.name) && isDocument(path)) yield path;
  }
}

/** Whether a file begins as a document does; most others are told by their first lines. */
function isDocument(path: string): boolean {
  const buffer = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  try {
    const head = buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, 0));
    return /^\s*(?:\{\s*)?["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/m.test(head);
  } finally {
    closeSync(file);
  }
}
