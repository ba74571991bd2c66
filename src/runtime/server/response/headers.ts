// Headers put together, and what a header can hold.

import type { HeaderValue, ResponseHeaders } from '../handler.ts';

export type Pair = readonly [name: string, value: string];

/** Headers put together; a later one of the same name wins. */
export interface Headers {
  set(headers: ResponseHeaders): void;
  list(): readonly Pair[];
}

/** Headers that are the same time and again, put together once. */
export interface Prepared {
  /** The names in lower case. */
  readonly keys: readonly string[];
  readonly pairs: readonly Pair[];
}

/** No headers, or some that others follow. */
export function createHeaders(first: Prepared = none): Headers {
  return continued(first.keys, first.pairs.slice());
}

const none: Prepared = { keys: [], pairs: [] };

/** Headers that are there already, and may be changed. */
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

/** As many names and values as services have, and some. */
const remembered = 500;

const keys = new Map<string, string>();

/** The name in lower case; throws where it is none. Services have few names, and every answer has them. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a header`);
  const key = name.toLowerCase();
  if (keys.size < remembered) keys.set(name, key);
  return key;
}

/** What a header says, without what it cannot hold: a line break would start another one, and beyond ASCII no two readers agree. */
export function textOf(value: Exclude<HeaderValue, undefined>): string {
  if (typeof value !== 'string') return String(value);
  if (!/[^\t\u0020-\u007e]/.test(value)) return value;
  return value
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]+/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\t\u0020-\u007e]/gu, encodeURIComponent);
}

const varied = new Map<string, string>();

/** What `Vary` says: nearly always the same. */
function varying(before: string | undefined, value: string): string {
  if (before !== undefined) return joined(before, value);
  const known = varied.get(value) ?? joined(undefined, value);
  if (varied.size < remembered) varied.set(value, known);
  return known;
}

/** Everything that an answer varies with, each once. */
function joined(before: string | undefined, value: string): string {
  const names = `${before ?? ''},${value}`
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return textOf([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', '));
}
