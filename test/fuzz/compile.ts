// Whether what is generated from many documents compiles, in one run of the compiler.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Files = ReadonlyMap<string, string>;

/** By the name of a document, the errors of the compiler in what was generated from it. */
export function compileAll(documents: ReadonlyMap<string, Files>): ReadonlyMap<string, readonly string[]> {
  // Where all documents are refused there is nothing to compile, which the compiler takes for an error.
  if ([...documents.values()].every((files) => modulesOf(files).length === 0)) return new Map();
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fuzz-'));
  try {
    writeModules(folder, documents);
    // The documents lie over what they share, so that the compiler sees a runtime once and not once for each of them.
    const rootDirs = ['./shared', ...[...documents.keys()].map((name) => `./documents/${name}`)];
    const settings = {
      extends: join(root, 'test/golden/tsconfig.json'),
      compilerOptions: { skipLibCheck: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'], rootDirs },
      include: ['./documents/**/*.ts', './shared/**/*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8', cwd: folder, maxBuffer: 1e9 },
    );
    const found = new Map<string, string[]>();
    const add = (name: string | undefined, error: string | undefined): void => {
      if (name !== undefined && error !== undefined) found.set(name, [...(found.get(name) ?? []), error]);
    };
    for (const line of stdout.split('\n')) {
      // What is wrong in a runtime is nobody's own; it is told of the first.
      const [, of, error] = /^(?:.*?\bdocuments\/([^/]+)\/)?(.*error TS\d.*)$/.exec(line) ?? [];
      add(of ?? [...documents.keys()][0], error);
    }
    if (status !== 0 && found.size === 0) throw new Error(`the compiler failed: ${stdout}${stderr}`);
    for (const [name, files] of documents) for (const error of nowhere(files)) add(name, error);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The modules of all documents; those of a runtime are shared, but for any that another document has otherwise. */
function writeModules(folder: string, documents: ReadonlyMap<string, Files>): void {
  const shared = new Map<string, string>();
  const folders = new Set<string>();
  const put = (path: string, text: string): void => {
    if (!folders.has(dirname(path))) mkdirSync(dirname(path), { recursive: true });
    folders.add(dirname(path));
    writeFileSync(path, text);
  };
  for (const [name, files] of documents) {
    for (const [path, text] of modulesOf(files)) {
      const isRuntime = path.split('/')[1] === 'runtime';
      const known = isRuntime ? shared.get(path) : undefined;
      if (known === text) continue;
      if (isRuntime && known === undefined) shared.set(path, text);
      put(
        isRuntime && known === undefined ? join(folder, 'shared', path) : join(folder, 'documents', name, path),
        text,
      );
    }
  }
}

/** Imports of what the document has no file for: the compiler would find the file of another document that shares it. */
function nowhere(files: Files): readonly string[] {
  return modulesOf(files).flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].flatMap(([, to = '']) =>
      files.has(posix.join(posix.dirname(path), to)) ? [] : [`${path}: nothing lies at ${to}`],
    ),
  );
}

function modulesOf(files: Files): readonly (readonly [string, string])[] {
  return [...files].filter(([path]) => path.endsWith('.ts'));
}
