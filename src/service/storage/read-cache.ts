// LRU cache of reads, invalidated by writes to the tables that were read.

import { LRUCache } from 'lru-cache';
import type { Storage } from './storage.ts';
import type { TrackedRead } from './table-revisions.ts';

/** Returns the cached value of a key synchronously, or reads it. Missing values are not cached. */
export type ReadCache<Value> = (
  key: string,
  load: () => Promise<Value | undefined>,
) => Promise<Value | undefined> | Value | undefined;

export interface ReadCacheOptions<Value> {
  /** Maximum total size; least recently used values are evicted. */
  readonly maxBytes: number;
  /** Returns the approximate size of a value. */
  readonly sizeOf: (value: Value) => number;
  /** @default all values */
  readonly isCacheable?: (value: Value) => boolean;
}

/** Creates a cache. If other processes can write, so that the storage does not track reads, it stores nothing. */
export function createReadCache<Value>(
  { trackRead }: Pick<Storage, 'trackRead'>,
  { maxBytes, sizeOf, isCacheable = () => true }: ReadCacheOptions<Value>,
): ReadCache<Value> {
  if (!trackRead) return (_key, load) => load();
  const cache = new LRUCache<string, TrackedRead<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ result }) => Math.max(1, sizeOf(result)),
  });
  const readAndCache = async (key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const { result, isCurrent } = await trackRead(load);
    if (result !== undefined && isCacheable(result)) cache.set(key, { result, isCurrent });
    return result;
  };
  return (key, load) => {
    // A value may also be outdated from the start, by a write while it was read.
    const cached = cache.get(key);
    return cached?.isCurrent() ? cached.result : readAndCache(key, load);
  };
}
