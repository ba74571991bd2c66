// Cache of reads, each of which is valid until a table that it has read is written.

import { LRUCache } from 'lru-cache';
import type { Storage } from './storage.ts';
import type { TrackedRead } from './table-revisions.ts';

/** Returns the cached value of a key synchronously, or reads it. Missing values are not cached. */
export type ReadCache<Value> = (
  key: string,
  load: () => Promise<Value | undefined>,
) => Promise<Value | undefined> | Value | undefined;

export interface ReadCacheOptions<Value> {
  /** Maximum size of all values, above which those that have not been read for the longest time are removed. */
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
    // A value that was read before a concurrent write is outdated.
    if (result !== undefined && isCacheable(result) && isCurrent()) cache.set(key, { result, isCurrent });
    else cache.delete(key);
    return result;
  };
  return (key, load) => {
    const cached = cache.get(key);
    return cached?.isCurrent() ? cached.result : readAndCache(key, load);
  };
}
