// Generated; change the document it is made from instead.

import type { LongviewApps } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid LongviewApps. */
export function isLongviewApps(value: unknown): value is LongviewApps {
  if (!isObject(value)) return false;
  const { apache, nginx, mysql } = value;
  if (typeof apache !== 'boolean') return false;
  if (typeof nginx !== 'boolean') return false;
  if (typeof mysql !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as LongviewApps; nothing for a valid one. */
export function checkLongviewApps(value: unknown): readonly Problem[] {
  return problemsOfLongviewApps(value) ?? noProblems;
}

/** LongviewApps as a Standard Schema. */
export const longviewAppsSchema: StandardSchema<LongviewApps> =
  /* @__PURE__ */ createStandardSchema(checkLongviewApps);

export function problemsOfLongviewApps(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/LongviewApps/type',
      message: 'must be an object',
    });
  else {
    const { apache, nginx, mysql } = value;
    if (apache === undefined)
      problems = addProblem(problems, {
        pointer: '/apache',
        field: 'apache',
        keyword: 'required',
        schema: '#/components/schemas/LongviewApps/required',
        message: 'is required',
      });
    else if (typeof apache !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/apache',
        field: 'apache',
        keyword: 'type',
        schema: '#/components/schemas/LongviewApps/properties/apache/type',
        message: 'must be true or false',
      });
    if (nginx === undefined)
      problems = addProblem(problems, {
        pointer: '/nginx',
        field: 'nginx',
        keyword: 'required',
        schema: '#/components/schemas/LongviewApps/required',
        message: 'is required',
      });
    else if (typeof nginx !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/nginx',
        field: 'nginx',
        keyword: 'type',
        schema: '#/components/schemas/LongviewApps/properties/nginx/type',
        message: 'must be true or false',
      });
    if (mysql === undefined)
      problems = addProblem(problems, {
        pointer: '/mysql',
        field: 'mysql',
        keyword: 'required',
        schema: '#/components/schemas/LongviewApps/required',
        message: 'is required',
      });
    else if (typeof mysql !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/mysql',
        field: 'mysql',
        keyword: 'type',
        schema: '#/components/schemas/LongviewApps/properties/mysql/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
