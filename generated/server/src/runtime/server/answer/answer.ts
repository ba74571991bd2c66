// An answer as it is sent: status, headers, bytes.

import type { Arrival, Exchange } from '../exchange.js';
import type { HandlerResponse } from '../handler.js';
import type { ServiceResponse } from '../http.js';
import { isJson, readMediaType } from '../body/media-type.js';
import type { Refusal } from '../refusal.js';
import { errorContent } from './errors.js';
import { conventionHeaders } from './headers.js';
import { jsonText } from './json.js';
import { lengthOf } from './length.js';

/** What a handler answered. */
export function answer<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, { status, headers, contentType, body }: HandlerResponse): ServiceResponse {
  const { method } = arrival.request;
  const all = conventionHeaders(arrival, exchange, status);
  const bytes = body === undefined || isBodiless(status) ? undefined : written(body, contentType);
  if (bytes !== undefined) all.set({ 'Content-Type': contentType ?? 'application/json', 'Content-Length': lengthOf(bytes) });
  else if (!isBodiless(status)) all.set({ 'Content-Length': 0 });
  if (headers) all.set(headers);
  return bytes === undefined || method === 'HEAD' ? { status, headers: all.list() } : { status, headers: all.list(), body: bytes };
}

/** What a refusal answers. */
export function answerRefusal<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, refusal: Refusal): ServiceResponse {
  const { status, headers } = refusal;
  return answer(arrival, exchange, { status, ...(headers && { headers }), ...errorContent(refusal, arrival.setting.table.conventions) });
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
