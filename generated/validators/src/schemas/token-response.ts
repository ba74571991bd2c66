// Generated; change the document it is made from instead.

import type { TokenResponse } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  /* @__PURE__ */ createStandardSchema(checkTokenResponse);

export function problemsOfTokenResponse(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/TokenResponse/type',
      message: 'must be an object',
    });
  else {
    const {
      scope,
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: tokenType,
      expires_in: expiresIn,
    } = value;
    if (scope === undefined)
      problems = addProblem(problems, {
        pointer: '/scope',
        field: 'scope',
        keyword: 'required',
        schema: '#/components/schemas/TokenResponse/required',
        message: 'is required',
      });
    else if (typeof scope !== 'string')
      problems = addProblem(problems, {
        pointer: '/scope',
        field: 'scope',
        keyword: 'type',
        schema: '#/components/schemas/TokenResponse/properties/scope/type',
        message: 'must be a string',
      });
    if (accessToken === undefined)
      problems = addProblem(problems, {
        pointer: '/access_token',
        field: 'access_token',
        keyword: 'required',
        schema: '#/components/schemas/TokenResponse/required',
        message: 'is required',
      });
    else if (typeof accessToken !== 'string')
      problems = addProblem(problems, {
        pointer: '/access_token',
        field: 'access_token',
        keyword: 'type',
        schema: '#/components/schemas/TokenResponse/properties/access_token/type',
        message: 'must be a string',
      });
    if (refreshToken === undefined)
      problems = addProblem(problems, {
        pointer: '/refresh_token',
        field: 'refresh_token',
        keyword: 'required',
        schema: '#/components/schemas/TokenResponse/required',
        message: 'is required',
      });
    else if (typeof refreshToken !== 'string')
      problems = addProblem(problems, {
        pointer: '/refresh_token',
        field: 'refresh_token',
        keyword: 'type',
        schema: '#/components/schemas/TokenResponse/properties/refresh_token/type',
        message: 'must be a string',
      });
    if (tokenType === undefined)
      problems = addProblem(problems, {
        pointer: '/token_type',
        field: 'token_type',
        keyword: 'required',
        schema: '#/components/schemas/TokenResponse/required',
        message: 'is required',
      });
    else if (tokenType !== 'bearer')
      problems = addProblem(problems, {
        pointer: '/token_type',
        field: 'token_type',
        keyword: 'enum',
        schema: '#/components/schemas/TokenResponse/properties/token_type/enum',
        message: 'must be "bearer"',
      });
    if (expiresIn === undefined)
      problems = addProblem(problems, {
        pointer: '/expires_in',
        field: 'expires_in',
        keyword: 'required',
        schema: '#/components/schemas/TokenResponse/required',
        message: 'is required',
      });
    else if (expiresIn !== 7200)
      problems = addProblem(problems, {
        pointer: '/expires_in',
        field: 'expires_in',
        keyword: 'enum',
        schema: '#/components/schemas/TokenResponse/properties/expires_in/enum',
        message: 'must be 7200',
      });
  }
  return problems;
}
