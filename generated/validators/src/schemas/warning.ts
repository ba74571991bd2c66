// Generated; change the document it is made from instead.

import type { Warning } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Warning. */
export function isWarning(value: unknown): value is Warning {
  if (!isObject(value)) return false;
  const { title, detail } = value;
  if (typeof title !== 'string') return false;
  if (typeof detail !== 'string') return false;
  return true;
}

/** All that is wrong with a value as Warning; nothing for a valid one. */
export function checkWarning(value: unknown): readonly Problem[] {
  return problemsOfWarning(value) ?? noProblems;
}

/** Warning as a Standard Schema. */
export const warningSchema: StandardSchema<Warning> =
  /* @__PURE__ */ createStandardSchema(checkWarning);

export function problemsOfWarning(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Warning/type',
      message: 'must be an object',
    });
  else {
    const { title, detail } = value;
    if (title === undefined)
      problems = addProblem(problems, {
        pointer: '/title',
        field: 'title',
        keyword: 'required',
        schema: '#/components/schemas/Warning/required',
        message: 'is required',
      });
    else if (typeof title !== 'string')
      problems = addProblem(problems, {
        pointer: '/title',
        field: 'title',
        keyword: 'type',
        schema: '#/components/schemas/Warning/properties/title/type',
        message: 'must be a string',
      });
    if (detail === undefined)
      problems = addProblem(problems, {
        pointer: '/detail',
        field: 'detail',
        keyword: 'required',
        schema: '#/components/schemas/Warning/required',
        message: 'is required',
      });
    else if (typeof detail !== 'string')
      problems = addProblem(problems, {
        pointer: '/detail',
        field: 'detail',
        keyword: 'type',
        schema: '#/components/schemas/Warning/properties/detail/type',
        message: 'must be a string',
      });
  }
  return problems;
}
