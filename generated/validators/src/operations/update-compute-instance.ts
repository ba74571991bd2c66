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
import {
  type ComputeInstanceUpdateAsRulesRead,
  dayIsNotScheduling,
  windowIsNotScheduling,
} from '../rules/compute-instance-update.js';
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
import { asValidated, isValid, selectRuleProblems } from '../runtime/validation/run-rules.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';
import {
  problemsOfComputeInstanceUpdate,
  problemsOfComputeInstanceUpdatePartial,
  problemsOfComputeInstanceUpdateRequest,
  problemsOfComputeInstanceUpdateShape,
} from '../schemas/compute-instance-update.js';
import { problemsOfComputeInstance } from '../schemas/compute-instance.js';

/** The media types that the body of `PUT /v4/compute/instances/{computeId}` may have. */
export const updateComputeInstanceBodyTypes: readonly ['application/json'] = ['application/json'];
const computeIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'computeId',
  '#/paths/~1v4~1compute~1instances~1{computeId}/put/parameters/0',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(updateComputeInstanceBodyTypes);

/** The parameters of `PUT /v4/compute/instances/{computeId}`, read. */
export interface UpdateComputeInstanceParameters {
  readonly path: { readonly computeId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `PUT /v4/compute/instances/{computeId}`. */
export function readUpdateComputeInstanceParameters(
  raw: RawRequest,
): ParameterResult<UpdateComputeInstanceParameters> {
  let problems: Problems;
  const computeId = parseInteger(parseSimpleValue(getPathParameter(raw, 'computeId')));
  if (computeId === undefined) problems = addProblem(problems, computeIdMissing);
  else problems = mergeAtParameter(problems, 'path', 'computeId', problemsOfComputeId(computeId));
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<UpdateComputeInstanceParameters['path']>({ computeId }),
    );
  return {
    ok: true,
    value: asValidated<UpdateComputeInstanceParameters>({
      path: { computeId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfComputeId(value: unknown): Problems {
  const schema = '#/paths/~1v4~1compute~1instances~1{computeId}/put/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * Validates the shape of what the body of `PUT /v4/compute/instances/{computeId}` sends.
 * Conditions and rules apply to the merged value.
 */
export function checkUpdateComputeInstanceBody(
  mediaType: string,
  value: unknown,
): readonly Problem[] {
  switch (matchMediaType(mediaType, updateComputeInstanceBodyTypes)) {
    case 'application/json':
      return problemsOfComputeInstanceUpdatePartial(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * The rules that the body of `PUT /v4/compute/instances/{computeId}` breaks by what it sends.
 * Rules that read `old` need the merged value: see `checkUpdateComputeInstanceMerged`. `now` is in
 * milliseconds since 1970.
 */
export function checkUpdateComputeInstanceRules(value: unknown, _now?: number): readonly Problem[] {
  return selectRuleProblems(problemsOfComputeInstanceUpdateRequest(value));
}

/**
 * All that is wrong with the whole that `PUT /v4/compute/instances/{computeId}` leaves once its
 * body is merged into what is stored, `old`.
 */
export function checkUpdateComputeInstanceMerged(
  value: unknown,
  _now?: number,
  old?: unknown,
): readonly Problem[] {
  return deduplicateProblems(
    problemsOfComputeInstance(value),
    selectRuleProblems(problemsOfComputeInstanceUpdate(value)),
    problemsOfChange(value, old),
  );
}

function problemsOfChange(value: unknown, old: unknown): Problems {
  let problems: Problems;
  {
    const wrong = problemsOfComputeInstanceUpdateShape(value);
    const wrongBefore = problemsOfComputeInstanceUpdateShape(old);
    const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
    const before = asValidated<ComputeInstanceUpdateAsRulesRead>(old);
    if (
      isValid(wrong, '/backups') &&
      isValid(wrongBefore, '/backups') &&
      !dayIsNotScheduling(self, before)
    )
      problems = addProblem(problems, {
        pointer: '/backups/schedule/day',
        field: 'backups.schedule.day',
        keyword: 'rule',
        schema: 'day-is-not-scheduling',
        message: 'Only the service sets `Scheduling`; send a day of the week.',
      });
    if (
      isValid(wrong, '/backups') &&
      isValid(wrongBefore, '/backups') &&
      !windowIsNotScheduling(self, before)
    )
      problems = addProblem(problems, {
        pointer: '/backups/schedule/window',
        field: 'backups.schedule.window',
        keyword: 'rule',
        schema: 'window-is-not-scheduling',
        message: 'Only the service sets `Scheduling`; send a window such as `W10`.',
      });
  }
  return problems;
}

/**
 * All that is wrong with a response of `PUT /v4/compute/instances/{computeId}`. Names of headers
 * are in lower case; an absent body is undefined.
 */
export function checkUpdateComputeInstanceResponse(
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
        problems = mergeAtBody(problems, problemsOfComputeInstance(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
