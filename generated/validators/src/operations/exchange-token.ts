// Generated; change the document it is made from instead.

import { problemsOfAuthorizeHeaders } from '../response-headers/authorize.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfPayloadTooLargeResponse } from '../responses/payload-too-large.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnsupportedMediaTypeResponse } from '../responses/unsupported-media-type.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { bytesToLatin1, decodeTextParts, parseObject } from '../runtime/parameters/parse-values.js';
import { parseForm } from '../runtime/parameters/query-styles.js';
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
import { problemsOfTokenErrorBody } from '../schemas/token-error-body.js';
import { problemsOfTokenRequest } from '../schemas/token-request.js';
import { problemsOfTokenResponse } from '../schemas/token-response.js';

/** The media types that the body of `POST /oauth/token` may have. */
export const exchangeTokenBodyTypes: readonly [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(exchangeTokenBodyTypes);

/** The parameters of `POST /oauth/token`, read. */
export interface ExchangeTokenParameters {
  readonly path: {};
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `POST /oauth/token`. */
export function readExchangeTokenParameters(
  _raw: RawRequest,
): ParameterResult<ExchangeTokenParameters> {
  return {
    ok: true,
    value: asValidated<ExchangeTokenParameters>({ path: {}, query: {}, header: {}, cookie: {} }),
  };
}

/** All that is wrong with the body of `POST /oauth/token`; nothing for a valid one. */
export function checkExchangeTokenBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, exchangeTokenBodyTypes)) {
    case 'application/x-www-form-urlencoded':
      return problemsOfTokenRequest(value) ?? noProblems;
    case 'multipart/form-data':
      return problemsOfTokenRequest(bytesToLatin1(value)) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * A form as the values of its members, read by declared type: of its text, or of the parts of a
 * multipart form by name; `checkExchangeTokenBody` judges it.
 */
export function readExchangeTokenForm(mediaType: string, form: unknown): unknown {
  switch (matchMediaType(mediaType, exchangeTokenBodyTypes)) {
    case 'application/x-www-form-urlencoded':
      return parseObject(parseForm(form), {});
    case 'multipart/form-data':
      return parseObject(
        decodeTextParts(form, [
          'grant_type',
          'client_id',
          'client_secret',
          'code',
          'redirect_uri',
          'code_verifier',
          'refresh_token',
        ]),
        {},
      );
    default:
      return form;
  }
}

/**
 * All that is wrong with a response of `POST /oauth/token`. Names of headers are in lower case; an
 * absent body is undefined.
 */
export function checkExchangeTokenResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOf400Response(headers, body) ?? noProblems;
  if (status === 401) return problemsOf401Response(headers, body) ?? noProblems;
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
  problems = mergeProblems(problems, problemsOfAuthorizeHeaders(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfTokenResponse(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}

function problemsOf400Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAuthorizeHeaders(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfTokenErrorBody(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}

function problemsOf401Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAuthorizeHeaders(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfTokenErrorBody(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
