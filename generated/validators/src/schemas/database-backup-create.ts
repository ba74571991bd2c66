// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, problem, wrongType } from '../runtime/validation/sentences.js';
import { isLonger, isObject } from '../runtime/validation/values.js';
import type { DatabaseBackupCreate } from '@cloud-api/types';

const labelPattern = /^[A-Za-z0-9_]+$/u;
const self = whole('#/components/schemas/DatabaseBackupCreate');
const labelPlace = member(self, 'label');
const labelTooShort = problem(
  labelPlace,
  'minLength',
  'Must be 1 to 255 ASCII letters, digits and underscores.',
);
const labelTooLong = problem(
  labelPlace,
  'maxLength',
  'Must be 1 to 255 ASCII letters, digits and underscores.',
);
const labelMismatch = problem(
  labelPlace,
  'pattern',
  'Must be 1 to 255 ASCII letters, digits and underscores.',
);
const labelType = problem(
  labelPlace,
  'type',
  'Must be 1 to 255 ASCII letters, digits and underscores.',
);
const labelMissing = missing(self, 'label');
const targetPlace = member(self, 'target');
const targetNotListed = notListed(targetPlace, 'one of "primary" or "secondary"', 'oneOf');
const databaseBackupCreateType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseBackupCreate. */
export function isDatabaseBackupCreate(value: unknown): value is DatabaseBackupCreate {
  return acceptsDatabaseBackupCreate(value);
}

/** All that is wrong with a value as DatabaseBackupCreate; nothing for a valid one. */
export function checkDatabaseBackupCreate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseBackupCreate(value) ?? noProblems;
}

export function acceptsDatabaseBackupCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label, target } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 255) || !labelPattern.test(label)) return false;
  if (target !== undefined) {
    if (target !== 'primary' && target !== 'secondary') return false;
  }
  return true;
}

export function problemsOfDatabaseBackupCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseBackupCreateType);
  else {
    const { label, target } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else if (label === '') problems = add(problems, labelTooShort);
    else if (isLonger(label, 255)) problems = add(problems, labelTooLong);
    else if (!labelPattern.test(label)) problems = add(problems, labelMismatch);
    if (target !== undefined) {
      if (target !== 'primary' && target !== 'secondary') problems = add(problems, targetNotListed);
    }
  }
  return problems;
}
