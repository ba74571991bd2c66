// Generated; change the document it is made from instead.

import type { ControlSnapshot } from '../../types/index.ts';
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
import { isLongerThan, isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlSnapshot. */
export function isControlSnapshot(value: unknown): value is ControlSnapshot {
  if (!isObject(value)) return false;
  const { name } = value;
  if (typeof name !== 'string') return false;
  if (name === '' || isLongerThan(name, 100)) return false;
  for (const key in value) {
    if (key !== 'name') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlSnapshot; nothing for a valid one. */
export function checkControlSnapshot(value: unknown): readonly Problem[] {
  return problemsOfControlSnapshot(value) ?? noProblems;
}

/** ControlSnapshot as a Standard Schema. */
export const controlSnapshotSchema: StandardSchema<ControlSnapshot> =
  /* @__PURE__ */ createStandardSchema(checkControlSnapshot);

export function problemsOfControlSnapshot(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlSnapshot/type',
      message: 'must be an object',
    });
  else {
    const { name } = value;
    if (name === undefined)
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'required',
        schema: '#/components/schemas/ControlSnapshot/required',
        message: 'is required',
      });
    else if (typeof name !== 'string')
      problems = addProblem(problems, {
        pointer: '/name',
        field: 'name',
        keyword: 'type',
        schema: '#/components/schemas/ControlSnapshot/properties/name/type',
        message: 'must be a string',
      });
    else {
      if (name === '')
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'minLength',
          schema: '#/components/schemas/ControlSnapshot/properties/name/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(name, 100))
        problems = addProblem(problems, {
          pointer: '/name',
          field: 'name',
          keyword: 'maxLength',
          schema: '#/components/schemas/ControlSnapshot/properties/name/maxLength',
          message: 'must be at most 100 characters',
        });
    }
    for (const key in value) {
      if (key !== 'name') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlSnapshot/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
