// Generated; change the document it is made from instead.

import type { OAuthClientPage, OAuthClientPageRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
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
  const schema = '#/components/schemas/OAuthClientPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
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
  const schema = '#/components/schemas/OAuthClientPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
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
