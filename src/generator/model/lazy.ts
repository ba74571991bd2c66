// Values that are computed on first use.

/** Returns a value that is computed on the first read. */
export function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}

/** Returns a function that computes each result once. */
export function memoize<K, T>(compute: (key: K) => T): (key: K) => T {
  const results = new Map<K, { readonly value: T }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}
