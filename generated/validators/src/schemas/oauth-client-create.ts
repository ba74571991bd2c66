// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, tooLong, tooShort, wrongType } from '../runtime/validation/sentences.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import { acceptsRedirectUri, problemsOfRedirectUri } from './redirect-uri.js';
import type { OAuthClientCreate } from '@cloud-api/types';

const self = whole('#/components/schemas/OAuthClientCreate');
const labelPlace = member(self, 'label');
const labelTooShort = tooShort(labelPlace, 1);
const labelTooLong = tooLong(labelPlace, 512);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const redirectUriMissing = missing(self, 'redirect_uri');
const publicPlace = member(self, 'public');
const publicType = wrongType(publicPlace, 'true or false');
const oauthClientCreateType = wrongType(self, 'an object');

/** Whether a value is a valid OAuthClientCreate. */
export function isOAuthClientCreate(value: unknown): value is OAuthClientCreate {
  return acceptsOAuthClientCreate(value);
}

/** All that is wrong with a value as OAuthClientCreate; nothing for a valid one. */
export function checkOAuthClientCreate(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientCreate(value) ?? noProblems;
}

export function acceptsOAuthClientCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 512)) return false;
  if (!acceptsRedirectUri(redirectUri)) return false;
  if (public_ !== undefined) {
    if (typeof public_ !== 'boolean') return false;
  }
  return true;
}

export function problemsOfOAuthClientCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, oauthClientCreateType);
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 512)) problems = add(problems, labelTooLong);
    }
    if (redirectUri === undefined) problems = add(problems, redirectUriMissing);
    else problems = within(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (public_ !== undefined) {
      if (typeof public_ !== 'boolean') problems = add(problems, publicType);
    }
  }
  return problems;
}
