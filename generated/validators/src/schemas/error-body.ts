// Generated; change the document it is made from instead.

import type { ErrorBody } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isErrorItem, problemsOfErrorItem } from './error-item.js';

/** Whether a value is a valid ErrorBody. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return acceptsErrorBody(value);
}

/** All that is wrong with a value as ErrorBody; nothing for a valid one. */
export function checkErrorBody(value: unknown): readonly Problem[] {
  return problemsOfErrorBody(value) ?? noProblems;
}

/** ErrorBody as a Standard Schema. */
export const errorBodySchema: StandardSchema<ErrorBody> =
  /* @__PURE__ */ createStandardSchema(checkErrorBody);

export function problemsOfErrorBody(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ErrorBody/type',
      message: 'must be an object',
    });
  else {
    const { errors } = value;
    if (errors === undefined)
      problems = addProblem(problems, {
        pointer: '/errors',
        field: 'errors',
        keyword: 'required',
        schema: '#/components/schemas/ErrorBody/required',
        message: 'is required',
      });
    else if (!isArray(errors))
      problems = addProblem(problems, {
        pointer: '/errors',
        field: 'errors',
        keyword: 'type',
        schema: '#/components/schemas/ErrorBody/properties/errors/type',
        message: 'must be a list',
      });
    else {
      if (errors.length < 1)
        problems = addProblem(problems, {
          pointer: '/errors',
          field: 'errors',
          keyword: 'minItems',
          schema: '#/components/schemas/ErrorBody/properties/errors/minItems',
          message: 'must have at least 1 item',
        });
      for (let index = 0; index < errors.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'errors',
          index,
          problemsOfErrorItem(errors[index]),
        );
      }
    }
  }
  return problems;
}

export function acceptsErrorBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { errors } = value;
  if (!isArray(errors)) return false;
  if (errors.length < 1) return false;
  for (let index = 0; index < errors.length; index++) {
    if (!isErrorItem(errors[index])) return false;
  }
  return true;
}
