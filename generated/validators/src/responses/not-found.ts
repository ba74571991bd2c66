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
import { problemsOfXAcceptedOAuthScopesHeader } from '../headers/x-accepted-oauth-scopes.js';
import { problemsOfXCustomerUUIDHeader } from '../headers/x-customer-uuid.js';
import { problemsOfXOAuthScopesHeader } from '../headers/x-oauth-scopes.js';
import { problemsOfXRateLimitLimitHeader } from '../headers/x-rate-limit-limit.js';
import { problemsOfXRateLimitRemainingHeader } from '../headers/x-rate-limit-remaining.js';
import { problemsOfXRateLimitResetHeader } from '../headers/x-rate-limit-reset.js';
import { problemsOfXSpecVersionHeader } from '../headers/x-spec-version.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import { unsupportedBody, withinBody } from '../runtime/parameters/parameter-problems.js';
import { ownText } from '../runtime/parameters/raw-request.js';
import { type Problems, add, both } from '../runtime/validation/problems.js';
import { problemsOfErrorBody } from '../schemas/error-body.js';

export function problemsOfNotFoundResponse(
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
  problems = both(problems, problemsOfXAcceptedOAuthScopesHeader(headers));
  problems = both(problems, problemsOfXCustomerUUIDHeader(headers));
  problems = both(problems, problemsOfXOAuthScopesHeader(headers));
  problems = both(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = both(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = both(problems, problemsOfXRateLimitResetHeader(headers));
  problems = both(problems, problemsOfXSpecVersionHeader(headers));
  if (body !== undefined) {
    switch (matchMediaType(ownText(headers, 'content-type') ?? '', ['application/json'])) {
      case 'application/json':
        problems = withinBody(problems, problemsOfErrorBody(body));
        break;
      default:
        problems = add(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
