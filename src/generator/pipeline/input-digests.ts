// Digests of the input files of a run, shared by all documents.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { digest, digestFile } from '../output/sha256.ts';
import type { Stats } from '../output/stat-cache.ts';

/**
 * Digest of a file; `null` if it does not exist; `undefined` if it cannot be read, so that changes cannot be detected.
 */
export type Seen = string | null | undefined;

export interface Digests {
  /** Records the content of a file; `undefined` if it could not be read. */
  note(path: string, content: Uint8Array | string | undefined): void;
  /** Records the known digest of a file. */
  noteSeen(path: string, seen: Seen): void;
  /** Returns the current stats of a file; `undefined` if it does not exist. */
  statsOf(path: string): Stats | undefined;
  /** Returns the recorded digest; reads the file if there is none. */
  of(path: string): Seen;
}

/** Creates the digests of files relative to `cwd`. */
export function createDigests(cwd: string): Digests {
  const known = new Map<string, Seen>();
  return {
    note: (path, content) =>
      void known.set(
        path,
        content === undefined ? (existsSync(resolve(cwd, path)) ? undefined : null) : digest(content),
      ),
    noteSeen: (path, seen) => void known.set(path, seen),
    statsOf: (path) => statSync(resolve(cwd, path), { throwIfNoEntry: false }),
    of(path) {
      if (!known.has(path)) known.set(path, seenAt(resolve(cwd, path)));
      return known.get(path);
    },
  };
}

function seenAt(path: string): Seen {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isFile() ? digestFile(path) : undefined;
}
