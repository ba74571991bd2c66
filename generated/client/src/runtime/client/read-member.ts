// Access to properties of unvalidated responses.

/** Returns a property of an object; `undefined` for other values. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Returns a property that is an array; empty if there is none. */
export function readArray(value: unknown, name: string): readonly unknown[] {
  const items = readProperty(value, name);
  return Array.isArray(items) ? items : [];
}
