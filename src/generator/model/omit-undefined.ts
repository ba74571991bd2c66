// Objects without undefined properties.

/**
 * Returns the properties that are not `undefined`. The parameter type requires every property of `T`, so that a new
 * keyword cannot be forgotten.
 */
export function present<T extends object>(members: { readonly [K in keyof T]-?: T[K] | undefined }): T {
  const out: Record<string, unknown> = {};
  for (const key in members) if (members[key] !== undefined) out[key] = members[key];
  // The loop skips exactly the properties that may be absent, which the compiler cannot verify.
  return out as T;
}

/** Same as `omitUndefined`, but `undefined` if no property is defined. */
export function presentAny<T extends object>(members: { readonly [K in keyof T]-?: T[K] | undefined }): T | undefined {
  for (const key in members) if (members[key] !== undefined) return present<T>(members);
  return undefined;
}

/** Returns a copy of the object without these properties. */
export function without<T extends object, K extends keyof T>(members: T, ...keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(members).filter(([key]) => !keys.some((each) => each === key))) as Omit<
    T,
    K
  >; // Has the remaining properties of T.
}
