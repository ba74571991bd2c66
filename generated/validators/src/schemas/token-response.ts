// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { TokenResponse } from '@cloud-api/types';

const self = whole('#/components/schemas/TokenResponse');
const scopePlace = member(self, 'scope');
const scopeType = wrongType(scopePlace, 'a string');
const scopeMissing = missing(self, 'scope');
const accessTokenPlace = member(self, 'access_token');
const accessTokenType = wrongType(accessTokenPlace, 'a string');
const accessTokenMissing = missing(self, 'access_token');
const refreshTokenPlace = member(self, 'refresh_token');
const refreshTokenType = wrongType(refreshTokenPlace, 'a string');
const refreshTokenMissing = missing(self, 'refresh_token');
const tokenTypePlace = member(self, 'token_type');
const tokenTypeNotListed = notListed(tokenTypePlace, '"bearer"');
const tokenTypeMissing = missing(self, 'token_type');
const expiresInPlace = member(self, 'expires_in');
const expiresInNotListed = notListed(expiresInPlace, '7200');
const expiresInMissing = missing(self, 'expires_in');
const tokenResponseType = wrongType(self, 'an object');

/** Whether a value is a valid TokenResponse. */
export function isTokenResponse(value: unknown): value is TokenResponse {
  return acceptsTokenResponse(value);
}

/** All that is wrong with a value as TokenResponse; nothing for a valid one. */
export function checkTokenResponse(value: unknown): readonly Problem[] {
  return problemsOfTokenResponse(value) ?? noProblems;
}

export function acceptsTokenResponse(value: unknown): boolean {
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

export function problemsOfTokenResponse(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, tokenResponseType);
  else {
    const {
      scope,
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: tokenType,
      expires_in: expiresIn,
    } = value;
    if (scope === undefined) problems = add(problems, scopeMissing);
    else if (typeof scope !== 'string') problems = add(problems, scopeType);
    if (accessToken === undefined) problems = add(problems, accessTokenMissing);
    else if (typeof accessToken !== 'string') problems = add(problems, accessTokenType);
    if (refreshToken === undefined) problems = add(problems, refreshTokenMissing);
    else if (typeof refreshToken !== 'string') problems = add(problems, refreshTokenType);
    if (tokenType === undefined) problems = add(problems, tokenTypeMissing);
    else if (tokenType !== 'bearer') problems = add(problems, tokenTypeNotListed);
    if (expiresIn === undefined) problems = add(problems, expiresInMissing);
    else if (expiresIn !== 7200) problems = add(problems, expiresInNotListed);
  }
  return problems;
}
