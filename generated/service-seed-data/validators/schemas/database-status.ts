// Generated; change the document it is made from instead.

import type { DatabaseStatus } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';

/** Whether a value is a valid DatabaseStatus. */
export function isDatabaseStatus(value: unknown): value is DatabaseStatus {
  if (typeof value !== 'string') return false;
  return true;
}

/** All that is wrong with a value as DatabaseStatus; nothing for a valid one. */
export function checkDatabaseStatus(value: unknown): readonly Problem[] {
  return problemsOfDatabaseStatus(value) ?? noProblems;
}

/** DatabaseStatus as a Standard Schema. */
export const databaseStatusSchema: StandardSchema<DatabaseStatus> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseStatus);

export function problemsOfDatabaseStatus(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseStatus';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
