// An answer as it is sent: status, headers, bytes.

import type { Arrival, Exchange } from '../exchange.js';
import type { HandlerResponse } from '../handler.js';
import type { ServiceResponse } from '../http.js';
import { isJson, readMediaType } from '../body/media-type.js';
import type { Refusal } from '../refusal.js';
import { errorContent } from './errors.js';
import { conventionHeaders, createHeaders } from './headers.js';
import { jsonText } from './json.js';

/** What a handler answered. */
export function answer<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, { status, headers, contentType, body }: HandlerResponse): ServiceResponse {
  const { method } = arrival.request;
  const all = createHeaders();
  for (const group of conventionHeaders(arrival, exchange, status)) all.set(group);
  const bytes = body === undefined || isBodiless(status) ? undefined : written(body, contentType);
  if (bytes !== undefined) all.set({ 'Content-Type': contentType ?? 'application/json', 'Content-Length': lengthOf(bytes) });
  else if (!isBodiless(status)) all.set({ 'Content-Length': 0 });
  if (headers) all.set(headers);
  return { status, headers: all.list(), ...(bytes !== undefined && method !== 'HEAD' && { body: bytes }) };
}

/** What a refusal answers. */
export function answerRefusal<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, refusal: Refusal): ServiceResponse {
  const { status, headers } = refusal;
  return answer(arrival, exchange, { status, ...(headers && { headers }), ...errorContent(refusal, arrival.setting.table.conventions) });
}

const encoder = new TextEncoder();

/** In bytes of UTF-8, of which a character of ASCII is one. */
function lengthOf(body: string | Uint8Array): number {
  return typeof body !== 'string' || !/[^\u0000-\u007f]/.test(body) ? body.length : encoder.encode(body).length;
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Text and bytes as they are where the media type is not JSON; all else as JSON. */
function written(body: unknown, contentType: string | undefined): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  const json = contentType === undefined || contentType === 'application/json' || isJson(readMediaType(contentType)?.essence ?? '');
  return typeof body === 'string' && !json ? body : jsonText(body);
}
