// How files of a person's are replaced: drafts of all are written before the first takes the place of what was there.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Host } from '../../../cli/environment.ts';
import { saidOf } from '../../../cli/system-error.ts';

export interface Replacement {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** The permissions of the file; the system's own for new ones where it is absent. */
  readonly mode?: number;
}

/** Replaces each file, whole, without giving way to signals. Undefined when all is done, else what the system said, also of looking at what `files` comes from. */
export function replaced(files: Iterable<Replacement>, host: Host): string | undefined {
  const drafts: { readonly draft: string; readonly path: string }[] = [];
  try {
    host.uninterrupted(() => {
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
    return saidOf(error);
  }
}
