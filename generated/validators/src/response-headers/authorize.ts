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
import { mergeProblems, type Problems } from '../runtime/validation/problems.js';

export function problemsOfAuthorizeHeaders(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfCacheControlHeader(headers));
  problems = mergeProblems(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = mergeProblems(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = mergeProblems(problems, problemsOfVaryHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitResetHeader(headers));
  problems = mergeProblems(problems, problemsOfXSpecVersionHeader(headers));
  return problems;
}

export function problemsOfAuthorizeHeaders2(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfCacheControlHeader(headers));
  problems = mergeProblems(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = mergeProblems(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = mergeProblems(problems, problemsOfVaryHeader(headers));
  problems = mergeProblems(problems, problemsOfXAcceptedOAuthScopesHeader(headers));
  problems = mergeProblems(problems, problemsOfXCustomerUUIDHeader(headers));
  problems = mergeProblems(problems, problemsOfXOAuthScopesHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitResetHeader(headers));
  problems = mergeProblems(problems, problemsOfXSpecVersionHeader(headers));
  return problems;
}
