// Helpers that omit object properties.

/**
 * Returns the properties that are not `undefined`. The parameter type requires every property of `T`, so that callers
 * cannot forget a new one.
 */
export function omitUndefined<T extends object>(properties: { readonly [K in keyof T]-?: T[K] | undefined }): T {
  const result: Record<string, unknown> = {};
  for (const key in properties) if (properties[key] !== undefined) result[key] = properties[key];
  // The loop skips exactly the properties that may be absent, which the compiler cannot verify.
  return result as T;
}

/** Same as `omitUndefined`, but returns `undefined` if no property is defined. */
export function definedPropertiesOrUndefined<T extends object>(properties: {
  readonly [K in keyof T]-?: T[K] | undefined;
}): T | undefined {
  for (const key in properties) if (properties[key] !== undefined) return omitUndefined<T>(properties);
  return undefined;
}

/**
 * Returns a copy of the object without these properties. Copies the remaining ones, because V8 reads an object slowly
 * after `delete`.
 */
export function omitProperties<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Omit<T, K> {
  const omitted: readonly PropertyKey[] = keys;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (!omitted.includes(key)) copy[key] = value;
  // The loop skips exactly the omitted properties, which the compiler cannot verify.
  return copy as Omit<T, K>;
}
