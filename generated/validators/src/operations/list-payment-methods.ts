// Generated; change the document it is made from instead.

import { problemsOfPageSizeParameter } from '../parameters/page-size.js';
import { problemsOfPageParameter } from '../parameters/page.js';
import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfBadRequestResponse } from '../responses/bad-request.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { type FilterFields, validateFilter } from '../runtime/parameters/filter.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  invalidJsonParameter,
  mergeAtBody,
  mergeAtParameter,
  rejectParameters,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { parseJsonHeader } from '../runtime/parameters/parse-json.js';
import { parseInteger } from '../runtime/parameters/parse-values.js';
import { parseFormValue } from '../runtime/parameters/query-styles.js';
import {
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
} from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { problemsOfFilter } from '../schemas/filter.js';
import { problemsOfPaymentMethodPage } from '../schemas/payment-method-page.js';

const xFilterUnreadable = /* @__PURE__ */ invalidJsonParameter(
  'header',
  'X-Filter',
  '#/components/parameters/filter',
);
const xFilterFields: FilterFields = {};

/** The parameters of `GET /v4/account/payment-methods`, read. */
export interface ListPaymentMethodsParameters {
  readonly path: {};
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

/** Reads the parameters of `GET /v4/account/payment-methods`. */
export function readListPaymentMethodsParameters(
  raw: RawRequest,
): ParameterResult<ListPaymentMethodsParameters> {
  let problems: Problems;
  const query = parseQuery(raw);
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
    return rejectParameters(problems, asValidated<ListPaymentMethodsParameters['path']>({}));
  return {
    ok: true,
    value: asValidated<ListPaymentMethodsParameters>({
      path: {},
      query: { page, page_size: pageSize },
      header: { 'X-Filter': xFilter },
      cookie: {},
    }),
  };
}

/**
 * All that is wrong with a response of `GET /v4/account/payment-methods`. Names of headers are in
 * lower case; an absent body is undefined.
 */
export function checkListPaymentMethodsResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOfBadRequestResponse(headers, body) ?? noProblems;
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
        problems = mergeAtBody(problems, problemsOfPaymentMethodPage(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
