// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { TokenRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/TokenRequest');
const tokenRequestThenPlace = by(self, '/then');
const refreshTokenMissing = missing(tokenRequestThenPlace, 'refresh_token');
const tokenRequestElsePlace = by(self, '/else');
const codeMissing = missing(tokenRequestElsePlace, 'code');
const grantTypePlace = member(self, 'grant_type');
const grantTypeNotListed = notListed(
  grantTypePlace,
  'one of "authorization_code" or "refresh_token"',
  'oneOf',
);
const clientIdPlace = member(self, 'client_id');
const clientIdType = wrongType(clientIdPlace, 'a string');
const clientIdMissing = missing(self, 'client_id');
const clientSecretPlace = member(self, 'client_secret');
const clientSecretType = wrongType(clientSecretPlace, 'a string');
const clientSecretMissing = missing(self, 'client_secret');
const codePlace = member(self, 'code');
const codeType = wrongType(codePlace, 'a string');
const refreshTokenPlace = member(self, 'refresh_token');
const refreshTokenType = wrongType(refreshTokenPlace, 'a string');
const tokenRequestType = wrongType(self, 'an object');

/** Whether a value is a valid TokenRequest. */
export function isTokenRequest(value: unknown): value is TokenRequest {
  return acceptsTokenRequest(value);
}

/** All that is wrong with a value as TokenRequest; nothing for a valid one. */
export function checkTokenRequest(value: unknown): readonly Problem[] {
  return problemsOfTokenRequest(value) ?? noProblems;
}

export function acceptsTokenRequest(value: unknown): boolean {
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

function acceptsTokenRequestIf(value: unknown): boolean {
  if (isObject(value)) {
    const { grant_type: grantType } = value;
    if (grantType !== 'refresh_token') return false;
  }
  return true;
}

export function problemsOfTokenRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, tokenRequestType);
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
        problems = add(problems, grantTypeNotListed);
    }
    if (clientId === undefined) problems = add(problems, clientIdMissing);
    else if (typeof clientId !== 'string') problems = add(problems, clientIdType);
    if (clientSecret === undefined) problems = add(problems, clientSecretMissing);
    else if (typeof clientSecret !== 'string') problems = add(problems, clientSecretType);
    if (code !== undefined) {
      if (typeof code !== 'string') problems = add(problems, codeType);
    }
    if (refreshToken !== undefined) {
      if (typeof refreshToken !== 'string') problems = add(problems, refreshTokenType);
    }
    if (acceptsTokenRequestIf(value)) {
      const { refresh_token: refreshToken } = value;
      if (refreshToken === undefined) problems = add(problems, refreshTokenMissing);
    } else {
      const { code } = value;
      if (code === undefined) problems = add(problems, codeMissing);
    }
  }
  return problems;
}
