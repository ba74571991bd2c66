// Cache directory with atomic writes and checksums.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { digest } from '../../../output/sha256.ts';

export interface CacheFolder {
  /** Working directory relative to the project, the same in every checkout. */
  readonly way: string;
  /** Returns the cached text; `undefined` if missing or corrupt. */
  read(name: string): string | undefined;
  /** Caches a text. Ignores write errors, because the cache is optional. */
  keep(name: string, text: string): void;
}

/** Maximum number of files: several states of a repository with hundreds of documents. */
const most = 5000;

/**
 * Opens the cache for `cwd`: the directory `requested`, or the nearest `node_modules/.cache/ashlar`. `undefined` if no
 * packages are installed, or if `requested` is `false`. `limit` is the maximum number of files.
 */
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

/** Returns the text after the checksum line if it matches. */
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

/** Removes the older half, which keeps the entries of the current run. */
function makeRoom(folder: string, limit: number): void {
  const names = readdirSync(folder);
  if (names.length < limit) return;
  const times = new Map(
    names.map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  const oldest = names.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0)).slice(0, limit / 2);
  for (const old of oldest) rmSync(join(folder, old), { force: true });
}
