// Generated; change the document it is made from instead.

import type { ControlWarning } from '../../types/index.ts';
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

/** Whether a value is a valid ControlWarning. */
export function isControlWarning(value: unknown): value is ControlWarning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string') return false;
  if (title === '') return false;
  if (typeof detail !== 'string') return false;
  if (detail === '') return false;
  for (const key in value) {
    if (key !== 'title' && key !== 'detail') {
      if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as ControlWarning; nothing for a valid one. */
export function checkControlWarning(value: unknown): readonly Problem[] {
  return problemsOfControlWarning(value) ?? noProblems;
}

/** ControlWarning as a Standard Schema. */
export const controlWarningSchema: StandardSchema<ControlWarning> =
  /* @__PURE__ */ createStandardSchema(checkControlWarning);

export function problemsOfControlWarning(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlWarning/type',
      message: 'must be an object',
    });
  else {
    const { title, detail } = value;
    if (title === undefined)
      problems = addProblem(problems, {
        pointer: '/title',
        field: 'title',
        keyword: 'required',
        schema: '#/components/schemas/ControlWarning/required',
        message: 'is required',
      });
    else if (typeof title !== 'string')
      problems = addProblem(problems, {
        pointer: '/title',
        field: 'title',
        keyword: 'type',
        schema: '#/components/schemas/ControlWarning/properties/title/type',
        message: 'must be a string',
      });
    else if (title === '')
      problems = addProblem(problems, {
        pointer: '/title',
        field: 'title',
        keyword: 'minLength',
        schema: '#/components/schemas/ControlWarning/properties/title/minLength',
        message: 'must not be empty',
      });
    if (detail === undefined)
      problems = addProblem(problems, {
        pointer: '/detail',
        field: 'detail',
        keyword: 'required',
        schema: '#/components/schemas/ControlWarning/required',
        message: 'is required',
      });
    else if (typeof detail !== 'string')
      problems = addProblem(problems, {
        pointer: '/detail',
        field: 'detail',
        keyword: 'type',
        schema: '#/components/schemas/ControlWarning/properties/detail/type',
        message: 'must be a string',
      });
    else if (detail === '')
      problems = addProblem(problems, {
        pointer: '/detail',
        field: 'detail',
        keyword: 'minLength',
        schema: '#/components/schemas/ControlWarning/properties/detail/minLength',
        message: 'must not be empty',
      });
    for (const key in value) {
      if (key !== 'title' && key !== 'detail') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/ControlWarning/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  }
  return problems;
}
