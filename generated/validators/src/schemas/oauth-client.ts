// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import type { OAuthClient, OAuthClientRequest } from '@cloud-api/types';

const schema = '#/components/schemas/OAuthClient';

/** Whether a value is a valid OAuthClient. */
export function isOAuthClient(value: unknown): value is OAuthClient {
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

/** All that is wrong with a value as OAuthClient; nothing for a valid one. */
export function checkOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfOAuthClient(value) ?? noProblems;
}

/** OAuthClient as a Standard Schema. */
export const oAuthClientSchema: StandardSchema<OAuthClient> =
  /* @__PURE__ */ standard(checkOAuthClient);

/** Whether a value is a valid OAuthClientRequest. */
export function isOAuthClientRequest(value: unknown): value is OAuthClientRequest {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 512)) return false;
  if (typeof redirectUri !== 'string') return false;
  if (!isUri(redirectUri)) return false;
  if (typeof public_ !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as OAuthClientRequest; nothing for a valid one. */
export function checkOAuthClientRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientRequest(value) ?? noProblems;
}

/** OAuthClientRequest as a Standard Schema. */
export const oAuthClientRequestSchema: StandardSchema<OAuthClientRequest> =
  /* @__PURE__ */ standard(checkOAuthClientRequest);

export function problemsOfOAuthClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (typeof id !== 'string')
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a string'));
    if (status === undefined) problems = add(problems, missing(schema, 'status'));
    else if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = add(
        problems,
        memberProblem(
          schema,
          'status',
          'enum',
          'must be one of "active", "disabled" or "suspended"',
        ),
      );
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else {
      if (label === '')
        problems = add(problems, memberProblem(schema, 'label', 'minLength', 'must not be empty'));
      if (isLonger(label, 512))
        problems = add(
          problems,
          memberProblem(schema, 'label', 'maxLength', 'must be at most 512 characters'),
        );
    }
    if (redirectUri === undefined) problems = add(problems, missing(schema, 'redirect_uri'));
    else if (typeof redirectUri !== 'string')
      problems = add(problems, memberProblem(schema, 'redirect_uri', 'type', 'must be a string'));
    else if (!isUri(redirectUri))
      problems = add(problems, memberProblem(schema, 'redirect_uri', 'format', 'must be a URI'));
    if (secret === undefined) problems = add(problems, missing(schema, 'secret'));
    else if (typeof secret !== 'string')
      problems = add(problems, memberProblem(schema, 'secret', 'type', 'must be a string'));
    if (thumbnailUrl === undefined) problems = add(problems, missing(schema, 'thumbnail_url'));
    else if (thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'thumbnail_url', 'type', 'must be a string or null'),
        );
      else if (!isUri(thumbnailUrl))
        problems = add(problems, memberProblem(schema, 'thumbnail_url', 'format', 'must be a URI'));
    }
    if (public_ === undefined) problems = add(problems, missing(schema, 'public'));
    else if (typeof public_ !== 'boolean')
      problems = add(problems, memberProblem(schema, 'public', 'type', 'must be true or false'));
  }
  return problems;
}

export function problemsOfOAuthClientRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    else {
      if (label === '')
        problems = add(problems, memberProblem(schema, 'label', 'minLength', 'must not be empty'));
      if (isLonger(label, 512))
        problems = add(
          problems,
          memberProblem(schema, 'label', 'maxLength', 'must be at most 512 characters'),
        );
    }
    if (redirectUri === undefined) problems = add(problems, missing(schema, 'redirect_uri'));
    else if (typeof redirectUri !== 'string')
      problems = add(problems, memberProblem(schema, 'redirect_uri', 'type', 'must be a string'));
    else if (!isUri(redirectUri))
      problems = add(problems, memberProblem(schema, 'redirect_uri', 'format', 'must be a URI'));
    if (public_ === undefined) problems = add(problems, missing(schema, 'public'));
    else if (typeof public_ !== 'boolean')
      problems = add(problems, memberProblem(schema, 'public', 'type', 'must be true or false'));
  }
  return problems;
}
