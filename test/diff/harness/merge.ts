// How what a case says is laid over what every document has.

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `base` with the members of `over`, map by map; null takes a member away. */
export function merged(base: object, over: unknown): object {
  if (!isObject(over)) return base;
  const members = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const known = members.get(key);
    if (value === null) members.delete(key);
    else members.set(key, isObject(known) && isObject(value) ? merged(known, value) : value);
  }
  return Object.fromEntries(members);
}
