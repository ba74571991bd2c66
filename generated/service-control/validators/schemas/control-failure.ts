// Generated; change the document it is made from instead.

import type { ControlFailure } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlFailure. */
export function isControlFailure(value: unknown): value is ControlFailure {
  if (!isObject(value)) return false;
  const { operation, times } = value;
  if (typeof operation !== 'string') return false;
  if (operation === '') return false;
  if (!isInteger(times)) return false;
  if (times < 0 || times > 1000000) return false;
  for (const key in value) {
    if (key !== 'operation' && key !== 'times') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlFailure; nothing for a valid one. */
export function checkControlFailure(value: unknown): readonly Problem[] {
  return problemsOfControlFailure(value) ?? noProblems;
}

/** ControlFailure as a Standard Schema. */
export const controlFailureSchema: StandardSchema<ControlFailure> =
  /* @__PURE__ */ createStandardSchema(checkControlFailure);

export function problemsOfControlFailure(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlFailure/type',
      message: 'must be an object',
    });
  else {
    const { operation, times } = value;
    if (operation === undefined)
      problems = addProblem(problems, {
        pointer: '/operation',
        field: 'operation',
        keyword: 'required',
        schema: '#/components/schemas/ControlFailure/required',
        message: 'is required',
      });
    else if (typeof operation !== 'string')
      problems = addProblem(problems, {
        pointer: '/operation',
        field: 'operation',
        keyword: 'type',
        schema: '#/components/schemas/ControlFailure/properties/operation/type',
        message: 'must be a string',
      });
    else if (operation === '')
      problems = addProblem(problems, {
        pointer: '/operation',
        field: 'operation',
        keyword: 'minLength',
        schema: '#/components/schemas/ControlFailure/properties/operation/minLength',
        message: 'must not be empty',
      });
    if (times === undefined)
      problems = addProblem(problems, {
        pointer: '/times',
        field: 'times',
        keyword: 'required',
        schema: '#/components/schemas/ControlFailure/required',
        message: 'is required',
      });
    else if (!isInteger(times))
      problems = addProblem(problems, {
        pointer: '/times',
        field: 'times',
        keyword: 'type',
        schema: '#/components/schemas/ControlFailure/properties/times/type',
        message: 'must be a whole number',
      });
    else {
      if (times < 0)
        problems = addProblem(problems, {
          pointer: '/times',
          field: 'times',
          keyword: 'minimum',
          schema: '#/components/schemas/ControlFailure/properties/times/minimum',
          message: 'must be at least 0',
        });
      if (times > 1000000)
        problems = addProblem(problems, {
          pointer: '/times',
          field: 'times',
          keyword: 'maximum',
          schema: '#/components/schemas/ControlFailure/properties/times/maximum',
          message: 'must be at most 1000000',
        });
    }
    for (const key in value) {
      if (key !== 'operation' && key !== 'times') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlFailure/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
