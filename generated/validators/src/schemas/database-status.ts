// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import type { DatabaseStatus } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseStatus');
const databaseStatusType = wrongType(self, 'a string');

/** Whether a value is a valid DatabaseStatus. */
export function isDatabaseStatus(value: unknown): value is DatabaseStatus {
  return acceptsDatabaseStatus(value);
}

/** All that is wrong with a value as DatabaseStatus; nothing for a valid one. */
export function checkDatabaseStatus(value: unknown): readonly Problem[] {
  return problemsOfDatabaseStatus(value) ?? noProblems;
}

export function acceptsDatabaseStatus(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return true;
}

export function problemsOfDatabaseStatus(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, databaseStatusType);
  return problems;
}
