// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { TokenResponse } from '@cloud-api/types';

const schema = '#/components/schemas/TokenResponse';

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
  if (typeof scope !== 'string') return false;
  if (typeof accessToken !== 'string') return false;
  if (typeof refreshToken !== 'string') return false;
  if (tokenType !== 'bearer') return false;
  if (expiresIn !== 7200) return false;
  return true;
}

/** All that is wrong with a value as TokenResponse; nothing for a valid one. */
export function checkTokenResponse(value: unknown): readonly Problem[] {
  return problemsOfTokenResponse(value) ?? noProblems;
}

/** TokenResponse as a Standard Schema. */
export const tokenResponseSchema: StandardSchema<TokenResponse> =
  /* @__PURE__ */ standard(checkTokenResponse);

export function problemsOfTokenResponse(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      scope,
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: tokenType,
      expires_in: expiresIn,
    } = value;
    if (scope === undefined) problems = add(problems, missing(schema, 'scope'));
    else if (typeof scope !== 'string')
      problems = add(problems, memberProblem(schema, 'scope', 'type', 'must be a string'));
    if (accessToken === undefined) problems = add(problems, missing(schema, 'access_token'));
    else if (typeof accessToken !== 'string')
      problems = add(problems, memberProblem(schema, 'access_token', 'type', 'must be a string'));
    if (refreshToken === undefined) problems = add(problems, missing(schema, 'refresh_token'));
    else if (typeof refreshToken !== 'string')
      problems = add(problems, memberProblem(schema, 'refresh_token', 'type', 'must be a string'));
    if (tokenType === undefined) problems = add(problems, missing(schema, 'token_type'));
    else if (tokenType !== 'bearer')
      problems = add(problems, memberProblem(schema, 'token_type', 'enum', 'must be "bearer"'));
    if (expiresIn === undefined) problems = add(problems, missing(schema, 'expires_in'));
    else if (expiresIn !== 7200)
      problems = add(problems, memberProblem(schema, 'expires_in', 'enum', 'must be 7200'));
  }
  return problems;
}
