// Generated; change the document it is made from instead.

import type { TokenRequest } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

const codeVerifierPattern = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Whether a value is a valid TokenRequest. */
export function isTokenRequest(value: unknown): value is TokenRequest {
  if (!isObject(value)) return false;
  const {
    grant_type: grantType,
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
    refresh_token: refreshToken,
  } = value;
  if (
    (grantType !== undefined &&
      grantType !== 'authorization_code' &&
      grantType !== 'refresh_token') ||
    typeof clientId !== 'string' ||
    typeof clientSecret !== 'string' ||
    (code !== undefined && typeof code !== 'string') ||
    (redirectUri !== undefined && (typeof redirectUri !== 'string' || !isUri(redirectUri))) ||
    (codeVerifier !== undefined &&
      (typeof codeVerifier !== 'string' || !codeVerifierPattern.test(codeVerifier))) ||
    (refreshToken !== undefined && typeof refreshToken !== 'string')
  )
    return false;
  if (acceptsTokenRequestIf(value)) {
    const { refresh_token: refreshToken } = value;
    if (refreshToken === undefined) return false;
  } else {
    const { code } = value;
    if (code === undefined) return false;
  }
  return true;
}

function acceptsTokenRequestIf(value: unknown): boolean {
  if (isObject(value)) {
    const { grant_type: grantType } = value;
    if (grantType !== 'refresh_token') return false;
  }
  return true;
}

/** All that is wrong with a value as TokenRequest; nothing for a valid one. */
export function checkTokenRequest(value: unknown): readonly Problem[] {
  return problemsOfTokenRequest(value) ?? noProblems;
}

/** TokenRequest as a Standard Schema. */
export const tokenRequestSchema: StandardSchema<TokenRequest> =
  /* @__PURE__ */ createStandardSchema(checkTokenRequest);

export function problemsOfTokenRequest(value: unknown): Problems {
  const schema = '#/components/schemas/TokenRequest';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      grant_type: grantType,
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
      refresh_token: refreshToken,
    } = value;
    if (
      grantType !== undefined &&
      grantType !== 'authorization_code' &&
      grantType !== 'refresh_token'
    )
      problems = report(
        problems,
        'grant_type',
        schema,
        'oneOf',
        'must be one of "authorization_code" or "refresh_token"',
      );
    if (typeof clientId !== 'string')
      problems = reportRequired(
        problems,
        'client_id',
        clientId,
        schema,
        'type',
        'must be a string',
      );
    if (typeof clientSecret !== 'string')
      problems = reportRequired(
        problems,
        'client_secret',
        clientSecret,
        schema,
        'type',
        'must be a string',
      );
    if (code !== undefined && typeof code !== 'string')
      problems = report(problems, 'code', schema, 'type', 'must be a string');
    if (redirectUri !== undefined) {
      if (typeof redirectUri !== 'string')
        problems = report(problems, 'redirect_uri', schema, 'type', 'must be a string');
      else if (!isUri(redirectUri))
        problems = report(problems, 'redirect_uri', schema, 'format', 'must be a URI');
    }
    if (codeVerifier !== undefined) {
      if (typeof codeVerifier !== 'string')
        problems = report(
          problems,
          'code_verifier',
          schema,
          'type',
          'Must be 43 to 128 letters, digits, hyphens, periods, underscores or tildes.',
        );
      else if (!codeVerifierPattern.test(codeVerifier))
        problems = report(
          problems,
          'code_verifier',
          schema,
          'pattern',
          'Must be 43 to 128 letters, digits, hyphens, periods, underscores or tildes.',
        );
    }
    if (refreshToken !== undefined && typeof refreshToken !== 'string')
      problems = report(problems, 'refresh_token', schema, 'type', 'must be a string');
    if (acceptsTokenRequestIf(value)) {
      const { refresh_token: refreshToken } = value;
      if (refreshToken === undefined)
        problems = reportAt(problems, '/refresh_token', schema, '/then/required', 'is required');
    } else {
      const { code } = value;
      if (code === undefined)
        problems = reportAt(problems, '/code', schema, '/else/required', 'is required');
    }
  }
  return problems;
}
