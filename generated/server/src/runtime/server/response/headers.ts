// Response headers: construction, and escaping of values.

import type { HeaderValue, ResponseHeaders } from '../handler-types.js';

export type HeaderPair = readonly [name: string, value: string];

/** Header list. A later value overrides an earlier one with the same name. */
export interface HeaderList {
  set(headers: ResponseHeaders): void;
  list(): readonly HeaderPair[];
}

/** Headers that are built once and reused. */
export interface PreparedHeaders {
  /** Names in lower case. */
  readonly keys: readonly string[];
  readonly pairs: readonly HeaderPair[];
}

/** Creates a header list, empty or with initial headers. */
export function createHeaders(initial: PreparedHeaders = emptyHeaders): HeaderList {
  return extendHeaders(initial.keys, initial.pairs.slice());
}

const emptyHeaders: PreparedHeaders = { keys: [], pairs: [] };

/** Creates a header list that modifies `pairs`. */
export function extendHeaders(initialKeys: readonly string[], pairs: HeaderPair[]): HeaderList {
  const keys = initialKeys.slice();
  return {
    set(headers) {
      for (const name of Object.keys(headers)) {
        const value = headers[name];
        const key = headerKey(name);
        if (value === undefined) continue;
        const existing = keys.indexOf(key);
        const index = existing < 0 ? keys.push(key) - 1 : existing;
        pairs[index] = [name, key === 'vary' ? varyValue(pairs[index]?.[1], String(value)) : headerValue(value)];
      }
    },
    list: () => pairs,
  };
}

export function prepareHeaders(...groups: readonly ResponseHeaders[]): PreparedHeaders {
  const headers = createHeaders();
  for (const group of groups) headers.set(group);
  const pairs = headers.list();
  return { keys: pairs.map(([name]) => headerKey(name)), pairs };
}

/** Maximum size of the caches, which exceeds the number of header names and values of a service. */
const maxCacheSize = 500;

const keyCache = new Map<string, string>();

/**
 * Returns the name in lower case, from a cache.
 *
 * @throws TypeError if the name is invalid
 */
export function headerKey(name: string): string {
  const cached = keyCache.get(name);
  if (cached !== undefined) return cached;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is not a valid header name`);
  const key = name.toLowerCase();
  if (keyCache.size < maxCacheSize) keyCache.set(name, key);
  return key;
}

/**
 * Returns a header value. Control characters become spaces, because line breaks would start another header; non-ASCII
 * characters are percent-encoded, because recipients disagree on their encoding.
 */
export function headerValue(value: Exclude<HeaderValue, undefined>): string {
  if (typeof value !== 'string') return String(value);
  if (!/[^\t\u0020-\u007e]/.test(value)) return value;
  return value
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]+/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\t\u0020-\u007e]/gu, encodeURIComponent);
}

const varyCache = new Map<string, string>();

/** Returns the value of `Vary`, cached for a single value. */
function varyValue(current: string | undefined, value: string): string {
  if (current !== undefined) return mergeVary(current, value);
  const cached = varyCache.get(value) ?? mergeVary(undefined, value);
  if (varyCache.size < maxCacheSize) varyCache.set(value, cached);
  return cached;
}

/** Merges `Vary` values without duplicates. */
function mergeVary(current: string | undefined, value: string): string {
  const names = `${current ?? ''},${value}`
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return headerValue([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', '));
}
