// Reads regular files only: reading a pipe, socket, or device can block or never end.

import { closeSync, constants, fstatSync, openSync, readFileSync, statSync, type Stats } from 'node:fs';
import { UnreadableSourceError } from './file-reader.ts';

/** Maximum size of a source in bytes: several times the largest known document. */
export const maxSourceBytes = 64_000_000;

/** Creates the error for a source that exceeds the size limit. */
export function createSizeError(code?: 'source/unreadable-url'): UnreadableSourceError {
  return new UnreadableSourceError('it is larger than 64 MB', 'split the document into files', code);
}

/** Asserts that a path is a directory or a regular file within the size limit. */
export function assertRegularFile(stats: Stats): void {
  if (stats.isDirectory()) return;
  if (!stats.isFile())
    throw new UnreadableSourceError(
      `it is ${stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device'}, not a regular file`,
      'pass a regular file, or `-` to read a document from standard input',
    );
  if (stats.size > maxSourceBytes) throw createSizeError();
}

/** Flags that open a named pipe without waiting for a writer, in case that it replaced a regular file. */
export const openFlags = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Reads a regular file.
 *
 * @throws the errors of `readFileSync`, and an error for any other kind of file.
 */
export function readRegularFile(path: string): Buffer {
  // A socket cannot be opened, and opening a device can have an effect.
  assertRegularFile(statSync(path));
  const descriptor = openSync(path, openFlags);
  try {
    assertRegularFile(fstatSync(descriptor));
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
