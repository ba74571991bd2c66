// Cache directory with atomic writes and checksums.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { sha256 } from '../../../output/sha256.ts';

export interface CacheDirectory {
  /** Absolute path. */
  readonly path: string;
  /** Working directory relative to the project, the same in every checkout. */
  readonly workingDirectory: string;
  /** Returns the cached text; `undefined` if missing or corrupt. */
  read(name: string): string | undefined;
  /** Caches a text. Ignores write errors, because the cache is optional. */
  write(name: string, text: string): void;
}

/** Maximum number of files; enough for several states of a repository with hundreds of documents. */
const maxFiles = 5000;

/**
 * Opens the cache for `cwd`: the directory `requested`, or the nearest `node_modules/.cache/ashlar`. Returns
 * `undefined` if no packages are installed, or if `requested` is `false`. `limit` is the maximum number of files.
 */
export function openCacheDirectory(
  cwd: string,
  requested: string | false | undefined,
  limit = maxFiles,
): CacheDirectory | undefined {
  if (requested === false) return undefined;
  const root = requested === undefined ? findInstallRoot(cwd) : cwd;
  if (root === undefined) return undefined;
  const directory = requested === undefined ? join(root, 'node_modules', '.cache', 'ashlar') : resolve(cwd, requested);
  return {
    path: directory,
    workingDirectory: relative(root, cwd).split(sep).join('/'),
    read(name) {
      const file = join(directory, name);
      return existsSync(file) ? readVerified(readFileSync(file, 'utf8')) : undefined;
    },
    write: (name, text) => writeEntry(directory, name, text, limit),
  };
}

function findInstallRoot(cwd: string): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    if (existsSync(join(directory, 'node_modules'))) return directory;
    if (dirname(directory) === directory) return undefined;
  }
}

/** Returns the text after the checksum line; `undefined` if the checksum does not match. */
function readVerified(content: string): string | undefined {
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  return end >= 0 && sha256(text) === content.slice(0, end) ? text : undefined;
}

function writeEntry(directory: string, name: string, text: string, limit: number): void {
  const temporaryFile = join(directory, `${name}.${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true });
    evictOldest(directory, limit);
    writeFileSync(temporaryFile, `${sha256(text)}\n${text}`);
    renameSync(temporaryFile, join(directory, name));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

/**
 * Removes the older half of the files if the limit is reached. The entries of the current run are among the newer ones.
 */
function evictOldest(directory: string, limit: number): void {
  const names = readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  if (names.length < limit) return;
  const times = new Map(
    names.map((name) => [name, statSync(join(directory, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  const oldest = names.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0)).slice(0, limit / 2);
  for (const name of oldest) rmSync(join(directory, name), { force: true });
}
