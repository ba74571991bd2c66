// Validation of response bodies by media type.

import { addProblem, type Problems } from '../validation/problems.ts';
import { matchMediaType } from './match-media-type.ts';
import { mergeAtBody, unsupportedBody } from './message-problems.ts';
import { getResponseHeader, type ResponseHeaders } from './raw-request.ts';

/** Returns the problems of a body. `undefined` accepts every body. */
type BodyValidator = ((body: unknown, contentType: string) => Problems) | undefined;

/** Appends the problems of a response body, by declared media type. An absent body is valid. */
export function validateResponseBody(
  problems: Problems,
  headers: ResponseHeaders,
  body: unknown,
  validators: { readonly [mediaType: string]: BodyValidator },
): Problems {
  if (body === undefined) return problems;
  const contentType = getResponseHeader(headers, 'content-type') ?? '';
  const mediaTypes = Object.keys(validators);
  const mediaType = matchMediaType(contentType, mediaTypes);
  return mediaType === undefined
    ? addProblem(problems, unsupportedBody(mediaTypes))
    : mergeAtBody(problems, validators[mediaType]?.(body, contentType));
}
