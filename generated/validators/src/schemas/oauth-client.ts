// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  badFormat,
  missing,
  notListed,
  tooLong,
  tooShort,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import type { OAuthClient, OAuthClientRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/OAuthClient');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a string');
const idMissing = missing(self, 'id');
const statusPlace = member(self, 'status');
const statusNotListed = notListed(statusPlace, 'one of "active", "disabled" or "suspended"');
const statusMissing = missing(self, 'status');
const labelPlace = member(self, 'label');
const labelTooShort = tooShort(labelPlace, 1);
const labelTooLong = tooLong(labelPlace, 512);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const redirectUriPlace = member(self, 'redirect_uri');
const redirectUriMalformed = badFormat(redirectUriPlace, 'a URI');
const redirectUriType = wrongType(redirectUriPlace, 'a string');
const redirectUriMissing = missing(self, 'redirect_uri');
const secretPlace = member(self, 'secret');
const secretType = wrongType(secretPlace, 'a string');
const secretMissing = missing(self, 'secret');
const thumbnailUrlPlace = member(self, 'thumbnail_url');
const thumbnailUrlMalformed = badFormat(thumbnailUrlPlace, 'a URI');
const thumbnailUrlType = wrongType(thumbnailUrlPlace, 'a string or null');
const thumbnailUrlMissing = missing(self, 'thumbnail_url');
const publicPlace = member(self, 'public');
const publicType = wrongType(publicPlace, 'true or false');
const publicMissing = missing(self, 'public');
const oauthClientType = wrongType(self, 'an object');

/** Whether a value is a valid OAuthClient. */
export function isOAuthClient(value: unknown): value is OAuthClient {
  return acceptsOAuthClient(value);
}

/** All that is wrong with a value as OAuthClient; nothing for a valid one. */
export function checkOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfOAuthClient(value) ?? noProblems;
}

/** Whether a value is a valid OAuthClientRequest. */
export function isOAuthClientRequest(value: unknown): value is OAuthClientRequest {
  return acceptsOAuthClientRequest(value);
}

/** All that is wrong with a value as OAuthClientRequest; nothing for a valid one. */
export function checkOAuthClientRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientRequest(value) ?? noProblems;
}

export function acceptsOAuthClient(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    status,
    label,
    redirect_uri: redirectUri,
    secret,
    thumbnail_url: thumbnailUrl,
    public: public_,
  } = value;
  if (typeof id !== 'string') return false;
  if (status !== 'active' && status !== 'disabled' && status !== 'suspended') return false;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 512)) return false;
  if (typeof redirectUri !== 'string') return false;
  if (!isUri(redirectUri)) return false;
  if (typeof secret !== 'string') return false;
  if (thumbnailUrl !== null) {
    if (typeof thumbnailUrl !== 'string') return false;
    if (!isUri(thumbnailUrl)) return false;
  }
  if (typeof public_ !== 'boolean') return false;
  return true;
}

export function problemsOfOAuthClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, oauthClientType);
  else {
    const {
      id,
      status,
      label,
      redirect_uri: redirectUri,
      secret,
      thumbnail_url: thumbnailUrl,
      public: public_,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (typeof id !== 'string') problems = add(problems, idType);
    if (status === undefined) problems = add(problems, statusMissing);
    else if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = add(problems, statusNotListed);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 512)) problems = add(problems, labelTooLong);
    }
    if (redirectUri === undefined) problems = add(problems, redirectUriMissing);
    else if (typeof redirectUri !== 'string') problems = add(problems, redirectUriType);
    else if (!isUri(redirectUri)) problems = add(problems, redirectUriMalformed);
    if (secret === undefined) problems = add(problems, secretMissing);
    else if (typeof secret !== 'string') problems = add(problems, secretType);
    if (thumbnailUrl === undefined) problems = add(problems, thumbnailUrlMissing);
    else if (thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string') problems = add(problems, thumbnailUrlType);
      else if (!isUri(thumbnailUrl)) problems = add(problems, thumbnailUrlMalformed);
    }
    if (public_ === undefined) problems = add(problems, publicMissing);
    else if (typeof public_ !== 'boolean') problems = add(problems, publicType);
  }
  return problems;
}

export function acceptsOAuthClientRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 512)) return false;
  if (typeof redirectUri !== 'string') return false;
  if (!isUri(redirectUri)) return false;
  if (typeof public_ !== 'boolean') return false;
  return true;
}

export function problemsOfOAuthClientRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, oauthClientType);
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 512)) problems = add(problems, labelTooLong);
    }
    if (redirectUri === undefined) problems = add(problems, redirectUriMissing);
    else if (typeof redirectUri !== 'string') problems = add(problems, redirectUriType);
    else if (!isUri(redirectUri)) problems = add(problems, redirectUriMalformed);
    if (public_ === undefined) problems = add(problems, publicMissing);
    else if (typeof public_ !== 'boolean') problems = add(problems, publicType);
  }
  return problems;
}
