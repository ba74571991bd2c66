// Discovery of OpenAPI documents in arguments, directories, and dependencies.

import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export interface ListedDocument {
  /** Name in the table. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
}

/** Returns the documents that an argument names: a file, or the files in a directory (not recursive). */
export function listDocumentsAt(path: string): readonly ListedDocument[] {
  if (statSync(path).isFile()) return [{ name: path, path: resolve(path) }];
  return readdirSync(path)
    .filter((name) => /\.(json|ya?ml)$/.test(name))
    .sort()
    .map((name) => ({ name, path: resolve(path, name) }));
}

/** Returns every OpenAPI and Swagger document in the dependencies of `project`. */
export function listDependencyDocuments(project: string): readonly ListedDocument[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  const modules = join(project, 'node_modules');
  return [...new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])]
    .sort()
    .flatMap((name) => [...findDocuments(join(modules, name))])
    .map((path) => ({ name: relative(modules, path), path }));
}

function* findDocuments(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* findDocuments(path);
    else if (entry.isFile() && /\.(json|ya?ml)$/.test(entry.name) && isDocument(path)) yield path;
  }
}

/** Returns whether a file starts like an OpenAPI or Swagger document. */
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
