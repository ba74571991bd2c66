// Generated; change the document it is made from instead.

import type { OAuthClientCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
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
import { isRedirectUri, problemsOfRedirectUri } from './redirect-uri.js';

/** Whether a value is a valid OAuthClientCreate. */
export function isOAuthClientCreate(value: unknown): value is OAuthClientCreate {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 512) ||
    !isRedirectUri(redirectUri) ||
    (public_ !== undefined && typeof public_ !== 'boolean')
  )
    return false;
  return true;
}

/** All that is wrong with a value as OAuthClientCreate; nothing for a valid one. */
export function checkOAuthClientCreate(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientCreate(value) ?? noProblems;
}

/** OAuthClientCreate as a Standard Schema. */
export const oAuthClientCreateSchema: StandardSchema<OAuthClientCreate> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClientCreate);

export function problemsOfOAuthClientCreate(value: unknown): Problems {
  const schema = '#/components/schemas/OAuthClientCreate';
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
    if (redirectUri === undefined) problems = reportMissing(problems, 'redirect_uri', schema);
    else problems = mergeAtProperty(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (public_ !== undefined && typeof public_ !== 'boolean')
      problems = report(problems, 'public', schema, 'type', 'must be true or false');
  }
  return problems;
}
