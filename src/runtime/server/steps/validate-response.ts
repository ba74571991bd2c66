// Request pipeline step: validates the response.

import { matchMediaType } from '../../parameters/match-media-type.ts';
import { buildResponse } from '../response/build-response.ts';
import { bytesToStrings } from '../body/bytes-to-strings.ts';
import { isStreamMediaType, parseMediaType } from '../body/parse-media-type.ts';
import type { RequestContext } from '../request-context.ts';
import { findContents } from '../response/match-response.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';
import { isRecord, createRecord } from '../value-shape.ts';

/** Reports problems only to the service, not to the client. */
export function validateResponse<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, service, response, request, now } = context;
  if (service.options.validateResponses !== true) return undefined;
  const { status, body } = response;
  const headers = Object.fromEntries(
    buildResponse(context, context, response).headers.map(([name, value]) => [name.toLowerCase(), value]),
  );
  const declared = findContents(operation, status);
  const type = headers['content-type'] ?? '';
  const isStreamed =
    isStreamMediaType(parseMediaType(type)?.essence ?? '') &&
    matchMediaType(type, Object.keys(declared ?? {})) !== undefined;
  const problems = declared
    ? (operation.checks.response?.(
        status,
        headers,
        isStreamed ? undefined : bytesToStrings(toJsonNumbers(body)),
        now.getTime(),
      ) ?? [])
    : [{ field: '', message: `the document has no response ${status}` }];
  if (problems.length === 0) return undefined;
  const summary = problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ');
  service.report(new Error(`${operation.id} returned an invalid response with status ${status}: ${summary}`), {
    request,
    operation: operation.id,
  });
  return createErrorResponse(500, 'Internal server error');
}

/** Converts bigints to numbers, as JSON recipients parse them. */
function toJsonNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toJsonNumbers);
  return isRecord(value)
    ? createRecord(Object.entries(value).map(([name, property]) => [name, toJsonNumbers(property)]))
    : value;
}
