// Generated; change the document it is made from instead.

import type { UserDefinedField } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid UserDefinedField. */
export function isUserDefinedField(value: unknown): value is UserDefinedField {
  if (!isObject(value)) return false;
  const { label, name, example, oneOf, manyOf, default: default_ } = value;
  if (typeof label !== 'string') return false;
  if (typeof name !== 'string') return false;
  if (example !== undefined) {
    if (typeof example !== 'string') return false;
  }
  if (oneOf !== undefined) {
    if (typeof oneOf !== 'string') return false;
  }
  if (manyOf !== undefined) {
    if (typeof manyOf !== 'string') return false;
  }
  if (default_ !== undefined) {
    if (typeof default_ !== 'string') return false;
  }
  return true;
}

/** All that is wrong with a value as UserDefinedField; nothing for a valid one. */
export function checkUserDefinedField(value: unknown): readonly Problem[] {
  return problemsOfUserDefinedField(value) ?? noProblems;
}

/** UserDefinedField as a Standard Schema. */
export const userDefinedFieldSchema: StandardSchema<UserDefinedField> =
  /* @__PURE__ */ createStandardSchema(checkUserDefinedField);

export function problemsOfUserDefinedField(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/UserDefinedField/type',
      message: 'must be an object',
    });
  else {
    const { label, name, example, oneOf, manyOf, default: default_ } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/UserDefinedField/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/UserDefinedField/properties/label/type',
        message: 'must be a string',
      });
    if (name === undefined)
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'required',
        schema: '#/components/schemas/UserDefinedField/required',
        message: 'is required',
      });
    else if (typeof name !== 'string')
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'type',
        schema: '#/components/schemas/UserDefinedField/properties/name/type',
        message: 'must be a string',
      });
    if (example !== undefined) {
      if (typeof example !== 'string')
        problems = addProblem(problems, {
          pointer: '/example',
          field: 'example',
          keyword: 'type',
          schema: '#/components/schemas/UserDefinedField/properties/example/type',
          message: 'must be a string',
        });
    }
    if (oneOf !== undefined) {
      if (typeof oneOf !== 'string')
        problems = addProblem(problems, {
          pointer: '/oneOf',
          field: 'oneOf',
          keyword: 'type',
          schema: '#/components/schemas/UserDefinedField/properties/oneOf/type',
          message: 'must be a string',
        });
    }
    if (manyOf !== undefined) {
      if (typeof manyOf !== 'string')
        problems = addProblem(problems, {
          pointer: '/manyOf',
          field: 'manyOf',
          keyword: 'type',
          schema: '#/components/schemas/UserDefinedField/properties/manyOf/type',
          message: 'must be a string',
        });
    }
    if (default_ !== undefined) {
      if (typeof default_ !== 'string')
        problems = addProblem(problems, {
          pointer: '/default',
          field: 'default',
          keyword: 'type',
          schema: '#/components/schemas/UserDefinedField/properties/default/type',
          message: 'must be a string',
        });
    }
  }
  return problems;
}
