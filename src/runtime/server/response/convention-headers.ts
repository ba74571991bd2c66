// Response headers: conventions of the document, CORS, and the service's own headers.

import type { ResponseHeaders } from '../handler.ts';
import type { Arrival, Exchange } from '../request-context.ts';
import { planOf } from '../operation-plan.ts';
import { continued, createHeaders, keyOf, textOf, type Headers, type Pair, type Prepared } from './headers.ts';

/** Media type and length of a body. */
export interface Sent {
  readonly type: string | undefined;
  /** `undefined` if the status does not allow a body. */
  readonly length: number | undefined;
}

/** Returns the headers of a response; those of an operation only if one matched. */
export function conventionHeaders<Tx>(
  arrival: Arrival<Tx>,
  exchange: Exchange<Tx> | undefined,
  status: number,
  sent: Sent,
): Headers {
  const { setting, request, allow } = arrival;
  const { headers } = setting.options;
  const own =
    typeof headers === 'function'
      ? headers({ request, status, operation: exchange?.operation.id, identity: exchange?.identity })
      : headers;
  if (exchange && !setting.always.byOrigin && (own === undefined || Object.isFrozen(own)))
    return filledIn(exchange, own ?? nothing, sent);
  const all = createHeaders(setting.always.headers(request, allow));
  if (exchange) all.set(operationHeaders(exchange));
  if (own) all.set(own);
  if (sent.type !== undefined) all.set({ 'Content-Type': sent.type });
  if (sent.length !== undefined) all.set({ 'Content-Length': sent.length });
  return all;
}

const nothing: ResponseHeaders = Object.freeze({});

/** Headers with slots that are filled for each response. */
interface Template extends Prepared {
  /** Indexes of the slots; -1 if there is no such header, or the service overrides it. */
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly granted: number;
  readonly type: number;
  readonly length: number;
}

/** Cached templates by the service's own headers, then by operation, then by the combination of optional headers. */
export type Templates = WeakMap<object, WeakMap<object, (Template | undefined)[]>>;

/** Fills a cached template, with the same result as building the headers one by one. */
function filledIn<Tx>(exchange: Exchange<Tx>, own: ResponseHeaders, { type, length }: Sent): Headers {
  const { rate, identity } = exchange;
  const kind = (rate ? 1 : 0) + (identity ? 2 : 0) + (type === undefined ? 0 : 4) + (length === undefined ? 0 : 8);
  const known = templatesOf(exchange, own);
  const template = (known[kind] ??= templateFor(exchange, own, { type, length }));
  const pairs = template.pairs.slice();
  if (rate) {
    fill(pairs, template.limit, String(rate.limit));
    fill(pairs, template.remaining, String(rate.remaining));
    fill(pairs, template.reset, String(rate.reset));
  }
  if (identity) fill(pairs, template.granted, textOf(identity.scopes.join(' ')));
  if (type !== undefined) fill(pairs, template.type, textOf(type));
  if (length !== undefined) fill(pairs, template.length, String(length));
  let more: Headers | undefined;
  return { list: () => pairs, set: (headers) => (more ??= continued(template.keys, pairs)).set(headers) };
}

function templatesOf<Tx>({ setting, operation }: Exchange<Tx>, own: ResponseHeaders): (Template | undefined)[] {
  const ofOwn = setting.templates.get(own) ?? new WeakMap<object, (Template | undefined)[]>();
  setting.templates.set(own, ofOwn);
  const known = ofOwn.get(operation) ?? [];
  ofOwn.set(operation, known);
  return known;
}

function templateFor<Tx>(exchange: Exchange<Tx>, own: ResponseHeaders, { type, length }: Sent): Template {
  const { setting, request, allow } = exchange;
  const all = createHeaders(setting.always.headers(request, allow));
  all.set(operationHeaders(exchange));
  all.set(own);
  all.set({ 'Content-Type': type, 'Content-Length': length });
  const pairs = all.list();
  const keys = pairs.map(([name]) => keyOf(name));
  const chosen = new Set(
    Object.keys(own)
      .filter((name) => own[name] !== undefined)
      .map(keyOf),
  );
  const place = (name: string | undefined): number =>
    name === undefined || chosen.has(keyOf(name)) ? -1 : keys.indexOf(keyOf(name));
  const { rateLimit, scopes } = setting.table.conventions;
  return {
    keys,
    pairs,
    limit: place(rateLimit?.limit),
    remaining: place(rateLimit?.remaining),
    reset: place(rateLimit?.reset),
    granted: place(scopes?.granted),
    type: keys.indexOf('content-type'),
    length: keys.indexOf('content-length'),
  };
}

function fill(pairs: Pair[], at: number, text: string): void {
  const before = pairs[at];
  if (before) pairs[at] = [before[0], text];
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
