// Read cache that is invalidated by writes.

import type { Storage } from './storage.ts';

/** Returns the cached value of a key synchronously, or reads it. Missing values are not cached. */
export type ReadCache<Value> = (
  key: string,
  load: () => Promise<Value | undefined>,
) => Promise<Value | undefined> | Value | undefined;

/**
 * Creates a cache of at most `maxSize` values. If other processes can write, the storage has no revision, and the cache
 * stores nothing.
 */
export function createReadCache<Value>(
  { revision }: Pick<Storage, 'revision'>,
  maxSize: number,
  isCacheable: (value: Value) => boolean = () => true,
): ReadCache<Value> {
  if (!revision) return (_key, load) => load();
  const cache = new Map<string, Value>();
  let cachedRevision: number | undefined;
  const readAndCache = async (
    key: string,
    load: () => Promise<Value | undefined>,
    revisionBefore: number,
  ): Promise<Value | undefined> => {
    const loaded = await load();
    // If there was a concurrent write, the value may be outdated, so it is not cached.
    if (
      loaded !== undefined &&
      isCacheable(loaded) &&
      revision() === revisionBefore &&
      cachedRevision === revisionBefore
    )
      cache.set(key, loaded);
    return loaded;
  };
  return (key, load) => {
    const revisionBefore = revision();
    if (revisionBefore !== cachedRevision || cache.size >= maxSize) cache.clear();
    cachedRevision = revisionBefore;
    return cache.get(key) ?? readAndCache(key, load, revisionBefore);
  };
}
