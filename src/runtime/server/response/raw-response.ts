// Responses as they are sent: status, headers, and bytes.

import type { Arrival, Exchange } from '../request-context.ts';
import type { HandlerResponse } from '../handler.ts';
import type { ServiceResponse } from '../http.ts';
import { isJson } from '../../parameters/media-type.ts';
import { readMediaType } from '../body/media-type.ts';
import type { Refusal } from '../http-error.ts';
import { writtenJson, type Written } from './cached-body.ts';
import { conventionHeaders } from './convention-headers.ts';
import { errorContent } from './error-body.ts';
import { lengthOf } from './content-length.ts';

/** Builds the response of a handler. */
export function answer<Tx>(
  arrival: Arrival<Tx>,
  exchange: Exchange<Tx> | undefined,
  { status, headers, contentType, body }: HandlerResponse,
): ServiceResponse {
  const { method } = arrival.request;
  const bodiless = isBodiless(status);
  const written = body === undefined || bodiless ? undefined : writtenAs(body, contentType);
  const type = written && (contentType ?? 'application/json');
  const all = conventionHeaders(arrival, exchange, status, {
    type,
    length: bodiless ? undefined : (written?.length ?? 0),
  });
  if (headers) all.set(headers);
  return written === undefined || method === 'HEAD'
    ? { status, headers: all.list() }
    : { status, headers: all.list(), body: written.text };
}

/** Builds an error response. */
export function answerRefusal<Tx>(
  arrival: Arrival<Tx>,
  exchange: Exchange<Tx> | undefined,
  refusal: Refusal,
): ServiceResponse {
  const { status, headers } = refusal;
  return answer(arrival, exchange, {
    status,
    ...(headers && { headers }),
    ...errorContent(refusal, arrival.setting.table.conventions, exchange?.operation.responses),
  });
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Serializes a body: bytes unchanged, strings unchanged if the media type is not JSON, otherwise JSON. */
function writtenAs(body: unknown, contentType: string | undefined): Written {
  if (body instanceof Uint8Array) return { text: body, length: body.length };
  const text = typeof body === 'string' && !isOfJson(contentType) ? body : undefined;
  return text === undefined ? writtenJson(body) : { text, length: lengthOf(text) };
}

function isOfJson(contentType: string | undefined): boolean {
  return (
    contentType === undefined || contentType === 'application/json' || isJson(readMediaType(contentType)?.essence ?? '')
  );
}
