// Maps and arrays that are `undefined` if they are empty, so that the document omits them.

/** Returns the entries as a map sorted by key; `undefined` if there are none. */
export function nonEmptySortedMap<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> | undefined {
  if (entries.length === 0) return undefined;
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the entries as a map in their original order; `undefined` if there are none. */
export function nonEmptyMap<T>(entries: Iterable<readonly [string, T]>): ReadonlyMap<string, T> | undefined {
  const map = new Map(entries);
  return map.size === 0 ? undefined : map;
}

/** Returns the array; `undefined` if it is empty. */
export function nonEmptyArray<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items;
}
