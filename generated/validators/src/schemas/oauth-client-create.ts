// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import { isRedirectUri, problemsOfRedirectUri } from './redirect-uri.js';
import type { OAuthClientCreate } from '@cloud-api/types';

const schema = '#/components/schemas/OAuthClientCreate';

/** Whether a value is a valid OAuthClientCreate. */
export function isOAuthClientCreate(value: unknown): value is OAuthClientCreate {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 512)) return false;
  if (!isRedirectUri(redirectUri)) return false;
  if (public_ !== undefined) {
    if (typeof public_ !== 'boolean') return false;
  }
  return true;
}

/** All that is wrong with a value as OAuthClientCreate; nothing for a valid one. */
export function checkOAuthClientCreate(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientCreate(value) ?? noProblems;
}

/** OAuthClientCreate as a Standard Schema. */
export const oAuthClientCreateSchema: StandardSchema<OAuthClientCreate> =
  /* @__PURE__ */ standard(checkOAuthClientCreate);

export function problemsOfOAuthClientCreate(value: unknown): Problems {
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
    else problems = within(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (public_ !== undefined) {
      if (typeof public_ !== 'boolean')
        problems = add(problems, memberProblem(schema, 'public', 'type', 'must be true or false'));
    }
  }
  return problems;
}
