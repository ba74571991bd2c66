// Keys of queries: `[api, resource, operation, args]`, of JSON values only.

/** A key, or a prefix of keys. */
export type QueryKey = readonly unknown[];

/** Options of a call that do not select data. */
const callOptions: ReadonlySet<string> = new Set(['signal', 'init']);

/** Returns the key of a request; without one, the prefix of the keys of all requests. */
export function createKey(prefix: QueryKey, request?: object): QueryKey {
  return request === undefined ? prefix : [...prefix, toKeyArguments(request)];
}

/** Returns the key of an infinite query. The key of the same request without pages is a prefix of it. */
export function createInfiniteKey(key: QueryKey): QueryKey {
  return [...key, 'infinite'];
}

/** Returns the parts of a request that select data, as JSON. Parts without values are omitted. */
function toKeyArguments(request: object): object {
  const parts = Object.entries(request).filter(([name]) => !callOptions.has(name));
  return Object.fromEntries(
    sortByName(parts.map(([name, part]) => [name, toKeyValue(part, name === 'path')])).filter(
      ([, part]) => !isEmpty(part),
    ),
  );
}

function isEmpty(part: unknown): boolean {
  return part === undefined || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);
}

/**
 * Returns a value as JSON: with members in code unit order and without undefined ones, dates as strings, and a `bigint`
 * as the string of its digits, which `JSON.stringify` would reject. Path parameters are strings in a URL: the number 1
 * selects the same data as the string `1`.
 */
function toKeyValue(value: unknown, isPath: boolean): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return isPath || !Number.isFinite(value) ? String(value) : value;
  if (typeof value === 'boolean') return isPath ? String(value) : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (hasJsonForm(value)) return toKeyValue(value.toJSON(), isPath);
  if (Array.isArray(value)) return value.map((item) => toKeyValue(item, isPath) ?? null);
  return Object.fromEntries(
    sortByName(Object.entries(value).map(([name, member]) => [name, toKeyValue(member, isPath)])).filter(
      ([, member]) => member !== undefined,
    ),
  );
}

/** Type guard for values that determine their form in JSON, such as dates. */
function hasJsonForm(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function sortByName(entries: [string, unknown][]): readonly [string, unknown][] {
  return entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
