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
import { type DatabaseAsRulesRead, weeklyNamesNoWeek } from '../rules/database.js';
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
  problemsOfDatabaseUpdate,
  problemsOfDatabaseUpdatePartial,
} from '../schemas/database-update.js';
import { problemsOfDatabase, problemsOfDatabaseShape } from '../schemas/database.js';

/** The media types that the body of `PUT /v4/databases/mysql/instances/{instanceId}` may have. */
export const updateDatabaseBodyTypes: readonly ['application/json'] = ['application/json'];
const instanceIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'instanceId',
  '#/paths/~1v4~1databases~1mysql~1instances~1{instanceId}/put/parameters/0',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(updateDatabaseBodyTypes);

/** The parameters of `PUT /v4/databases/mysql/instances/{instanceId}`, read. */
export interface UpdateDatabaseParameters {
  readonly path: { readonly instanceId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `PUT /v4/databases/mysql/instances/{instanceId}`. */
export function readUpdateDatabaseParameters(
  raw: RawRequest,
): ParameterResult<UpdateDatabaseParameters> {
  let problems: Problems;
  const instanceId = parseInteger(parseSimpleValue(getPathParameter(raw, 'instanceId')));
  if (instanceId === undefined) problems = addProblem(problems, instanceIdMissing);
  else
    problems = mergeAtParameter(problems, 'path', 'instanceId', problemsOfInstanceId(instanceId));
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<UpdateDatabaseParameters['path']>({ instanceId }),
    );
  return {
    ok: true,
    value: asValidated<UpdateDatabaseParameters>({
      path: { instanceId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfInstanceId(value: unknown): Problems {
  const schema = '#/paths/~1v4~1databases~1mysql~1instances~1{instanceId}/put/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * Validates the shape of what the body of `PUT /v4/databases/mysql/instances/{instanceId}` sends.
 * Conditions and rules apply to the merged value.
 */
export function checkUpdateDatabaseBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, updateDatabaseBodyTypes)) {
    case 'application/json':
      return problemsOfDatabaseUpdatePartial(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * The rules that the body of `PUT /v4/databases/mysql/instances/{instanceId}` breaks by what it
 * sends. Rules that read `old` need the merged value: see `checkUpdateDatabaseMerged`. `now` is in
 * milliseconds since 1970.
 */
export function checkUpdateDatabaseRules(value: unknown, _now?: number): readonly Problem[] {
  return selectRuleProblems(problemsOfDatabaseUpdate(value));
}

/**
 * All that is wrong with the whole that `PUT /v4/databases/mysql/instances/{instanceId}` leaves
 * once its body is merged into what is stored, `old`.
 */
export function checkUpdateDatabaseMerged(
  value: unknown,
  _now?: number,
  old?: unknown,
): readonly Problem[] {
  return deduplicateProblems(
    problemsOfDatabase(value),
    selectRuleProblems(problemsOfDatabaseUpdate(value)),
    problemsOfChange(value, old),
  );
}

function problemsOfChange(value: unknown, old: unknown): Problems {
  let problems: Problems;
  {
    const wrong = problemsOfDatabaseShape(value);
    const wrongBefore = problemsOfDatabaseShape(old);
    const self = asValidated<DatabaseAsRulesRead>(value);
    const before = asValidated<DatabaseAsRulesRead>(old);
    if (
      isValid(wrong, '/updates') &&
      isValid(wrongBefore, '/updates') &&
      !weeklyNamesNoWeek(self, before)
    )
      problems = addProblem(problems, {
        pointer: '/updates/week_of_month',
        field: 'updates.week_of_month',
        keyword: 'rule',
        schema: 'weekly-names-no-week',
        message: 'The week of the month must be null when the frequency is `weekly`.',
      });
  }
  return problems;
}

/**
 * All that is wrong with a response of `PUT /v4/databases/mysql/instances/{instanceId}`. Names of
 * headers are in lower case; an absent body is undefined.
 */
export function checkUpdateDatabaseResponse(
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
        problems = mergeAtBody(problems, problemsOfDatabase(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
