// Generated; change the document it is made from instead.

import type { DatabaseBackup } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid DatabaseBackup. */
export function isDatabaseBackup(value: unknown): value is DatabaseBackup {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (
    !isInteger(id) ||
    (type !== 'auto' && type !== 'snapshot') ||
    typeof label !== 'string' ||
    !isTimestamp(created)
  )
    return false;
  return true;
}

/** All that is wrong with a value as DatabaseBackup; nothing for a valid one. */
export function checkDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackup(value) ?? noProblems;
}

/** DatabaseBackup as a Standard Schema. */
export const databaseBackupSchema: StandardSchema<DatabaseBackup> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseBackup);

export function problemsOfDatabaseBackup(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseBackup';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, type, label, created } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (type === undefined) problems = reportMissing(problems, 'type', schema);
    else if (type !== 'auto' && type !== 'snapshot')
      problems = report(problems, 'type', schema, 'oneOf', 'must be one of "auto" or "snapshot"');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
  }
  return problems;
}
