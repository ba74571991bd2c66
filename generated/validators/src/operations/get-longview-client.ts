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
import { asValidated } from '../runtime/validation/run-rules.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';
import { problemsOfLongviewClient } from '../schemas/longview-client.js';

const clientIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'clientId',
  '#/paths/~1v4~1longview~1clients~1{clientId}/get/parameters/0',
);

/** The parameters of `GET /v4/longview/clients/{clientId}`, read. */
export interface GetLongviewClientParameters {
  readonly path: { readonly clientId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `GET /v4/longview/clients/{clientId}`. */
export function readGetLongviewClientParameters(
  raw: RawRequest,
): ParameterResult<GetLongviewClientParameters> {
  let problems: Problems;
  const clientId = parseInteger(parseSimpleValue(getPathParameter(raw, 'clientId')));
  if (clientId === undefined) problems = addProblem(problems, clientIdMissing);
  else problems = mergeAtParameter(problems, 'path', 'clientId', problemsOfClientId(clientId));
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<GetLongviewClientParameters['path']>({ clientId }),
    );
  return {
    ok: true,
    value: asValidated<GetLongviewClientParameters>({
      path: { clientId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfClientId(value: unknown): Problems {
  const schema = '#/paths/~1v4~1longview~1clients~1{clientId}/get/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * All that is wrong with a response of `GET /v4/longview/clients/{clientId}`. Names of headers are
 * in lower case; an absent body is undefined.
 */
export function checkGetLongviewClientResponse(
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
        problems = mergeAtBody(problems, problemsOfLongviewClient(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
