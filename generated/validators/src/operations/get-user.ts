// Generated; change the document it is made from instead.

import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfNotFoundResponse } from '../responses/not-found.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
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
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { problemsOfUser } from '../schemas/user.js';
import { problemsOfUsername } from '../schemas/username.js';

const usernameMissing = /* @__PURE__ */ missingParameter(
  'path',
  'username',
  '#/paths/~1v4~1account~1users~1{username}/get/parameters/0',
);

/** The parameters of `GET /v4/account/users/{username}`, read. */
export interface GetUserParameters {
  readonly path: { readonly username: string };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `GET /v4/account/users/{username}`. */
export function readGetUserParameters(raw: RawRequest): ParameterResult<GetUserParameters> {
  let problems: Problems;
  const username = parseSimpleValue(getPathParameter(raw, 'username'));
  if (username === undefined) problems = addProblem(problems, usernameMissing);
  else problems = mergeAtParameter(problems, 'path', 'username', problemsOfUsername(username));
  if (problems !== undefined)
    return rejectParameters(problems, asValidated<GetUserParameters['path']>({ username }));
  return {
    ok: true,
    value: asValidated<GetUserParameters>({
      path: { username },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

/**
 * All that is wrong with a response of `GET /v4/account/users/{username}`. Names of headers are in
 * lower case; an absent body is undefined.
 */
export function checkGetUserResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 401) return problemsOfUnauthorizedResponse(headers, body) ?? noProblems;
  if (status === 403) return problemsOfForbiddenResponse(headers, body) ?? noProblems;
  if (status === 404) return problemsOfNotFoundResponse(headers, body) ?? noProblems;
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
