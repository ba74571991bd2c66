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
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated, selectRuleProblems } from '../runtime/validation/run-rules.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';
import {
  problemsOfDomainRecordCreateRequest,
  problemsOfDomainRecordCreateShapeRequest,
} from '../schemas/domain-record-create.js';
import { problemsOfDomainRecord } from '../schemas/domain-record.js';

/** The media types that the body of `POST /v4/domains/{domainId}/records` may have. */
export const createDomainRecordBodyTypes: readonly ['application/json'] = ['application/json'];
const domainIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'domainId',
  '#/paths/~1v4~1domains~1{domainId}~1records/post/parameters/0',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(createDomainRecordBodyTypes);

/** The parameters of `POST /v4/domains/{domainId}/records`, read. */
export interface CreateDomainRecordParameters {
  readonly path: { readonly domainId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `POST /v4/domains/{domainId}/records`. */
export function readCreateDomainRecordParameters(
  raw: RawRequest,
): ParameterResult<CreateDomainRecordParameters> {
  let problems: Problems;
  const domainId = parseInteger(parseSimpleValue(getPathParameter(raw, 'domainId')));
  if (domainId === undefined) problems = addProblem(problems, domainIdMissing);
  else problems = mergeAtParameter(problems, 'path', 'domainId', problemsOfDomainId(domainId));
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<CreateDomainRecordParameters['path']>({ domainId }),
    );
  return {
    ok: true,
    value: asValidated<CreateDomainRecordParameters>({
      path: { domainId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfDomainId(value: unknown): Problems {
  const schema = '#/paths/~1v4~1domains~1{domainId}~1records/post/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * All that is wrong with the body of `POST /v4/domains/{domainId}/records`; nothing for a valid
 * one.
 */
export function checkCreateDomainRecordBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, createDomainRecordBodyTypes)) {
    case 'application/json':
      return problemsOfDomainRecordCreateShapeRequest(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * The rules that the body of `POST /v4/domains/{domainId}/records` breaks. `now` is in
 * milliseconds since 1970.
 */
export function checkCreateDomainRecordRules(value: unknown, _now?: number): readonly Problem[] {
  return selectRuleProblems(problemsOfDomainRecordCreateRequest(value));
}

/**
 * All that is wrong with a response of `POST /v4/domains/{domainId}/records`. Names of headers are
 * in lower case; an absent body is undefined.
 */
export function checkCreateDomainRecordResponse(
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
        problems = mergeAtBody(problems, problemsOfDomainRecord(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
