// Generated; change the document it is made from instead.

import type { DatabaseHosts } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid DatabaseHosts. */
export function isDatabaseHosts(value: unknown): value is DatabaseHosts {
  if (!isObject(value)) return false;
  const { primary, secondary } = value;
  if (typeof primary !== 'string' && primary !== null) return false;
  if (typeof secondary !== 'string' && secondary !== null) return false;
  return true;
}

/** All that is wrong with a value as DatabaseHosts; nothing for a valid one. */
export function checkDatabaseHosts(value: unknown): readonly Problem[] {
  return problemsOfDatabaseHosts(value) ?? noProblems;
}

/** DatabaseHosts as a Standard Schema. */
export const databaseHostsSchema: StandardSchema<DatabaseHosts> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseHosts);

export function problemsOfDatabaseHosts(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/DatabaseHosts/type',
      message: 'must be an object',
    });
  else {
    const { primary, secondary } = value;
    if (primary === undefined)
      problems = addProblem(problems, {
        pointer: '/primary',
        field: 'primary',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseHosts/required',
        message: 'is required',
      });
    else if (typeof primary !== 'string' && primary !== null)
      problems = addProblem(problems, {
        pointer: '/primary',
        field: 'primary',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseHosts/properties/primary/type',
        message: 'must be a string or null',
      });
    if (secondary === undefined)
      problems = addProblem(problems, {
        pointer: '/secondary',
        field: 'secondary',
        keyword: 'required',
        schema: '#/components/schemas/DatabaseHosts/required',
        message: 'is required',
      });
    else if (typeof secondary !== 'string' && secondary !== null)
      problems = addProblem(problems, {
        pointer: '/secondary',
        field: 'secondary',
        keyword: 'type',
        schema: '#/components/schemas/DatabaseHosts/properties/secondary/type',
        message: 'must be a string or null',
      });
  }
  return problems;
}
