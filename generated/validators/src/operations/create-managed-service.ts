// Generated; change the document it is made from instead.

import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfBadRequestResponse } from '../responses/bad-request.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfPayloadTooLargeResponse } from '../responses/payload-too-large.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { problemsOfUnsupportedMediaTypeResponse } from '../responses/unsupported-media-type.js';
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
import { asValidated, selectRuleProblems } from '../runtime/validation/run-rules.js';
import {
  problemsOfManagedServiceCreate,
  problemsOfManagedServiceCreateShape,
} from '../schemas/managed-service-create.js';
import { problemsOfManagedService } from '../schemas/managed-service.js';

/** The media types that the body of `POST /v4/managed/services` may have. */
export const createManagedServiceBodyTypes: readonly ['application/json'] = ['application/json'];
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(createManagedServiceBodyTypes);

/** The parameters of `POST /v4/managed/services`, read. */
export interface CreateManagedServiceParameters {
  readonly path: {};
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `POST /v4/managed/services`. */
export function readCreateManagedServiceParameters(
  _raw: RawRequest,
): ParameterResult<CreateManagedServiceParameters> {
  return {
    ok: true,
    value: asValidated<CreateManagedServiceParameters>({
      path: {},
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

/** All that is wrong with the body of `POST /v4/managed/services`; nothing for a valid one. */
export function checkCreateManagedServiceBody(
  mediaType: string,
  value: unknown,
): readonly Problem[] {
  switch (matchMediaType(mediaType, createManagedServiceBodyTypes)) {
    case 'application/json':
      return problemsOfManagedServiceCreateShape(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * The rules that the body of `POST /v4/managed/services` breaks. `now` is in milliseconds since 1970.
 */
export function checkCreateManagedServiceRules(value: unknown, _now?: number): readonly Problem[] {
  return selectRuleProblems(problemsOfManagedServiceCreate(value));
}

/**
 * All that is wrong with a response of `POST /v4/managed/services`. Names of headers are in lower
 * case; an absent body is undefined.
 */
export function checkCreateManagedServiceResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOfBadRequestResponse(headers, body) ?? noProblems;
  if (status === 401) return problemsOfUnauthorizedResponse(headers, body) ?? noProblems;
  if (status === 403) return problemsOfForbiddenResponse(headers, body) ?? noProblems;
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
        problems = mergeAtBody(problems, problemsOfManagedService(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
