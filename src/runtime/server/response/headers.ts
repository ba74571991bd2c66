// Response headers: construction, and escaping of values.

import type { HeaderValue, ResponseHeaders } from '../handler.ts';

export type Pair = readonly [name: string, value: string];

/** Header list; later values override earlier ones of the same name. */
export interface Headers {
  set(headers: ResponseHeaders): void;
  list(): readonly Pair[];
}

/** Headers that are built once and reused. */
export interface Prepared {
  /** Names in lower case. */
  readonly keys: readonly string[];
  readonly pairs: readonly Pair[];
}

/** Creates a header list, empty or with initial headers. */
export function createHeaders(first: Prepared = none): Headers {
  return continued(first.keys, first.pairs.slice());
}

const none: Prepared = { keys: [], pairs: [] };

/** Creates a header list that modifies `pairs`. */
export function continued(before: readonly string[], pairs: Pair[]): Headers {
  const keys = before.slice();
  return {
    set(headers) {
      for (const name of Object.keys(headers)) {
        const value = headers[name];
        const key = keyOf(name);
        if (value === undefined) continue;
        const known = keys.indexOf(key);
        const at = known < 0 ? keys.push(key) - 1 : known;
        pairs[at] = [name, key === 'vary' ? varying(pairs[at]?.[1], String(value)) : textOf(value)];
      }
    },
    list: () => pairs,
  };
}

export function prepareHeaders(...groups: readonly ResponseHeaders[]): Prepared {
  const headers = createHeaders();
  for (const group of groups) headers.set(group);
  const pairs = headers.list();
  return { keys: pairs.map(([name]) => keyOf(name)), pairs };
}

/** Maximum size of the caches: more than services have names and values. */
const remembered = 500;

const keys = new Map<string, string>();

/**
 * Returns the name in lower case, from a cache.
 *
 * @throws TypeError if the name is invalid
 */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a header`);
  const key = name.toLowerCase();
  if (keys.size < remembered) keys.set(name, key);
  return key;
}

/**
 * Returns a header value. Control characters become spaces, because line breaks would start another header; non-ASCII
 * characters are percent-encoded, because recipients disagree on their encoding.
 */
export function textOf(value: Exclude<HeaderValue, undefined>): string {
  if (typeof value !== 'string') return String(value);
  if (!/[^\t\u0020-\u007e]/.test(value)) return value;
  return value
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]+/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\t\u0020-\u007e]/gu, encodeURIComponent);
}

const varied = new Map<string, string>();

/** Returns the value of `Vary`, cached for a single value. */
function varying(before: string | undefined, value: string): string {
  if (before !== undefined) return joined(before, value);
  const known = varied.get(value) ?? joined(undefined, value);
  if (varied.size < remembered) varied.set(value, known);
  return known;
}

/** Merges `Vary` values without duplicates. */
function joined(before: string | undefined, value: string): string {
  const names = `${before ?? ''},${value}`
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return textOf([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', '));
}
