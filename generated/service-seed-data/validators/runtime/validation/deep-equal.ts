// Deep equality of JSON values, regardless of property order.

/** Whether two values are equal as JSON. 1 equals 1.0, and 0 equals -0. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => deepEqual(item, b[index]));
  if (Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

/** Whether all items are distinct. */
export function hasUniqueItems(list: readonly unknown[]): boolean {
  if (list.length < 2) return true;
  const scalars = new Set<unknown>();
  let seenJson: Set<string> | undefined;
  for (const item of list) {
    if (typeof item !== 'object' || item === null) {
      if (scalars.has(item)) return false;
      scalars.add(item);
      continue;
    }
    const json = canonicalJson(item);
    seenJson ??= new Set();
    if (seenJson.has(json)) return false;
    seenJson.add(json);
  }
  return true;
}

/** Returns canonical JSON: the same string for equal values only. */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value === 0 ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(Reflect.get(value, name))}`).join(',')}}`;
}
