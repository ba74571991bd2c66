// The headers that every answer carries: by the document's conventions, by the policy on origins, and by the service's own choice.

import type { ResponseHeaders } from '../handler.ts';
import type { Arrival, Exchange } from '../exchange.ts';
import { planOf } from '../plan.ts';

type Pair = readonly [name: string, value: string];

/** Headers put together; a later one of the same name wins. */
export interface Headers {
  set(headers: ResponseHeaders): void;
  list(): readonly Pair[];
}

/** No headers, or some that others follow. */
export function createHeaders(first?: Prepared): Headers {
  const names = first ? first.keys.slice() : [];
  const pairs = first ? first.pairs.slice() : [];
  return {
    set(headers) {
      for (const name of Object.keys(headers)) {
        const value = headers[name];
        const key = keyOf(name);
        if (value === undefined) continue;
        const known = names.indexOf(key);
        const at = known < 0 ? names.push(key) - 1 : known;
        pairs[at] = [name, key === 'vary' ? varying(pairs[at]?.[1], String(value)) : typeof value === 'string' ? clean(value) : String(value)];
      }
    },
    list: () => pairs,
  };
}

/** Headers that are the same time and again, put together once. */
export interface Prepared {
  /** The names in lower case. */
  readonly keys: readonly string[];
  readonly pairs: readonly Pair[];
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
function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a header`);
  const key = name.toLowerCase();
  if (keys.size < remembered) keys.set(name, key);
  return key;
}

/** What a header cannot hold: a line break would start another one, and beyond ASCII no two readers agree. */
function clean(value: string): string {
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
  const names = `${before ?? ''},${value}`.split(',').map((name) => name.trim()).filter((name) => name !== '');
  return clean([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(', '));
}

/** The headers of any answer to this request; those that concern an operation, only where one was found. */
export function conventionHeaders<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, status: number): Headers {
  const { setting, request } = arrival;
  const { headers } = setting.options;
  const all = createHeaders(setting.always(request, arrival.allow));
  if (exchange) all.set(operationHeaders(exchange));
  if (typeof headers === 'function') all.set(headers({ request, status, operation: exchange?.operation.id, identity: exchange?.identity }));
  else if (headers) all.set(headers);
  return all;
}

function operationHeaders<Tx>(exchange: Exchange<Tx>): ResponseHeaders {
  const { rateLimit, scopes } = exchange.setting.table.conventions;
  const { rate, identity } = exchange;
  const headers: Record<string, string | number> = {};
  if (rateLimit && rate) {
    headers[rateLimit.limit] = rate.limit;
    headers[rateLimit.remaining] = rate.remaining;
    headers[rateLimit.reset] = rate.reset;
  }
  if (scopes) headers[scopes.accepted] = planOf(exchange.operation).scopesText;
  if (scopes && identity) headers[scopes.granted] = identity.scopes.join(' ');
  return headers;
}
