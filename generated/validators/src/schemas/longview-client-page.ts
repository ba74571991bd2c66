// Generated; change the document it is made from instead.

import type { LongviewClientPage, LongviewClientPageRequest } from '@cloud-api/types';
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
  isLongviewClient,
  isLongviewClientRequest,
  problemsOfLongviewClient,
  problemsOfLongviewClientRequest,
} from './longview-client.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid LongviewClientPage. */
export function isLongviewClientPage(value: unknown): value is LongviewClientPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isLongviewClient(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClientPage; nothing for a valid one. */
export function checkLongviewClientPage(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientPage(value) ?? noProblems;
}

/** LongviewClientPage as a Standard Schema. */
export const longviewClientPageSchema: StandardSchema<LongviewClientPage> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClientPage);

/** Whether a value is a valid LongviewClientPageRequest. */
export function isLongviewClientPageRequest(value: unknown): value is LongviewClientPageRequest {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isLongviewClientRequest(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as LongviewClientPageRequest; nothing for a valid one. */
export function checkLongviewClientPageRequest(value: unknown): readonly Problem[] {
  return problemsOfLongviewClientPageRequest(value) ?? noProblems;
}

/** LongviewClientPageRequest as a Standard Schema. */
export const longviewClientPageRequestSchema: StandardSchema<LongviewClientPageRequest> =
  /* @__PURE__ */ createStandardSchema(checkLongviewClientPageRequest);

export function problemsOfLongviewClientPage(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClientPage';
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
          problemsOfLongviewClient(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}

export function problemsOfLongviewClientPageRequest(value: unknown): Problems {
  const schema = '#/components/schemas/LongviewClientPage';
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
          problemsOfLongviewClientRequest(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
