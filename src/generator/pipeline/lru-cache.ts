// What is kept for whoever asks again, as long as there is room: what nobody has asked for longest goes first.

export interface Shelf<V> {
  get(key: string): V | undefined;
  /** Keeps a value that takes so much room; one that takes more than there is, is not kept. */
  set(key: string, value: V, room: number): void;
  delete(key: string): void;
  /** How much room is taken. */
  readonly taken: number;
}

/** A shelf with room for `most`. */
export function createShelf<V>(most: number): Shelf<V> {
  // In the order in which they were last asked for.
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
