// Deep merge of a test case's fields into the default document (JSON Merge Patch).

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges `overrides` into `base` recursively; null removes a property. */
export function mergeObjects(base: object, overrides: unknown): object {
  if (!isObject(overrides)) return base;
  const properties = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(overrides)) {
    const current = properties.get(key);
    if (value === null) properties.delete(key);
    else properties.set(key, isObject(current) && isObject(value) ? mergeObjects(current, value) : value);
  }
  return Object.fromEntries(properties);
}
