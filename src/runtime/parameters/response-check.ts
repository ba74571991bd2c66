// Checks of responses by status and media type.

import type { Problem } from '../validation/problem.ts';
import { addProblem, mergeProblems, noProblems, type Problems } from '../validation/problems.ts';
import { matchMediaType } from './match-media-type.ts';
import { mergeAtBody, undeclaredStatus, unsupportedBody } from './message-problems.ts';
import { getResponseHeader, type ResponseHeaders } from './raw-request.ts';

/**
 * Validates a response; returns every problem, or an empty array. Header names are in lower case. An absent body is
 * `undefined`. `now` is in milliseconds since 1970.
 */
export type ResponseCheck = (
  status: number,
  headers: ResponseHeaders,
  body: unknown,
  now?: number,
) => readonly Problem[];

/** Returns the problems of one header. */
export type HeaderValidator = (headers: ResponseHeaders, now: number) => Problems;

/** Validators of a response. Without `content`, every body is valid. */
export interface ResponseValidators {
  readonly headers?: readonly HeaderValidator[];
  /** By media type. `undefined` accepts every body. */
  readonly content?: {
    readonly [mediaType: string]: ((body: unknown, now: number, contentType: string) => Problems) | undefined;
  };
}

/** Responses by status: `200`, `4XX`, or `default`. A number is the status of another response with the same validators. */
export interface ResponsesByStatus {
  readonly [status: string]: ResponseValidators | number;
}

/** Creates the check of the responses of an operation. `shared` are responses that other operations have, too. */
/* @__NO_SIDE_EFFECTS__ */
export function createResponseCheck(responses: ResponsesByStatus, shared?: ResponsesByStatus): ResponseCheck {
  return (status, headers, body, now = Date.now()) => {
    const response = findResponse(status, responses) ?? (shared && findResponse(status, shared));
    return response ? (validateResponse(response, headers, body, now) ?? noProblems) : [undeclaredStatus(status)];
  };
}

/** Returns the response of a status, of its range, or of all other statuses; `undefined` if there is none. */
function findResponse(status: number, responses: ResponsesByStatus): ResponseValidators | undefined {
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
  return typeof response === 'number' ? findResponse(response, responses) : response;
}

function validateResponse(
  { headers: headerValidators = [], content }: ResponseValidators,
  headers: ResponseHeaders,
  body: unknown,
  now: number,
): Problems {
  let problems: Problems;
  for (const validateHeader of headerValidators) problems = mergeProblems(problems, validateHeader(headers, now));
  if (content === undefined || body === undefined) return problems;
  const contentType = getResponseHeader(headers, 'content-type') ?? '';
  const mediaTypes = Object.keys(content);
  const mediaType = matchMediaType(contentType, mediaTypes);
  return mediaType === undefined
    ? addProblem(problems, unsupportedBody(mediaTypes))
    : mergeAtBody(problems, content[mediaType]?.(body, now, contentType));
}
