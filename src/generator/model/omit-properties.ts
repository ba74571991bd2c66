// Copies of objects without some properties.

/** Returns a copy of the object without these properties. */
export function omitProperties<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Omit<T, K> {
  const copy = { ...object };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
