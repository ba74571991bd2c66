// Generated; change the document it is made from instead.

import type { DatabaseLabel } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { noProblems, type Problems, reportAt } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';

/** Whether a value is a valid DatabaseLabel. */
export function isDatabaseLabel(value: unknown): value is DatabaseLabel {
  if (typeof value !== 'string' || value === '') return false;
  return true;
}

/** All that is wrong with a value as DatabaseLabel; nothing for a valid one. */
export function checkDatabaseLabel(value: unknown): readonly Problem[] {
  return problemsOfDatabaseLabel(value) ?? noProblems;
}

/** DatabaseLabel as a Standard Schema. */
export const databaseLabelSchema: StandardSchema<DatabaseLabel> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseLabel);

export function problemsOfDatabaseLabel(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseLabel';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (value === '')
    problems = reportAt(problems, '', schema, '/minLength', 'must not be empty');
  return problems;
}
