// Where runs keep what later ones may find again: a folder of files that are whole, or not there.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { digest } from '../../../output/sha256.ts';

export interface CacheFolder {
  /** The working directory as seen from the project, which is the same in every checkout. */
  readonly way: string;
  /** What is kept under a name; undefined where nothing is, or a byte of it is not as it was written. */
  read(name: string): string | undefined;
  /** Keeps a text. What cannot be written is not kept: a cache is no reason to fail. */
  keep(name: string, text: string): void;
}

/** How many files a folder holds at most: some states of a repository with hundreds of documents. */
const most = 5000;

/** The cache of what runs in `cwd`: the folder `named`, else the nearest `node_modules/.cache/ashlar`, of at most `limit` files. Undefined where no packages are installed, or where it is `false`. */
export function openCacheFolder(cwd: string, named: string | false | undefined, limit = most): CacheFolder | undefined {
  if (named === false) return undefined;
  const root = named === undefined ? installedAbove(cwd) : cwd;
  if (root === undefined) return undefined;
  const folder = named === undefined ? join(root, 'node_modules', '.cache', 'ashlar') : resolve(cwd, named);
  return {
    way: relative(root, cwd).split(sep).join('/'),
    read(name) {
      const file = join(folder, name);
      return existsSync(file) ? whole(readFileSync(file, 'utf8')) : undefined;
    },
    keep: (name, text) => keep(folder, name, text, limit),
  };
}

function installedAbove(cwd: string): string | undefined {
  for (let at = cwd; ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The text after the line that proves it. */
function whole(content: string): string | undefined {
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  return end >= 0 && digest(text) === content.slice(0, end) ? text : undefined;
}

function keep(folder: string, name: string, text: string, limit: number): void {
  const draft = join(folder, `${name}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    makeRoom(folder, limit);
    writeFileSync(draft, `${digest(text)}\n${text}`);
    renameSync(draft, join(folder, name));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

/** The older half goes, so that what the run itself has kept stays. */
function makeRoom(folder: string, limit: number): void {
  const names = readdirSync(folder);
  if (names.length < limit) return;
  const times = new Map(
    names.map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  const oldest = names.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0)).slice(0, limit / 2);
  for (const old of oldest) rmSync(join(folder, old), { force: true });
}
