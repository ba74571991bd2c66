// Generated; change the document it is made from instead.

import type { OAuthClientPage, OAuthClientPageRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import {
  isOAuthClient,
  isOAuthClientRequest,
  problemsOfOAuthClient,
  problemsOfOAuthClientRequest,
} from './oauth-client.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid OAuthClientPage. */
export function isOAuthClientPage(value: unknown): value is OAuthClientPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isOAuthClient(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as OAuthClientPage; nothing for a valid one. */
export function checkOAuthClientPage(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientPage(value) ?? noProblems;
}

/** OAuthClientPage as a Standard Schema. */
export const oAuthClientPageSchema: StandardSchema<OAuthClientPage> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClientPage);

/** Whether a value is a valid OAuthClientPageRequest. */
export function isOAuthClientPageRequest(value: unknown): value is OAuthClientPageRequest {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isOAuthClientRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as OAuthClientPageRequest; nothing for a valid one. */
export function checkOAuthClientPageRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientPageRequest(value) ?? noProblems;
}

/** OAuthClientPageRequest as a Standard Schema. */
export const oAuthClientPageRequestSchema: StandardSchema<OAuthClientPageRequest> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClientPageRequest);

export function problemsOfOAuthClientPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/OAuthClientPage/type',
      message: 'must be an object',
    });
  else {
    const { data } = value;
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClientPage/required',
        message: 'is required',
      });
    else if (!isArray(data))
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClientPage/properties/data/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfOAuthClient(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}

export function problemsOfOAuthClientPageRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/OAuthClientPage/type',
      message: 'must be an object',
    });
  else {
    const { data } = value;
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClientPage/required',
        message: 'is required',
      });
    else if (!isArray(data))
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClientPage/properties/data/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfOAuthClientRequest(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
