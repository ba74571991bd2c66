// Generated; change the document it is made from instead.

import type { TokenResponse } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid TokenResponse. */
export function isTokenResponse(value: unknown): value is TokenResponse {
  if (!isObject(value)) return false;
  const {
    scope,
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: tokenType,
    expires_in: expiresIn,
  } = value;
  if (
    typeof scope !== 'string' ||
    typeof accessToken !== 'string' ||
    typeof refreshToken !== 'string' ||
    tokenType !== 'bearer' ||
    expiresIn !== 7200
  )
    return false;
  return true;
}

/** All that is wrong with a value as TokenResponse; nothing for a valid one. */
export function checkTokenResponse(value: unknown): readonly Problem[] {
  return problemsOfTokenResponse(value) ?? noProblems;
}

/** TokenResponse as a Standard Schema. */
export const tokenResponseSchema: StandardSchema<TokenResponse> =
  /* @__PURE__ */ createStandardSchema(checkTokenResponse);

export function problemsOfTokenResponse(value: unknown): Problems {
  const schema = '#/components/schemas/TokenResponse';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      scope,
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: tokenType,
      expires_in: expiresIn,
    } = value;
    if (typeof scope !== 'string')
      problems = reportRequired(problems, 'scope', scope, schema, 'type', 'must be a string');
    if (typeof accessToken !== 'string')
      problems = reportRequired(
        problems,
        'access_token',
        accessToken,
        schema,
        'type',
        'must be a string',
      );
    if (typeof refreshToken !== 'string')
      problems = reportRequired(
        problems,
        'refresh_token',
        refreshToken,
        schema,
        'type',
        'must be a string',
      );
    if (tokenType !== 'bearer')
      problems = reportRequired(
        problems,
        'token_type',
        tokenType,
        schema,
        'enum',
        'must be "bearer"',
      );
    if (expiresIn !== 7200)
      problems = reportRequired(problems, 'expires_in', expiresIn, schema, 'enum', 'must be 7200');
  }
  return problems;
}
