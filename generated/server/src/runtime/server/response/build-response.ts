// Builds complete responses: status, headers, and body.

import type { IncomingRequest, RequestContext } from '../request-context.js';
import type { HandlerResponse } from '../handler-types.js';
import type { ServiceResponse } from '../http.js';
import { isJsonMediaType } from '../../parameters/match-media-type.js';
import { parseMediaType } from '../body/parse-media-type.js';
import type { ErrorResponse } from '../http-error.js';
import { serializeJson, type SerializedBody } from './cached-body.js';
import { buildHeaders } from './build-headers.js';
import { buildErrorContent, type ErrorContent } from './error-body.js';
import { contentLength } from './content-length.js';

/** Builds the response of a handler. */
export function buildResponse<Tx>(
  incoming: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  { status, headers, contentType, body }: HandlerResponse,
): ServiceResponse {
  const { method } = incoming.request;
  const hasNoBody = forbidsBody(status);
  const serialized = body === undefined || hasNoBody ? undefined : serializeBody(body, contentType);
  const type = serialized && (contentType ?? 'application/json');
  const length = hasNoBody ? undefined : (serialized?.length ?? 0);
  const allHeaders = buildHeaders(incoming, context, status, { type, length }, headers);
  return serialized === undefined || method === 'HEAD'
    ? { status, headers: allHeaders }
    : { status, headers: allHeaders, body: serialized.content };
}

/** Builds an error response. */
export function buildErrorResponse<Tx>(
  incoming: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  error: ErrorResponse,
): ServiceResponse {
  const { status, headers } = error;
  return buildResponse(incoming, context, {
    status,
    ...(headers && { headers }),
    ...buildContent(incoming, context, error),
  });
}

/** Returns the error body of the application; that of the document if the application's function throws. */
function buildContent<Tx>(
  { service, request }: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  error: ErrorResponse,
): ErrorContent {
  const { table, options } = service;
  const operation = context?.operation;
  try {
    return buildErrorContent(error, table.conventions, operation, options.errorBody);
  } catch (exception) {
    service.report(exception, { request, operation: operation?.id });
    return buildErrorContent(error, table.conventions, operation);
  }
}

function forbidsBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Serializes a body: bytes unchanged, strings unchanged if the media type is not JSON, otherwise JSON. */
function serializeBody(body: unknown, contentType: string | undefined): SerializedBody {
  if (body instanceof Uint8Array) return { content: body, length: body.length };
  const content = typeof body === 'string' && !isJsonContent(contentType) ? body : undefined;
  return content === undefined ? serializeJson(body) : { content, length: contentLength(content) };
}

function isJsonContent(contentType: string | undefined): boolean {
  return (
    contentType === undefined ||
    contentType === 'application/json' ||
    isJsonMediaType(parseMediaType(contentType)?.essence ?? '')
  );
}
