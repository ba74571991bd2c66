// Generated; change the document it is made from instead.

import { problemsOfAccessControlAllowCredentialsHeader } from '../headers/access-control-allow-credentials.js';
import { problemsOfAccessControlAllowHeadersHeader } from '../headers/access-control-allow-headers.js';
import { problemsOfAccessControlAllowMethodsHeader } from '../headers/access-control-allow-methods.js';
import { problemsOfAccessControlAllowOriginHeader } from '../headers/access-control-allow-origin.js';
import { problemsOfAccessControlExposeHeadersHeader } from '../headers/access-control-expose-headers.js';
import { problemsOfCacheControlHeader } from '../headers/cache-control.js';
import { problemsOfContentSecurityPolicyHeader } from '../headers/content-security-policy.js';
import { problemsOfStrictTransportSecurityHeader } from '../headers/strict-transport-security.js';
import { problemsOfVaryHeader } from '../headers/vary.js';
import { problemsOfXRateLimitLimitHeader } from '../headers/x-rate-limit-limit.js';
import { problemsOfXRateLimitRemainingHeader } from '../headers/x-rate-limit-remaining.js';
import { problemsOfXRateLimitResetHeader } from '../headers/x-rate-limit-reset.js';
import { problemsOfXSpecVersionHeader } from '../headers/x-spec-version.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfPayloadTooLargeResponse } from '../responses/payload-too-large.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnsupportedMediaTypeResponse } from '../responses/unsupported-media-type.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  undeclaredStatus,
  unsupportedBody,
  withinBody,
} from '../runtime/parameters/parameter-problems.js';
import { bytesAsText, objectOf, partTexts } from '../runtime/parameters/parse-values.js';
import { formOf } from '../runtime/parameters/query-styles.js';
import { type RawRequest, type Read, ownText } from '../runtime/parameters/raw-request.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type Problems, add, both, noProblems } from '../runtime/validation/problems.js';
import { judged } from '../runtime/validation/run-rules.js';
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
export function readExchangeTokenParameters(_raw: RawRequest): Read<ExchangeTokenParameters> {
  return {
    ok: true,
    value: judged<ExchangeTokenParameters>({ path: {}, query: {}, header: {}, cookie: {} }),
  };
}

/** All that is wrong with the body of `POST /oauth/token`; nothing for a valid one. */
export function checkExchangeTokenBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, exchangeTokenBodyTypes)) {
    case 'application/x-www-form-urlencoded':
      return problemsOfTokenRequest(value) ?? noProblems;
    case 'multipart/form-data':
      return problemsOfTokenRequest(bytesAsText(value)) ?? noProblems;
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
      return objectOf(formOf(form), {});
    case 'multipart/form-data':
      return objectOf(
        partTexts(form, [
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
  problems = both(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = both(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = both(problems, problemsOfCacheControlHeader(headers));
  problems = both(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = both(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = both(problems, problemsOfVaryHeader(headers));
  problems = both(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = both(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = both(problems, problemsOfXRateLimitResetHeader(headers));
  problems = both(problems, problemsOfXSpecVersionHeader(headers));
  if (body !== undefined) {
    switch (matchMediaType(ownText(headers, 'content-type') ?? '', ['application/json'])) {
      case 'application/json':
        problems = withinBody(problems, problemsOfTokenResponse(body));
        break;
      default:
        problems = add(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}

function problemsOf400Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = both(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = both(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = both(problems, problemsOfCacheControlHeader(headers));
  problems = both(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = both(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = both(problems, problemsOfVaryHeader(headers));
  problems = both(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = both(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = both(problems, problemsOfXRateLimitResetHeader(headers));
  problems = both(problems, problemsOfXSpecVersionHeader(headers));
  if (body !== undefined) {
    switch (matchMediaType(ownText(headers, 'content-type') ?? '', ['application/json'])) {
      case 'application/json':
        problems = withinBody(problems, problemsOfTokenErrorBody(body));
        break;
      default:
        problems = add(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}

function problemsOf401Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = both(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = both(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = both(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = both(problems, problemsOfCacheControlHeader(headers));
  problems = both(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = both(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = both(problems, problemsOfVaryHeader(headers));
  problems = both(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = both(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = both(problems, problemsOfXRateLimitResetHeader(headers));
  problems = both(problems, problemsOfXSpecVersionHeader(headers));
  if (body !== undefined) {
    switch (matchMediaType(ownText(headers, 'content-type') ?? '', ['application/json'])) {
      case 'application/json':
        problems = withinBody(problems, problemsOfTokenErrorBody(body));
        break;
      default:
        problems = add(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
