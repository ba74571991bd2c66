// Request pipeline step: checks the media type and size of the body, and parses it.

import type { RequestContext } from '../request-context.js';
import { getOrAdd } from '../get-or-add.js';
import { getHeader } from '../http.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';
import { isJsonMediaType, matchMediaType } from '../../parameters/match-media-type.js';
import { parseMediaType, type MediaType } from '../body/parse-media-type.js';
import { parseBody } from '../body/read-body.js';
import type { RequestBody } from '../operation-table.js';

/** Stores the parsed body in the context. */
export function parseContent<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, parameters } = context;
  context.body = undefined;
  context.mediaType = undefined;
  context.contentType = '';
  context.problems = parameters.problems.filter((problem) => problem.in !== 'path');
  return operation.body && parseBodyContent(context, operation.body);
}

function parseBodyContent<Tx>(context: RequestContext<Tx>, body: RequestBody): ErrorResponse | undefined {
  const { operation, request, rawBody } = context;
  const contentType = getHeader(request.headers, 'content-type') ?? '';
  const { type, matched } = matchContentType(contentType, body);
  if (rawBody.state === 'absent' && (!type || matched === undefined || isNeverEmpty(type.essence))) {
    if (body.required)
      context.problems = [
        ...context.problems,
        { pointer: '', field: '', keyword: 'required', schema: '', message: 'A request body is required.' },
      ];
    return undefined;
  }
  if (!type || matched === undefined) {
    const declaredTypes = Object.keys(body.contents);
    return createErrorResponse(415, `Content-Type must be ${joinAlternatives(declaredTypes)}.`, {
      Accept: declaredTypes.join(', '),
    });
  }
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

/** Media type of a body: parsed, and as in the document. */
interface MatchedContentType {
  readonly type: MediaType | undefined;
  readonly matched: string | undefined;
}

/** Matched media types by body and header, because most requests send the same ones. */
const matchedContentTypes = new WeakMap<RequestBody, Map<string, MatchedContentType>>();

/** Limit of the cache for each body, because clients choose the headers. */
const maxCachedContentTypes = 100;

function matchContentType(contentType: string, body: RequestBody): MatchedContentType {
  const cache = getOrAdd(matchedContentTypes, body, () => new Map<string, MatchedContentType>());
  const cached = cache.get(contentType);
  if (cached) return cached;
  const type = parseMediaType(contentType);
  const result = { type, matched: type && matchMediaType(contentType, Object.keys(body.contents)) };
  // Clients choose the header, so other and long values are not cached.
  if (result.matched !== undefined && contentType.length <= 100 && cache.size < maxCachedContentTypes)
    cache.set(contentType, result);
  return result;
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
