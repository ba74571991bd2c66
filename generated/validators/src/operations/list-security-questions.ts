// Generated; change the document it is made from instead.

import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import {
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
import { problemsOfSecurityQuestions } from '../schemas/security-questions.js';

/** The parameters of `GET /v4/profile/security-questions`, read. */
export interface ListSecurityQuestionsParameters {
  readonly path: {};
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `GET /v4/profile/security-questions`. */
export function readListSecurityQuestionsParameters(
  _raw: RawRequest,
): ParameterResult<ListSecurityQuestionsParameters> {
  return {
    ok: true,
    value: asValidated<ListSecurityQuestionsParameters>({
      path: {},
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

/**
 * All that is wrong with a response of `GET /v4/profile/security-questions`. Names of headers are
 * in lower case; an absent body is undefined.
 */
export function checkListSecurityQuestionsResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 401) return problemsOfUnauthorizedResponse(headers, body) ?? noProblems;
  if (status === 403) return problemsOfForbiddenResponse(headers, body) ?? noProblems;
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
        problems = mergeAtBody(problems, problemsOfSecurityQuestions(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
