// Directory layout of a compiler run: one directory for each program, and one for the runtime that they share.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { CompilerOptions, Files, Program } from './case.ts';

export interface Layout {
  /** Returns the name of the program that a file belongs to, or `undefined` if it belongs to none. */
  readonly ownerOf: (path: string) => string | undefined;
  /** Returns the path of a file relative to its program. */
  readonly displayPath: (path: string) => string;
}

/** Writes programs and their `tsconfig.json` into a directory. */
export function writePrograms(
  directory: string,
  programs: ReadonlyMap<string, Program>,
  options: CompilerOptions,
): Layout {
  const owners = new Map<string, string>();
  const displayPaths = new Map<string, string>();
  const sharedFiles = new Map<string, string>();
  const roots: string[] = [];
  const rootDirs = ['./shared'];
  const createdDirectories = new Set<string>();
  const writeFile = (file: string, text: string): void => {
    if (!createdDirectories.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    createdDirectories.add(dirname(file));
    writeFileSync(file, text);
  };
  const directories = new Map([...programs.keys()].map((name, index) => [name, `programs/${index}`]));
  for (const [name, { files, inPlace = [], within = name }] of programs) {
    const programDirectory = directories.get(within) ?? '';
    if (within === name) rootDirs.push(`./${programDirectory}`);
    for (const [path, text] of compilerInputs(files)) {
      const isRuntime = /^(?:src\/api\/)?\w+\/runtime\//.test(path);
      if (isRuntime && sharedFiles.get(path) === text) continue;
      // A runtime file whose content differs from that of another program is not shared.
      const isShared = isRuntime && !sharedFiles.has(path);
      if (isShared) sharedFiles.set(path, text);
      const file = join(directory, isShared ? 'shared' : programDirectory, path);
      if (owners.has(file)) throw new Error(`${name} and ${owners.get(file)} both contain ${path}`);
      writeFile(file, text);
      owners.set(file, name);
      displayPaths.set(file, path);
      if (isRoot(path)) roots.push(file);
    }
    for (const path of inPlace) owners.set(path, name);
    roots.push(...inPlace);
  }
  writeFile(join(directory, 'package.json'), '{ "type": "module" }');
  writeFile(
    join(directory, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, rootDirs }, files: roots }),
  );
  return { ownerOf: (path) => owners.get(path), displayPath: (path) => displayPaths.get(path) ?? path };
}

/** Whether a program has modules; the compiler fails if there are none. */
export function hasModules({ files, inPlace = [] }: Program): boolean {
  return inPlace.length > 0 || [...files.keys()].some(isRoot);
}

function isRoot(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.startsWith('node_modules/');
}

/** Returns the files that the compiler reads: modules, and `package.json` for the exports of packages. */
function compilerInputs(files: Files): readonly (readonly [string, string])[] {
  return [...files].filter(([path]) => /\.tsx?$/.test(path) || posix.basename(path) === 'package.json');
}

/**
 * Returns an error for each relative import whose target is in neither the program nor its containing program. The
 * compiler might resolve such an import to a file of another program.
 */
export function findUnresolvedImports(files: Files, outer: Files = new Map()): readonly string[] {
  return [...files].flatMap(([importer, text]) => {
    if (!/\.tsx?$/.test(importer)) return [];
    const imports = [...text.matchAll(/^(?:import|export)\b[^;'"]*?from '(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm)];
    return imports.flatMap(([, staticPath, dynamicPath]) => {
      const target = posix.join(posix.dirname(importer), staticPath ?? dynamicPath ?? '');
      const path = target.replace(/\.js$/, '');
      return [target, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].some(
        (candidate) => files.has(candidate) || outer.has(candidate),
      )
        ? []
        : [`${importer}: error: missing file ${target}`];
    });
  });
}
