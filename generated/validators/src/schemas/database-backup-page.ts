// Generated; change the document it is made from instead.

import type { DatabaseBackupPage } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isDatabaseBackup, problemsOfDatabaseBackup } from './database-backup.js';
import { acceptsPage, problemsOfPage } from './page.js';

/** Whether a value is a valid DatabaseBackupPage. */
export function isDatabaseBackupPage(value: unknown): value is DatabaseBackupPage {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isArray(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!isDatabaseBackup(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

/** All that is wrong with a value as DatabaseBackupPage; nothing for a valid one. */
export function checkDatabaseBackupPage(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackupPage(value) ?? noProblems;
}

/** DatabaseBackupPage as a Standard Schema. */
export const databaseBackupPageSchema: StandardSchema<DatabaseBackupPage> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseBackupPage);

export function problemsOfDatabaseBackupPage(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseBackupPage';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { data } = value;
    if (!isArray(data))
      problems = reportRequired(problems, 'data', data, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < data.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'data',
          index,
          problemsOfDatabaseBackup(data[index]),
        );
      }
    }
    problems = mergeProblems(problems, problemsOfPage(value));
  }
  return problems;
}
