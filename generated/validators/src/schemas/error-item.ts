// Generated; change the document it is made from instead.

import type { ErrorItem } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid ErrorItem. */
export function isErrorItem(value: unknown): value is ErrorItem {
  if (!isObject(value)) return false;
  const { reason, field } = value;
  if (typeof reason !== 'string') return false;
  if (field !== undefined) {
    if (typeof field !== 'string' && field !== null) return false;
  }
  return true;
}

/** All that is wrong with a value as ErrorItem; nothing for a valid one. */
export function checkErrorItem(value: unknown): readonly Problem[] {
  return problemsOfErrorItem(value) ?? noProblems;
}

/** ErrorItem as a Standard Schema. */
export const errorItemSchema: StandardSchema<ErrorItem> =
  /* @__PURE__ */ createStandardSchema(checkErrorItem);

export function problemsOfErrorItem(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ErrorItem/type',
      message: 'must be an object',
    });
  else {
    const { reason, field } = value;
    if (reason === undefined)
      problems = addProblem(problems, {
        pointer: '/reason',
        field: 'reason',
        keyword: 'required',
        schema: '#/components/schemas/ErrorItem/required',
        message: 'is required',
      });
    else if (typeof reason !== 'string')
      problems = addProblem(problems, {
        pointer: '/reason',
        field: 'reason',
        keyword: 'type',
        schema: '#/components/schemas/ErrorItem/properties/reason/type',
        message: 'must be a string',
      });
    if (field !== undefined) {
      if (typeof field !== 'string' && field !== null)
        problems = addProblem(problems, {
          pointer: '/field',
          field: 'field',
          keyword: 'type',
          schema: '#/components/schemas/ErrorItem/properties/field/type',
          message: 'must be a string or null',
        });
    }
  }
  return problems;
}
