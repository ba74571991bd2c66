// Replacement of several files by temporary file and rename. All contents are written before the first rename.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Environment } from '../../../cli/environment.ts';
import { systemErrorCode } from '../../../cli/system-error.ts';

export interface Replacement {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
  /** File permissions; absent for new files, which use the system default. */
  readonly mode?: number;
}

/**
 * Replaces the files without interruption by signals. Returns the system error; `undefined` on success. Errors of the
 * `files` iterator are caught too.
 */
export function replaceFiles(files: Iterable<Replacement>, host: Environment): string | undefined {
  const drafts: { readonly draft: string; readonly path: string }[] = [];
  try {
    host.runUninterrupted(() => {
      for (const { path, text, mode } of files) {
        const draft = `${path}.${process.pid}.draft`;
        drafts.push({ draft, path });
        writeFileSync(draft, text, mode === undefined ? {} : { mode });
      }
      for (const { draft, path } of drafts) renameSync(draft, path);
    });
    return undefined;
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    return systemErrorCode(error);
  }
}
