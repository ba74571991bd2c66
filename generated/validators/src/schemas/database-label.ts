// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { tooShort, wrongType } from '../runtime/validation/sentences.js';
import type { DatabaseLabel } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseLabel');
const databaseLabelTooShort = tooShort(self, 1);
const databaseLabelType = wrongType(self, 'a string');

/** Whether a value is a valid DatabaseLabel. */
export function isDatabaseLabel(value: unknown): value is DatabaseLabel {
  return acceptsDatabaseLabel(value);
}

/** All that is wrong with a value as DatabaseLabel; nothing for a valid one. */
export function checkDatabaseLabel(value: unknown): readonly Problem[] {
  return problemsOfDatabaseLabel(value) ?? noProblems;
}

export function acceptsDatabaseLabel(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return false;
  return true;
}

export function problemsOfDatabaseLabel(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, databaseLabelType);
  else if (value === '') problems = add(problems, databaseLabelTooShort);
  return problems;
}

export function problemsOfDatabaseLabelPartial(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, databaseLabelType);
  else if (value === '') problems = add(problems, databaseLabelTooShort);
  return problems;
}
