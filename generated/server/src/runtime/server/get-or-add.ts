// Caches: values that are computed on first use.

interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key, which is created and added if it is missing. */
export function getOrAdd<Key, Value>(cache: Cache<Key, Value>, key: Key, create: () => Value): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  return created;
}
