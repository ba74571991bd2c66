// Generated; change the document it is made from instead.

import type { ControlToken } from '../../types/index.ts';
import { isDateTime } from '../runtime/validation/formats/time.ts';
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
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlToken. */
export function isControlToken(value: unknown): value is ControlToken {
  if (!isObject(value)) return false;
  const { token, expires } = value;
  if (typeof token !== 'string') return false;
  if (token === '') return false;
  if (expires !== null) {
    if (typeof expires !== 'string') return false;
    if (!isDateTime(expires)) return false;
  }
  for (const key in value) {
    if (key !== 'token' && key !== 'expires') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlToken; nothing for a valid one. */
export function checkControlToken(value: unknown): readonly Problem[] {
  return problemsOfControlToken(value) ?? noProblems;
}

/** ControlToken as a Standard Schema. */
export const controlTokenSchema: StandardSchema<ControlToken> =
  /* @__PURE__ */ createStandardSchema(checkControlToken);

export function problemsOfControlToken(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlToken/type',
      message: 'must be an object',
    });
  else {
    const { token, expires } = value;
    if (token === undefined)
      problems = addProblem(problems, {
        pointer: '/token',
        field: 'token',
        keyword: 'required',
        schema: '#/components/schemas/ControlToken/required',
        message: 'is required',
      });
    else if (typeof token !== 'string')
      problems = addProblem(problems, {
        pointer: '/token',
        field: 'token',
        keyword: 'type',
        schema: '#/components/schemas/ControlToken/properties/token/type',
        message: 'must be a string',
      });
    else if (token === '')
      problems = addProblem(problems, {
        pointer: '/token',
        field: 'token',
        keyword: 'minLength',
        schema: '#/components/schemas/ControlToken/properties/token/minLength',
        message: 'must not be empty',
      });
    if (expires === undefined)
      problems = addProblem(problems, {
        pointer: '/expires',
        field: 'expires',
        keyword: 'required',
        schema: '#/components/schemas/ControlToken/required',
        message: 'is required',
      });
    else if (expires !== null) {
      if (typeof expires !== 'string')
        problems = addProblem(problems, {
          pointer: '/expires',
          field: 'expires',
          keyword: 'type',
          schema: '#/components/schemas/ControlToken/properties/expires/type',
          message: 'must be a string or null',
        });
      else if (!isDateTime(expires))
        problems = addProblem(problems, {
          pointer: '/expires',
          field: 'expires',
          keyword: 'format',
          schema: '#/components/schemas/ControlToken/properties/expires/format',
          message: 'must be a date and time such as 2030-01-15T10:20:30Z',
        });
    }
    for (const key in value) {
      if (key !== 'token' && key !== 'expires') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlToken/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
