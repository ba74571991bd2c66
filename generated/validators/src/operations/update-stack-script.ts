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
import { parseInteger } from '../runtime/parameters/parse-values.js';
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
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';
import { problemsOfStackScriptUpdatePartial } from '../schemas/stack-script-update.js';
import { problemsOfStackScript } from '../schemas/stack-script.js';

/** The media types that the body of `PUT /v4/compute/stackscripts/{stackscriptId}` may have. */
export const updateStackScriptBodyTypes: readonly ['application/json'] = ['application/json'];
const stackscriptIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'stackscriptId',
  '#/paths/~1v4~1compute~1stackscripts~1{stackscriptId}/put/parameters/0',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(updateStackScriptBodyTypes);

/** The parameters of `PUT /v4/compute/stackscripts/{stackscriptId}`, read. */
export interface UpdateStackScriptParameters {
  readonly path: { readonly stackscriptId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export function readUpdateStackScriptParameters(
  raw: RawRequest,
): ParameterResult<UpdateStackScriptParameters> {
  let problems: Problems;
  const stackscriptId = parseInteger(parseSimpleValue(getPathParameter(raw, 'stackscriptId')));
  if (stackscriptId === undefined) problems = addProblem(problems, stackscriptIdMissing);
  else
    problems = mergeAtParameter(
      problems,
      'path',
      'stackscriptId',
      problemsOfStackscriptId(stackscriptId),
    );
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<UpdateStackScriptParameters['path']>({ stackscriptId }),
    );
  return {
    ok: true,
    value: asValidated<UpdateStackScriptParameters>({
      path: { stackscriptId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfStackscriptId(value: unknown): Problems {
  const schema = '#/paths/~1v4~1compute~1stackscripts~1{stackscriptId}/put/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * Validates the shape of what the body of `PUT /v4/compute/stackscripts/{stackscriptId}` sends.
 * Conditions and rules apply to the merged value.
 */
export function checkUpdateStackScriptBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, updateStackScriptBodyTypes)) {
    case 'application/json':
      return problemsOfStackScriptUpdatePartial(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * All that is wrong with the whole that `PUT /v4/compute/stackscripts/{stackscriptId}` leaves once
 * its body is merged into what is stored.
 */
export function checkUpdateStackScriptMerged(value: unknown, _now?: number): readonly Problem[] {
  return deduplicateProblems(problemsOfStackScript(value));
}

/**
 * All that is wrong with a response of `PUT /v4/compute/stackscripts/{stackscriptId}`. Names of
 * headers are in lower case; an absent body is undefined.
 */
export function checkUpdateStackScriptResponse(
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
        problems = mergeAtBody(problems, problemsOfStackScript(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
