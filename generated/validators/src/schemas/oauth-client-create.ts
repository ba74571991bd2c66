// Generated; change the document it is made from instead.

import type { OAuthClientCreate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 512)) return false;
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
  /* @__PURE__ */ createStandardSchema(checkOAuthClientCreate);

export function problemsOfOAuthClientCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/OAuthClientCreate/type',
      message: 'must be an object',
    });
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClientCreate/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClientCreate/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/OAuthClientCreate/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 512))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/OAuthClientCreate/properties/label/maxLength',
          message: 'must be at most 512 characters',
        });
    }
    if (redirectUri === undefined)
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClientCreate/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (public_ !== undefined) {
      if (typeof public_ !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/public',
          field: 'public',
          keyword: 'type',
          schema: '#/components/schemas/OAuthClientCreate/properties/public/type',
          message: 'must be true or false',
        });
    }
  }
  return problems;
}
