// Size-bounded LRU cache.

/** Cache that evicts the least recently used values. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  /**
   * Adds a value of the given size, evicting the least recently used values to make room. A value that exceeds the
   * capacity is not cached.
   */
  set(key: string, value: V, size: number): void;
  delete(key: string): void;
  /** Total size of the cached values. */
  readonly usedSize: number;
}

/** Creates a cache whose values have a total size of at most `maxSize`. */
export function createLruCache<V>(maxSize: number): LruCache<V> {
  // Ordered by last use, oldest first.
  const entries = new Map<string, { readonly value: V; readonly size: number }>();
  let usedSize = 0;
  const remove = (key: string): void => {
    usedSize -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get usedSize() {
      return usedSize;
    },
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      remove(key);
      if (size > maxSize) return;
      entries.set(key, { value, size });
      usedSize += size;
      for (const oldestKey of entries.keys()) {
        if (usedSize <= maxSize) break;
        remove(oldestKey);
      }
    },
    delete: remove,
  };
}
