// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isObject } from '../runtime/validation/values.js';
import type { TokenRequest } from '@cloud-api/types';

const schema = '#/components/schemas/TokenRequest';

/** Whether a value is a valid TokenRequest. */
export function isTokenRequest(value: unknown): value is TokenRequest {
  if (!isObject(value)) return false;
  const {
    grant_type: grantType,
    client_id: clientId,
    client_secret: clientSecret,
    code,
    refresh_token: refreshToken,
  } = value;
  if (grantType !== undefined) {
    if (grantType !== 'authorization_code' && grantType !== 'refresh_token') return false;
  }
  if (typeof clientId !== 'string') return false;
  if (typeof clientSecret !== 'string') return false;
  if (code !== undefined) {
    if (typeof code !== 'string') return false;
  }
  if (refreshToken !== undefined) {
    if (typeof refreshToken !== 'string') return false;
  }
  if (acceptsTokenRequestIf(value)) {
    const { refresh_token: refreshToken } = value;
    if (refreshToken === undefined) return false;
  } else {
    const { code } = value;
    if (code === undefined) return false;
  }
  return true;
}

/** All that is wrong with a value as TokenRequest; nothing for a valid one. */
export function checkTokenRequest(value: unknown): readonly Problem[] {
  return problemsOfTokenRequest(value) ?? noProblems;
}

/** TokenRequest as a Standard Schema. */
export const tokenRequestSchema: StandardSchema<TokenRequest> =
  /* @__PURE__ */ standard(checkTokenRequest);

export function problemsOfTokenRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      grant_type: grantType,
      client_id: clientId,
      client_secret: clientSecret,
      code,
      refresh_token: refreshToken,
    } = value;
    if (grantType !== undefined) {
      if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
        problems = add(
          problems,
          memberProblem(
            schema,
            'grant_type',
            'oneOf',
            'must be one of "authorization_code" or "refresh_token"',
          ),
        );
    }
    if (clientId === undefined) problems = add(problems, missing(schema, 'client_id'));
    else if (typeof clientId !== 'string')
      problems = add(problems, memberProblem(schema, 'client_id', 'type', 'must be a string'));
    if (clientSecret === undefined) problems = add(problems, missing(schema, 'client_secret'));
    else if (typeof clientSecret !== 'string')
      problems = add(problems, memberProblem(schema, 'client_secret', 'type', 'must be a string'));
    if (code !== undefined) {
      if (typeof code !== 'string')
        problems = add(problems, memberProblem(schema, 'code', 'type', 'must be a string'));
    }
    if (refreshToken !== undefined) {
      if (typeof refreshToken !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'refresh_token', 'type', 'must be a string'),
        );
    }
    if (acceptsTokenRequestIf(value)) {
      const { refresh_token: refreshToken } = value;
      if (refreshToken === undefined)
        problems = add(problems, missing(`${schema}/then`, 'refresh_token'));
    } else {
      const { code } = value;
      if (code === undefined) problems = add(problems, missing(`${schema}/else`, 'code'));
    }
  }
  return problems;
}

function acceptsTokenRequestIf(value: unknown): boolean {
  if (isObject(value)) {
    const { grant_type: grantType } = value;
    if (grantType !== 'refresh_token') return false;
  }
  return true;
}
