// Generated; change the document it is made from instead.

import { problemsOfAccessControlAllowCredentialsHeader } from '../headers/access-control-allow-credentials.js';
import { problemsOfAccessControlAllowHeadersHeader } from '../headers/access-control-allow-headers.js';
import { problemsOfAccessControlAllowMethodsHeader } from '../headers/access-control-allow-methods.js';
import { problemsOfAccessControlAllowOriginHeader } from '../headers/access-control-allow-origin.js';
import { problemsOfAccessControlExposeHeadersHeader } from '../headers/access-control-expose-headers.js';
import { problemsOfCacheControlHeader } from '../headers/cache-control.js';
import { problemsOfContentSecurityPolicyHeader } from '../headers/content-security-policy.js';
import { problemsOfLocationHeader } from '../headers/location.js';
import { problemsOfStrictTransportSecurityHeader } from '../headers/strict-transport-security.js';
import { problemsOfVaryHeader } from '../headers/vary.js';
import { problemsOfXRateLimitLimitHeader } from '../headers/x-rate-limit-limit.js';
import { problemsOfXRateLimitRemainingHeader } from '../headers/x-rate-limit-remaining.js';
import { problemsOfXRateLimitResetHeader } from '../headers/x-rate-limit-reset.js';
import { problemsOfXSpecVersionHeader } from '../headers/x-spec-version.js';
import { problemsOfAuthorizeHeaders } from '../response-headers/authorize.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  mergeAtParameter,
  missingParameter,
  rejectParameters,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { parseFormValue } from '../runtime/parameters/query-styles.js';
import {
  getResponseHeader,
  type ParameterResult,
  parseQuery,
  type RawRequest,
} from '../runtime/parameters/raw-request.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { problemsOfCodeChallenge } from '../schemas/code-challenge.js';
import { problemsOfTokenErrorBody } from '../schemas/token-error-body.js';

const clientIdMissing = /* @__PURE__ */ missingParameter(
  'query',
  'client_id',
  '#/paths/~1oauth~1authorize/get/parameters/0',
);
const scopeMissing = /* @__PURE__ */ missingParameter(
  'query',
  'scope',
  '#/paths/~1oauth~1authorize/get/parameters/1',
);

/** The parameters of `GET /oauth/authorize`, read. */
export interface AuthorizeParameters {
  readonly path: {};
  readonly query: {
    readonly client_id: string;
    readonly scope: string;
    readonly response_type?: 'code' | 'token' | undefined;
    readonly redirect_uri?: string | undefined;
    readonly state?: string | undefined;
    readonly code_challenge?: string | undefined;
    readonly code_challenge_method?: 'S256' | undefined;
  };
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `GET /oauth/authorize`. */
export function readAuthorizeParameters(raw: RawRequest): ParameterResult<AuthorizeParameters> {
  let problems: Problems;
  const query = parseQuery(raw);
  const clientId = parseFormValue(query, 'client_id');
  if (clientId === undefined) problems = addProblem(problems, clientIdMissing);
  else problems = mergeAtParameter(problems, 'query', 'client_id', problemsOfClientId(clientId));
  const scope = parseFormValue(query, 'scope');
  if (scope === undefined) problems = addProblem(problems, scopeMissing);
  else problems = mergeAtParameter(problems, 'query', 'scope', problemsOfScope(scope));
  const responseType = parseFormValue(query, 'response_type');
  if (responseType !== undefined)
    problems = mergeAtParameter(
      problems,
      'query',
      'response_type',
      problemsOfResponseType(responseType),
    );
  const redirectUri = parseFormValue(query, 'redirect_uri');
  if (redirectUri !== undefined)
    problems = mergeAtParameter(
      problems,
      'query',
      'redirect_uri',
      problemsOfRedirectUri(redirectUri),
    );
  const state = parseFormValue(query, 'state');
  if (state !== undefined)
    problems = mergeAtParameter(problems, 'query', 'state', problemsOfState(state));
  const codeChallenge = parseFormValue(query, 'code_challenge');
  if (codeChallenge !== undefined)
    problems = mergeAtParameter(
      problems,
      'query',
      'code_challenge',
      problemsOfCodeChallenge(codeChallenge),
    );
  const codeChallengeMethod = parseFormValue(query, 'code_challenge_method');
  if (codeChallengeMethod !== undefined)
    problems = mergeAtParameter(
      problems,
      'query',
      'code_challenge_method',
      problemsOfCodeChallengeMethod(codeChallengeMethod),
    );
  if (problems !== undefined)
    return rejectParameters(problems, asValidated<AuthorizeParameters['path']>({}));
  return {
    ok: true,
    value: asValidated<AuthorizeParameters>({
      path: {},
      query: {
        client_id: clientId,
        scope,
        response_type: responseType,
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: codeChallengeMethod,
      },
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfClientId(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/0/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfScope(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/1/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfResponseType(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/2/schema';
  let problems: Problems;
  if (value !== 'code' && value !== 'token')
    problems = reportAt(problems, '', schema, '/oneOf', 'must be one of "code" or "token"');
  return problems;
}

function problemsOfRedirectUri(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/3/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (!isUri(value)) problems = reportAt(problems, '', schema, '/format', 'must be a URI');
  return problems;
}

function problemsOfState(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/4/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOfCodeChallengeMethod(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/parameters/6/schema';
  let problems: Problems;
  if (value !== 'S256') problems = reportAt(problems, '', schema, '/enum', 'must be "S256"');
  return problems;
}

/**
 * All that is wrong with a response of `GET /oauth/authorize`. Names of headers are in lower case;
 * an absent body is undefined.
 */
export function checkAuthorizeResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 302) return problemsOf302Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOf400Response(headers, body) ?? noProblems;
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
    switch (matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['text/html'])) {
      case 'text/html':
        problems = mergeAtBody(problems, problemsOfBody(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['text/html']));
    }
  }
  return problems;
}

function problemsOfBody(value: unknown): Problems {
  const schema = '#/paths/~1oauth~1authorize/get/responses/200/content/text~1html/schema';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}

function problemsOf302Response(
  headers: { readonly [name: string]: string | undefined },
  _body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAccessControlAllowCredentialsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowMethodsHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlAllowOriginHeader(headers));
  problems = mergeProblems(problems, problemsOfAccessControlExposeHeadersHeader(headers));
  problems = mergeProblems(problems, problemsOfCacheControlHeader(headers));
  problems = mergeProblems(problems, problemsOfContentSecurityPolicyHeader(headers));
  problems = mergeProblems(problems, problemsOfLocationHeader(headers));
  problems = mergeProblems(problems, problemsOfStrictTransportSecurityHeader(headers));
  problems = mergeProblems(problems, problemsOfVaryHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitLimitHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitRemainingHeader(headers));
  problems = mergeProblems(problems, problemsOfXRateLimitResetHeader(headers));
  problems = mergeProblems(problems, problemsOfXSpecVersionHeader(headers));
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
