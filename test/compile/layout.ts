// How programs are laid out for one run of the compiler: each in its own directory, above the runtime that they share.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { CompilerOptions, Files, Program } from './case.ts';

export interface Layout {
  /** The name of the program that a file belongs to; undefined if it belongs to none. */
  readonly ownerOf: (path: string) => string | undefined;
  /** The path of a file as its program knows it. */
  readonly shown: (path: string) => string;
}

/** Writes programs and their `tsconfig.json` into a directory. */
export function writePrograms(
  folder: string,
  programs: ReadonlyMap<string, Program>,
  options: CompilerOptions,
): Layout {
  const owners = new Map<string, string>();
  const shown = new Map<string, string>();
  const shared = new Map<string, string>();
  const roots: string[] = [];
  const rootDirs = ['./shared'];
  const made = new Set<string>();
  const put = (file: string, text: string): void => {
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, text);
  };
  const directories = new Map([...programs.keys()].map((name, index) => [name, `programs/${index}`]));
  for (const [name, { files, inPlace = [], within = name }] of programs) {
    const own = directories.get(within) ?? '';
    if (within === name) rootDirs.push(`./${own}`);
    for (const [path, text] of compiled(files)) {
      const isRuntime = path.split('/')[1] === 'runtime';
      if (isRuntime && shared.get(path) === text) continue;
      // A runtime that another program has with another text is the program's own.
      const isShared = isRuntime && !shared.has(path);
      if (isShared) shared.set(path, text);
      const file = join(folder, isShared ? 'shared' : own, path);
      if (owners.has(file)) throw new Error(`${name} and ${owners.get(file)} both have ${path}`);
      put(file, text);
      owners.set(file, name);
      shown.set(file, path);
      if (isRoot(path)) roots.push(file);
    }
    for (const path of inPlace) owners.set(path, name);
    roots.push(...inPlace);
  }
  put(join(folder, 'package.json'), '{ "type": "module" }');
  put(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, rootDirs }, files: roots }));
  return { ownerOf: (path) => owners.get(path), shown: (path) => shown.get(path) ?? path };
}

/** Whether there is anything to compile, without which the compiler fails. */
export function hasModules({ files, inPlace = [] }: Program): boolean {
  return inPlace.length > 0 || [...files.keys()].some(isRoot);
}

function isRoot(path: string): boolean {
  return path.endsWith('.ts') && !path.startsWith('node_modules/');
}

/** What the compiler reads: modules, and what says how packages export theirs. */
function compiled(files: Files): readonly (readonly [string, string])[] {
  return [...files].filter(([path]) => path.endsWith('.ts') || posix.basename(path) === 'package.json');
}

/** Imports of what neither the program nor the one it is within has a file for: the compiler would find the file of another program. */
export function unresolved(files: Files, around: Files = new Map()): readonly string[] {
  return [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.ts')) return [];
    const imports = [...text.matchAll(/^(?:import|export)\b[^;'"]*?from '(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm)];
    return imports.flatMap(([, from, dynamic]) => {
      const to = posix.join(posix.dirname(path), from ?? dynamic ?? '');
      return [to, to.replace(/\.js$/, '.ts'), `${to}.ts`].some((each) => files.has(each) || around.has(each))
        ? []
        : [`${path}: error: there is no file ${to}`];
    });
  });
}
