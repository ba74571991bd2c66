// Digests of the input files of a run, shared by all documents.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sha256, sha256File } from '../output/sha256.ts';
import type { FileStats } from '../output/stat-cache.ts';

/**
 * Digest of a file; `null` if it does not exist; `undefined` if it cannot be read, so that changes cannot be detected.
 */
export type InputDigest = string | null | undefined;

export interface InputDigests {
  /** Records the content of a file; `undefined` if it could not be read. */
  record(path: string, content: Uint8Array | string | undefined): void;
  /** Records the known digest of a file. */
  recordDigest(path: string, digest: InputDigest): void;
  /** Returns the current stats of a file; `undefined` if it does not exist. */
  statsOf(path: string): FileStats | undefined;
  /** Returns the recorded digest; reads the file if there is none. */
  digestOf(path: string): InputDigest;
}

/** Creates the digests of files relative to `cwd`. */
export function createInputDigests(cwd: string): InputDigests {
  const digests = new Map<string, InputDigest>();
  return {
    record: (path, content) =>
      void digests.set(
        path,
        content === undefined ? (existsSync(resolve(cwd, path)) ? undefined : null) : sha256(content),
      ),
    recordDigest: (path, digest) => void digests.set(path, digest),
    statsOf: (path) => statSync(resolve(cwd, path), { throwIfNoEntry: false }),
    digestOf(path) {
      if (!digests.has(path)) digests.set(path, computeDigest(resolve(cwd, path)));
      return digests.get(path);
    },
  };
}

function computeDigest(path: string): InputDigest {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isFile() ? sha256File(path) : undefined;
}
