// An answer as it is sent: status, headers, bytes.

import type { Arrival, Exchange } from '../request-context.js';
import type { HandlerResponse } from '../handler.js';
import type { ServiceResponse } from '../http.js';
import { isJson } from '../../parameters/media-type.js';
import { readMediaType } from '../body/media-type.js';
import type { Refusal } from '../http-error.js';
import { writtenJson, type Written } from './cached-body.js';
import { conventionHeaders } from './convention-headers.js';
import { errorContent } from './error-body.js';
import { lengthOf } from './content-length.js';

/** What a handler answered. */
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

/** What a refusal answers. */
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

/** Text and bytes as they are where the media type is not JSON; all else as JSON. */
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
