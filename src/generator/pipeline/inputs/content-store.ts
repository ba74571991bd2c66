// Content-addressed store of remote sources in the cache directory.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { sha256 } from '../../output/sha256.ts';

export interface ContentStore {
  /** Returns the content with this digest; `undefined` if it is missing or corrupt. */
  read(digest: string): Uint8Array | undefined;
  /** Stores a content. Ignores write errors, because the store is optional. */
  write(digest: string, content: Uint8Array): void;
}

/** Opens the store in a cache directory. */
export function openContentStore(cacheDirectory: string): ContentStore {
  const directory = join(cacheDirectory, 'sources');
  return {
    read(digest) {
      try {
        const content = readFileSync(join(directory, digest));
        return sha256(content) === digest ? content : undefined;
      } catch (error) {
        if (isSystemError(error)) return undefined;
        throw error;
      }
    },
    write(digest, content) {
      const file = join(directory, digest);
      const temporaryFile = `${file}.${process.pid}`;
      try {
        mkdirSync(directory, { recursive: true });
        writeFileSync(temporaryFile, content);
        renameSync(temporaryFile, file);
      } catch (error) {
        if (!isSystemError(error)) throw error;
      }
    },
  };
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
