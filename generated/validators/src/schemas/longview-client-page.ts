// Generated; change the document it is made from instead.

import type { LongviewClientPage, LongviewClientPageRequest } from '@cloud-api/types';
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewClientPage/type',
      message: 'must be an object',
    });
  else {
    const { data } = value;
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClientPage/required',
        message: 'is required',
      });
    else if (!isArray(data))
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClientPage/properties/data/type',
        message: 'must be a list',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewClientPage/type',
      message: 'must be an object',
    });
  else {
    const { data } = value;
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/LongviewClientPage/required',
        message: 'is required',
      });
    else if (!isArray(data))
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'type',
        schema: '#/components/schemas/LongviewClientPage/properties/data/type',
        message: 'must be a list',
      });
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
