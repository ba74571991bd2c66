// The entries of a directory that may be removed while it is read.

import { readdirSync, type Dirent } from 'node:fs';
import { saidOf } from '../system-error.ts';

const missing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** The entries; undefined if there is no such directory. */
export function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (missing.has(saidOf(error))) return undefined;
    throw error;
  }
}
