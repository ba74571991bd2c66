// Generated; change the document it is made from instead.

import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfBadRequestResponse } from '../responses/bad-request.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfNotFoundResponse } from '../responses/not-found.js';
import { problemsOfPayloadTooLargeResponse } from '../responses/payload-too-large.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { problemsOfUnsupportedMediaTypeResponse } from '../responses/unsupported-media-type.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  mergeAtParameter,
  missingParameter,
  rejectParameters,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { parseSimpleValue } from '../runtime/parameters/path-header-styles.js';
import {
  getPathParameter,
  getResponseHeader,
  type ParameterResult,
  type RawRequest,
} from '../runtime/parameters/raw-request.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  deduplicateProblems,
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { problemsOfUserUpdatePartial } from '../schemas/user-update.js';
import { problemsOfUser } from '../schemas/user.js';
import { problemsOfUsername } from '../schemas/username.js';

/** The media types that the body of `PUT /v4/account/users/{username}` may have. */
export const updateUserBodyTypes: readonly ['application/json'] = ['application/json'];
const usernameMissing = /* @__PURE__ */ missingParameter(
  'path',
  'username',
  '#/paths/~1v4~1account~1users~1{username}/put/parameters/0',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(updateUserBodyTypes);

/** The parameters of `PUT /v4/account/users/{username}`, read. */
export interface UpdateUserParameters {
  readonly path: { readonly username: string };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `PUT /v4/account/users/{username}`. */
export function readUpdateUserParameters(raw: RawRequest): ParameterResult<UpdateUserParameters> {
  let problems: Problems;
  const username = parseSimpleValue(getPathParameter(raw, 'username'));
  if (username === undefined) problems = addProblem(problems, usernameMissing);
  else problems = mergeAtParameter(problems, 'path', 'username', problemsOfUsername(username));
  if (problems !== undefined)
    return rejectParameters(problems, asValidated<UpdateUserParameters['path']>({ username }));
  return {
    ok: true,
    value: asValidated<UpdateUserParameters>({
      path: { username },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

/**
 * Validates the shape of what the body of `PUT /v4/account/users/{username}` sends. Conditions and
 * rules apply to the merged value.
 */
export function checkUpdateUserBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, updateUserBodyTypes)) {
    case 'application/json':
      return problemsOfUserUpdatePartial(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * All that is wrong with the whole that `PUT /v4/account/users/{username}` leaves once its body is
 * merged into what is stored.
 */
export function checkUpdateUserMerged(value: unknown, _now?: number): readonly Problem[] {
  return deduplicateProblems(problemsOfUser(value));
}

/**
 * All that is wrong with a response of `PUT /v4/account/users/{username}`. Names of headers are in
 * lower case; an absent body is undefined.
 */
export function checkUpdateUserResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOfBadRequestResponse(headers, body) ?? noProblems;
  if (status === 401) return problemsOfUnauthorizedResponse(headers, body) ?? noProblems;
  if (status === 403) return problemsOfForbiddenResponse(headers, body) ?? noProblems;
  if (status === 404) return problemsOfNotFoundResponse(headers, body) ?? noProblems;
  if (status === 413) return problemsOfPayloadTooLargeResponse(headers, body) ?? noProblems;
  if (status === 415) return problemsOfUnsupportedMediaTypeResponse(headers, body) ?? noProblems;
  if (status === 429) return problemsOfTooManyRequestsResponse(headers, body) ?? noProblems;
  if (status === 500) return problemsOfInternalServerErrorResponse(headers, body) ?? noProblems;
  return [undeclaredStatus(status)];
}

function problemsOf200Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfListOAuthClientsHeaders(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfUser(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
