// Entries of a directory that may be removed while it is read.

import { readdirSync, type Dirent } from 'node:fs';
import { systemErrorCode } from '../system-error.ts';

const missingCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Returns the entries; `undefined` if the directory does not exist. */
export function readEntries(directory: string): Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if (missingCodes.has(systemErrorCode(error))) return undefined;
    throw error;
  }
}
