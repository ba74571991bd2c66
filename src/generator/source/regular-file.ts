// Reads regular files only: a named pipe waits for a writer for ever, and a device may have no end.

import { readFileSync, statSync, type Stats } from 'node:fs';

/** Bytes: several times the largest documents in use, and far below what a string can hold. */
const largest = 256 * 1024 * 1024;

/** Throws if these are the stats of something other than a directory or a regular file of a readable size. */
export function requireRegular(stats: Stats): void {
  if (stats.isDirectory()) return;
  if (!stats.isFile())
    throw new Error(
      `it is ${stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device'}, not a regular file`,
    );
  if (stats.size > largest) throw new Error(`it has ${stats.size} bytes, and ${largest} are the most that is read`);
}

/** The bytes of a regular file. Throws as Node does, and for a file that is not regular. */
export function readRegularFile(path: string): Buffer {
  requireRegular(statSync(path));
  return readFileSync(path);
}
