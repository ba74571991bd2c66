// What the files were that a run has read: one digest each, for all documents that it is about.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { digest, digestFile } from '../output/sha256.ts';
import type { Stats } from '../output/stat-cache.ts';

/** A digest; null where there is no file; undefined where something is there that cannot be read, so that nobody can tell when it changes. */
export type Seen = string | null | undefined;

export interface Digests {
  /** Notes what was read; undefined where it could not be. */
  note(path: string, content: Uint8Array | string | undefined): void;
  /** Notes what is known of a file that was read before. */
  noteSeen(path: string, seen: Seen): void;
  /** What the system says of what is there now. */
  statsOf(path: string): Stats | undefined;
  /** What this run has read or, where it has not yet, what is there now. */
  of(path: string): Seen;
}

/** The digests of files as they are known in `cwd`. */
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
