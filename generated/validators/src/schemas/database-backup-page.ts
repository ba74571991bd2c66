// Generated; change the document it is made from instead.

import { type Problems, add, both, noProblems, withinItem } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsDatabaseBackup, problemsOfDatabaseBackup } from './database-backup.js';
import { acceptsPage, problemsOfPage } from './page.js';
import type { DatabaseBackupPage } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseBackupPage');
const dataPlace = member(self, 'data');
const dataType = wrongType(dataPlace, 'a list');
const dataMissing = missing(self, 'data');
const databaseBackupPageType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseBackupPage. */
export function isDatabaseBackupPage(value: unknown): value is DatabaseBackupPage {
  return acceptsDatabaseBackupPage(value);
}

/** All that is wrong with a value as DatabaseBackupPage; nothing for a valid one. */
export function checkDatabaseBackupPage(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackupPage(value) ?? noProblems;
}

export function acceptsDatabaseBackupPage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { data } = value;
  if (!isList(data)) return false;
  for (let index = 0; index < data.length; index++) {
    if (!acceptsDatabaseBackup(data[index])) return false;
  }
  if (!acceptsPage(value)) return false;
  return true;
}

export function problemsOfDatabaseBackupPage(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseBackupPageType);
  else {
    const { data } = value;
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!isList(data)) problems = add(problems, dataType);
    else {
      for (let index = 0; index < data.length; index++) {
        problems = withinItem(problems, 'data', index, problemsOfDatabaseBackup(data[index]));
      }
    }
    problems = both(problems, problemsOfPage(value));
  }
  return problems;
}
