// Lazy evaluation and memoization.

/** Returns a function that computes its result on the first call. */
export function lazy<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => (computed ??= { value: compute() }).value;
}

/** Returns a function that computes the result for each key once. */
export function memoize<K, T>(compute: (key: K) => T): (key: K) => T {
  const results = new Map<K, { readonly value: T }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}

/**
 * Returns a function that computes the result for each object once, as long as the object exists: in watch mode, also for
 * objects that several runs share.
 */
export function memoizeWeakly<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}
