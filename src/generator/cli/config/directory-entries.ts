// Entries of a directory that may be removed while it is read.

import { readdirSync, type Dirent } from 'node:fs';
import { saidOf } from '../system-error.ts';

const missing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Returns the entries; `undefined` if the directory does not exist. */
export function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (missing.has(saidOf(error))) return undefined;
    throw error;
  }
}
