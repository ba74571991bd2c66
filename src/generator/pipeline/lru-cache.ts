// LRU cache, bounded by the total size of its values.

export interface Shelf<V> {
  get(key: string): V | undefined;
  /**
   * Adds a value of the given size and evicts the least recently used ones. A value larger than the cache is not added.
   */
  set(key: string, value: V, room: number): void;
  delete(key: string): void;
  /** Total size of the cached values. */
  readonly taken: number;
}

/** Creates a cache with the capacity `maxSize`. */
export function createShelf<V>(most: number): Shelf<V> {
  // In order of last use.
  const held = new Map<string, { readonly value: V; readonly room: number }>();
  let taken = 0;
  const remove = (key: string): void => {
    taken -= held.get(key)?.room ?? 0;
    held.delete(key);
  };
  return {
    get taken() {
      return taken;
    },
    get(key) {
      const found = held.get(key);
      if (found === undefined) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    set(key, value, room) {
      remove(key);
      if (room > most) return;
      held.set(key, { value, room });
      taken += room;
      for (const old of held.keys()) {
        if (taken <= most) break;
        remove(old);
      }
    },
    delete: remove,
  };
}
