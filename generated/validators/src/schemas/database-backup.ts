// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { DatabaseBackup } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseBackup');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const typePlace = member(self, 'type');
const typeNotListed = notListed(typePlace, 'one of "auto" or "snapshot"', 'oneOf');
const typeMissing = missing(self, 'type');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const createdMissing = missing(self, 'created');
const databaseBackupType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseBackup. */
export function isDatabaseBackup(value: unknown): value is DatabaseBackup {
  return acceptsDatabaseBackup(value);
}

/** All that is wrong with a value as DatabaseBackup; nothing for a valid one. */
export function checkDatabaseBackup(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackup(value) ?? noProblems;
}

export function acceptsDatabaseBackup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type, label, created } = value;
  if (!isInteger(id)) return false;
  if (type !== 'auto' && type !== 'snapshot') return false;
  if (typeof label !== 'string') return false;
  if (!acceptsTimestamp(created)) return false;
  return true;
}

export function problemsOfDatabaseBackup(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseBackupType);
  else {
    const { id, type, label, created } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'auto' && type !== 'snapshot') problems = add(problems, typeNotListed);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
  }
  return problems;
}
