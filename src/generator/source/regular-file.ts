// Reads regular files only: reading a pipe, socket, or device can block or never end.

import { readFileSync, statSync, type Stats } from 'node:fs';

/** Maximum file size in bytes: several times the largest known document, and below the maximum string length. */
const maxBytes = 256 * 1024 * 1024;

/** Asserts that a path is a directory or a regular file within the size limit. */
export function assertRegularFile(stats: Stats): void {
  if (stats.isDirectory()) return;
  if (!stats.isFile())
    throw new Error(
      `it is ${stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device'}, not a regular file`,
    );
  if (stats.size > maxBytes) throw new Error(`its size of ${stats.size} bytes exceeds the limit of ${maxBytes} bytes`);
}

/**
 * Reads a regular file.
 *
 * @throws the errors of `readFileSync`, and an error for any other kind of file.
 */
export function readRegularFile(path: string): Buffer {
  assertRegularFile(statSync(path));
  return readFileSync(path);
}
