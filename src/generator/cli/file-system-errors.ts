// Error codes of failed system calls.

import { readdirSync, type Dirent } from 'node:fs';

/** Returns the error code, such as `ENOENT`, or a placeholder phrase if there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'it cannot';
}

/** Returns why a file cannot be read, as a clause of a message. */
export function unreadableReason(error: unknown): string {
  return error instanceof Error && !('code' in error) ? error.message : `the system says ${systemErrorCode(error)}`;
}

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
