// Generated; change the document it is made from instead.

import type { OAuthClient, OAuthClientRequest } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';

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
  if (
    typeof id !== 'string' ||
    (status !== 'active' && status !== 'disabled' && status !== 'suspended') ||
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 512) ||
    typeof redirectUri !== 'string' ||
    !isUri(redirectUri) ||
    typeof secret !== 'string' ||
    (thumbnailUrl !== null && (typeof thumbnailUrl !== 'string' || !isUri(thumbnailUrl))) ||
    typeof public_ !== 'boolean'
  )
    return false;
  return true;
}

/** All that is wrong with a value as OAuthClient; nothing for a valid one. */
export function checkOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfOAuthClient(value) ?? noProblems;
}

/** OAuthClient as a Standard Schema. */
export const oAuthClientSchema: StandardSchema<OAuthClient> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClient);

/** Whether a value is a valid OAuthClientRequest. */
export function isOAuthClientRequest(value: unknown): value is OAuthClientRequest {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 512) ||
    typeof redirectUri !== 'string' ||
    !isUri(redirectUri) ||
    typeof public_ !== 'boolean'
  )
    return false;
  return true;
}

/** All that is wrong with a value as OAuthClientRequest; nothing for a valid one. */
export function checkOAuthClientRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientRequest(value) ?? noProblems;
}

/** OAuthClientRequest as a Standard Schema. */
export const oAuthClientRequestSchema: StandardSchema<OAuthClientRequest> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClientRequest);

export function problemsOfOAuthClient(value: unknown): Problems {
  const schema = '#/components/schemas/OAuthClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (typeof id !== 'string')
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a string');
    if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "active", "disabled" or "suspended"',
      );
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 512))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 512 characters');
    }
    if (typeof redirectUri !== 'string')
      problems = reportRequired(
        problems,
        'redirect_uri',
        redirectUri,
        schema,
        'type',
        'must be a string',
      );
    else if (!isUri(redirectUri))
      problems = report(problems, 'redirect_uri', schema, 'format', 'must be a URI');
    if (typeof secret !== 'string')
      problems = reportRequired(problems, 'secret', secret, schema, 'type', 'must be a string');
    if (thumbnailUrl === undefined) problems = reportMissing(problems, 'thumbnail_url', schema);
    else if (thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string')
        problems = report(problems, 'thumbnail_url', schema, 'type', 'must be a string or null');
      else if (!isUri(thumbnailUrl))
        problems = report(problems, 'thumbnail_url', schema, 'format', 'must be a URI');
    }
    if (typeof public_ !== 'boolean')
      problems = reportRequired(
        problems,
        'public',
        public_,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}

export function problemsOfOAuthClientRequest(value: unknown): Problems {
  const schema = '#/components/schemas/OAuthClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 512))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 512 characters');
    }
    if (typeof redirectUri !== 'string')
      problems = reportRequired(
        problems,
        'redirect_uri',
        redirectUri,
        schema,
        'type',
        'must be a string',
      );
    else if (!isUri(redirectUri))
      problems = report(problems, 'redirect_uri', schema, 'format', 'must be a URI');
    if (typeof public_ !== 'boolean')
      problems = reportRequired(
        problems,
        'public',
        public_,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}
