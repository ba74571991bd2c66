// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isObject } from '../runtime/validation/values.ts';
import type { DatabaseHosts } from '../../types/index.ts';

const schema = '#/components/schemas/DatabaseHosts';

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
  /* @__PURE__ */ standard(checkDatabaseHosts);

export function problemsOfDatabaseHosts(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { primary, secondary } = value;
    if (primary === undefined) problems = add(problems, missing(schema, 'primary'));
    else if (typeof primary !== 'string' && primary !== null)
      problems = add(
        problems,
        memberProblem(schema, 'primary', 'type', 'must be a string or null'),
      );
    if (secondary === undefined) problems = add(problems, missing(schema, 'secondary'));
    else if (typeof secondary !== 'string' && secondary !== null)
      problems = add(
        problems,
        memberProblem(schema, 'secondary', 'type', 'must be a string or null'),
      );
  }
  return problems;
}
