// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { DatabaseBackup } from '@cloud-api/types';

const schema = '#/components/schemas/DatabaseBackup';

/** Whether a value is a valid DatabaseBackup. */
export function isDatabaseBackup(value: unknown): value is DatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (!isTimestamp(created)) return false;
  return true;
}

/** All that is wrong with a value as DatabaseBackup; nothing for a valid one. */
export function checkDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackup(value) ?? noProblems;
}

/** DatabaseBackup as a Standard Schema. */
export const databaseBackupSchema: StandardSchema<DatabaseBackup> =
  /* @__PURE__ */ standard(checkDatabaseBackup);

export function problemsOfDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { id, type, label, created } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (type === undefined) problems = add(problems, missing(schema, 'type'));
    else if (type !== 'auto' && type !== 'snapshot')
      problems = add(
        problems,
        memberProblem(schema, 'type', 'oneOf', 'must be one of "auto" or "snapshot"'),
      );
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    if (created === undefined) problems = add(problems, missing(schema, 'created'));
    else problems = within(problems, 'created', problemsOfTimestamp(created));
  }
  return problems;
}
