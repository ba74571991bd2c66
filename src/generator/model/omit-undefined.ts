// How an object gets only the members that are there.

/**
 * `members` without those that are undefined. All members of `T` must be listed, so that a keyword added to a
 * declaration cannot be forgotten where it is read.
 */
export function present<T extends object>(members: { readonly [K in keyof T]-?: T[K] | undefined }): T {
  const out: Record<string, unknown> = {};
  for (const key in members) if (members[key] !== undefined) out[key] = members[key];
  // The compiler cannot see that a loop leaves out exactly the members that may be absent.
  return out as T;
}

/** As `present`; undefined where nothing is. */
export function presentAny<T extends object>(members: { readonly [K in keyof T]-?: T[K] | undefined }): T | undefined {
  for (const key in members) if (members[key] !== undefined) return present<T>(members);
  return undefined;
}

/** The members of an object but for these. */
export function without<T extends object, K extends keyof T>(members: T, ...keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(members).filter(([key]) => !keys.some((each) => each === key))) as Omit<
    T,
    K
  >; // of the same members, but for these
}
