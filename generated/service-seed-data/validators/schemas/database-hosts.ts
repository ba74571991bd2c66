// Generated; change the document it is made from instead.

import type { DatabaseHosts } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid DatabaseHosts. */
export function isDatabaseHosts(value: unknown): value is DatabaseHosts {
  if (!isObject(value)) return false;
  const { primary, secondary } = value;
  if (
    (typeof primary !== 'string' && primary !== null) ||
    (typeof secondary !== 'string' && secondary !== null)
  )
    return false;
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
  const schema = '#/components/schemas/DatabaseHosts';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { primary, secondary } = value;
    if (typeof primary !== 'string' && primary !== null)
      problems = reportRequired(
        problems,
        'primary',
        primary,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof secondary !== 'string' && secondary !== null)
      problems = reportRequired(
        problems,
        'secondary',
        secondary,
        schema,
        'type',
        'must be a string or null',
      );
  }
  return problems;
}
