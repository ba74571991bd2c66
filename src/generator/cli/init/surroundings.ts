// What `init` finds where it is run: documents, the repository, the package manager, and the files that it would write.

import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { configNames } from '../config/load.ts';

export type Manager = 'npm' | 'pnpm' | 'yarn';

export interface Surroundings {
  /** Absolute path of the folder of the repository, or of the working directory where there is none. */
  readonly root: string;
  /** The working directory below it, with `/`; empty where they are the same. */
  readonly below: string;
  readonly manager: Manager;
  /** The folder of the nearest lockfile, below the root; the working directory where there is none. */
  readonly home: string;
  /** Documents in the working directory and below it, as the user would type them. */
  readonly documents: readonly string[];
  /** Configurations that are there already. */
  readonly configurations: readonly string[];
  /** The text of a file below the root; undefined where there is none. */
  readonly textOf: (path: string) => string | undefined;
}

/** Looks around; reads only. */
export function lookAround(cwd: string): Surroundings {
  const root = upwards(cwd, ['.git']) ?? cwd;
  const below = (folder: string): string => relative(root, folder).split(sep).join('/');
  const home = upwards(cwd, Object.keys(lockfiles));
  return {
    root,
    below: below(cwd),
    manager: managerOf(home),
    // A lockfile above the repository is none of its own.
    home: below(home !== undefined && `${home}${sep}`.startsWith(`${root}${sep}`) ? home : cwd),
    documents: documentsIn(cwd, '', 3),
    configurations: configNames.filter((name) => existsSync(join(cwd, name))),
    textOf: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  };
}

const lockfiles = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'package-lock.json': 'npm' } as const satisfies Readonly<Record<string, Manager>>;

/** The manager whose lockfile a folder has; npm where there is none. */
function managerOf(home: string | undefined): Manager {
  const [found] = Object.entries(lockfiles).filter(([name]) => home !== undefined && existsSync(join(home, name)));
  return found?.[1] ?? 'npm';
}

/** The nearest folder, from `cwd` upwards, that has one of these. */
function upwards(cwd: string, names: readonly string[]): string | undefined {
  for (let at = cwd; ; at = dirname(at)) {
    if (names.some((name) => existsSync(join(at, name)))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Documents in a folder and `depth` levels below it, nearest first; what tools keep for themselves is passed by. */
function documentsIn(cwd: string, below: string, depth: number): readonly string[] {
  const entries = readdirSync(join(cwd, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = entries.filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name)).map(({ name }) => below + name);
  const folders = depth === 0 || entries.some(({ name }) => below !== '' && name === '.ashlar.json') ? [] : entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name));
  return [...own.filter((path) => isDocument(join(cwd, path))), ...folders.flatMap(({ name }) => documentsIn(cwd, `${below}${name}/`, depth - 1))];
}

/** Whether a file says near its beginning that it is an OpenAPI 3 document. */
function isDocument(file: string): boolean {
  const bytes = new Uint8Array(4096);
  const opened = openSync(file, 'r');
  try {
    const read = readSync(opened, bytes, 0, bytes.length, 0);
    return /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.[01]\b/m.test(new TextDecoder().decode(bytes.subarray(0, read)).replace(/^\uFEFF/, ''));
  } finally {
    closeSync(opened);
  }
}
