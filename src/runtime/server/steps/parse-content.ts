// Request pipeline step: checks the media type and size of the body, and parses it.

import type { RequestContext } from '../request-context.ts';
import { getHeader } from '../http.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';
import { isJsonMediaType, matchMediaType } from '../../parameters/match-media-type.ts';
import { parseMediaType } from '../body/parse-media-type.ts';
import { parseBody } from '../body/read-body.ts';
import type { RequestBody } from '../operation-table.ts';

/** Stores the parsed body in the context. */
export function parseContent<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, parameters } = context;
  context.body = undefined;
  context.mediaType = undefined;
  context.contentType = '';
  context.problems =
    parameters.problems.length === 0 ? [] : parameters.problems.filter((problem) => problem.in !== 'path');
  return operation.body && parseBodyContent(context, operation.body);
}

function parseBodyContent<Tx>(context: RequestContext<Tx>, body: RequestBody): ErrorResponse | undefined {
  const { operation, request, rawBody } = context;
  const declaredTypes = Object.keys(body.contents);
  const contentType = getHeader(request.headers, 'content-type') ?? '';
  const type = parseMediaType(contentType);
  const matched = type && matchMediaType(contentType, declaredTypes);
  if (rawBody.state === 'absent' && (!type || matched === undefined || isNeverEmpty(type.essence))) {
    if (body.required)
      context.problems.push({
        pointer: '',
        field: '',
        keyword: 'required',
        schema: '',
        message: 'A request body is required.',
      });
    return undefined;
  }
  if (!type || matched === undefined)
    return createErrorResponse(415, `Content-Type must be ${joinAlternatives(declaredTypes)}.`, {
      Accept: declaredTypes.join(', '),
    });
  const coding = getHeader(request.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity')
    return createErrorResponse(415, 'Content-Encoding must be identity: compressed bodies are not supported.', {
      'Accept-Encoding': 'identity',
    });
  if (rawBody.state === 'too large') return createErrorResponse(413, 'The request body is too large.');
  if (rawBody.state === 'broken') return createErrorResponse(400, 'The request body could not be read.');
  const charset = type.parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'us-ascii' && type.essence !== 'multipart/form-data')
    return createErrorResponse(415, 'The charset must be utf-8.');
  const parsed = parseBody(rawBody.state === 'absent' ? new Uint8Array() : rawBody.bytes, type, (form) =>
    operation.checks.form?.(matched, form),
  );
  if (!parsed.ok) return createErrorResponse(400, parsed.message);
  context.body = parsed.value;
  context.mediaType = matched;
  context.contentType = contentType;
  return undefined;
}

/**
 * Whether bodies of a media type are never empty. Text, files, and URL-encoded forms may be empty; a multipart form
 * contains at least its boundary.
 */
function isNeverEmpty(essence: string): boolean {
  return isJsonMediaType(essence) || essence === 'multipart/form-data';
}

function joinAlternatives(names: readonly string[]): string {
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;
}
