// Generated; change the document it is made from instead.

import { problemsOfPageSizeParameter } from '../parameters/page-size.js';
import { problemsOfPageParameter } from '../parameters/page.js';
import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfBadRequestResponse } from '../responses/bad-request.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfNotFoundResponse } from '../responses/not-found.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { type FilterFields, validateFilter } from '../runtime/parameters/filter.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  invalidJsonParameter,
  mergeAtBody,
  mergeAtParameter,
  missingParameter,
  rejectParameters,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { parseJsonHeader } from '../runtime/parameters/parse-json.js';
import { parseInteger } from '../runtime/parameters/parse-values.js';
import { parseSimpleValue } from '../runtime/parameters/path-header-styles.js';
import { parseFormValue } from '../runtime/parameters/query-styles.js';
import {
  getPathParameter,
  getRequestHeader,
  getResponseHeader,
  type ParameterResult,
  parseQuery,
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
import { problemsOfDatabaseBackupPage } from '../schemas/database-backup-page.js';
import { problemsOfFilter } from '../schemas/filter.js';

const instanceIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'instanceId',
  '#/paths/~1v4~1databases~1mysql~1instances~1{instanceId}~1backups/get/parameters/0',
);
const xFilterUnreadable = /* @__PURE__ */ invalidJsonParameter(
  'header',
  'X-Filter',
  '#/components/parameters/filter',
);
const xFilterFields: FilterFields = {};

/** The parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`, read. */
export interface ListDatabaseBackupsParameters {
  readonly path: { readonly instanceId: number | bigint };
  readonly query: { readonly page: number | bigint; readonly page_size: number };
  readonly header: {
    readonly 'X-Filter'?:
      | {
          readonly '+and'?: readonly { readonly [name: string]: unknown }[] | undefined;
          readonly '+or'?: readonly { readonly [name: string]: unknown }[] | undefined;
          readonly '+order_by'?: string | undefined;
          readonly '+order'?: 'asc' | 'desc' | undefined;
          readonly [name: string]: unknown;
        }
      | undefined;
  };
  readonly cookie: {};
}

/** Reads the parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export function readListDatabaseBackupsParameters(
  raw: RawRequest,
): ParameterResult<ListDatabaseBackupsParameters> {
  let problems: Problems;
  const query = parseQuery(raw);
  const instanceId = parseInteger(parseSimpleValue(getPathParameter(raw, 'instanceId')));
  if (instanceId === undefined) problems = addProblem(problems, instanceIdMissing);
  else
    problems = mergeAtParameter(problems, 'path', 'instanceId', problemsOfInstanceId(instanceId));
  const page = parseInteger(parseFormValue(query, 'page')) ?? 1;
  problems = mergeAtParameter(problems, 'query', 'page', problemsOfPageParameter(page));
  const pageSize = parseInteger(parseFormValue(query, 'page_size')) ?? 100;
  problems = mergeAtParameter(
    problems,
    'query',
    'page_size',
    problemsOfPageSizeParameter(pageSize),
  );
  const xFilterText = getRequestHeader(raw, 'x-filter');
  const xFilterValue = typeof xFilterText === 'string' ? parseJsonHeader(xFilterText) : undefined;
  const xFilter = xFilterValue?.value;
  if (xFilterText !== undefined && xFilterValue === undefined)
    problems = addProblem(problems, xFilterUnreadable);
  if (xFilterValue !== undefined)
    problems = mergeAtParameter(
      problems,
      'header',
      'X-Filter',
      validateFilter(xFilterValue.value, xFilterFields) ?? problemsOfFilter(xFilterValue.value),
    );
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<ListDatabaseBackupsParameters['path']>({ instanceId }),
    );
  return {
    ok: true,
    value: asValidated<ListDatabaseBackupsParameters>({
      path: { instanceId },
      query: { page, page_size: pageSize },
      header: { 'X-Filter': xFilter },
      cookie: {},
    }),
  };
}

function problemsOfInstanceId(value: unknown): Problems {
  const schema =
    '#/paths/~1v4~1databases~1mysql~1instances~1{instanceId}~1backups/get/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * All that is wrong with a response of `GET /v4/databases/mysql/instances/{instanceId}/backups`.
 * Names of headers are in lower case; an absent body is undefined.
 */
export function checkListDatabaseBackupsResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOfBadRequestResponse(headers, body) ?? noProblems;
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
        problems = mergeAtBody(problems, problemsOfDatabaseBackupPage(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
