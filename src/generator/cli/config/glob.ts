// Glob matching with captured wildcards, and directory listing.

import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { systemErrorCode } from '../file-system-errors.ts';

/** Matching file, relative to the base directory, with the text that each wildcard matched. */
export interface GlobMatch {
  readonly path: string;
  readonly captures: readonly string[];
}

/** Returns whether a path is a glob and not the name of an existing file. */
export function isGlob(path: string, directory: string): boolean {
  return picomatch.scan(path).isGlob && !existsSync(join(directory, path));
}

/** Matching files in code point order, and absolute paths of the directories in which new matches could appear. */
export interface GlobResult {
  readonly matches: readonly GlobMatch[];
  readonly directories: readonly string[];
}

/** Returns the matching files below `directory`, an absolute path. */
export function matchGlob(glob: string, directory: string): GlobResult {
  const { base, glob: pattern } = picomatch.scan(glob);
  const regex = picomatch.makeRe(pattern, { capture: true });
  const depth = pattern.includes('**') ? Infinity : pattern.split('/').length;
  const start = base === '' ? directory : join(directory, base);
  const directories: string[] = [start];
  const matches = listFiles(start, '', depth, directories).flatMap((path) => {
    const match = regex.exec(path);
    return match
      ? [
          {
            path: base === '' ? path : `${base}/${path}`,
            captures: match.slice(1).map((part: string | undefined) => part ?? ''),
          },
        ]
      : [];
  });
  return { matches, directories };
}

/**
 * Lists the files below a directory, except hidden files and files in `node_modules` or in Ashlar output directories.
 * Adds the directories that it reads to `directories`.
 */
function listFiles(start: string, prefix: string, depth: number, directories: string[]): readonly string[] {
  const entries =
    depth === 0 ? undefined : readDirectoryEntries(join(start, prefix))?.sort((a, b) => (a.name < b.name ? -1 : 1));
  if (entries === undefined || entries.some(({ name }) => name === '.ashlar.json')) return [];
  directories.push(join(start, prefix));
  const included = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  return included.flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(start, `${prefix}${entry.name}/`, depth - 1, directories)
      : entry.isFile()
        ? [`${prefix}${entry.name}`]
        : [],
  );
}

const missingCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Returns the directory entries, or `undefined` if the directory does not exist. */
export function readDirectoryEntries(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if (missingCodes.has(systemErrorCode(error))) return undefined;
    throw error;
  }
}
