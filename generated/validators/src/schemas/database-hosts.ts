// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { DatabaseHosts } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseHosts');
const primaryPlace = member(self, 'primary');
const primaryType = wrongType(primaryPlace, 'a string or null');
const primaryMissing = missing(self, 'primary');
const secondaryPlace = member(self, 'secondary');
const secondaryType = wrongType(secondaryPlace, 'a string or null');
const secondaryMissing = missing(self, 'secondary');
const databaseHostsType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseHosts. */
export function isDatabaseHosts(value: unknown): value is DatabaseHosts {
  return acceptsDatabaseHosts(value);
}

/** All that is wrong with a value as DatabaseHosts; nothing for a valid one. */
export function checkDatabaseHosts(value: unknown): readonly Problem[] {
  return problemsOfDatabaseHosts(value) ?? noProblems;
}

export function acceptsDatabaseHosts(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { primary, secondary } = value;
  if (typeof primary !== 'string' && primary !== null) return false;
  if (typeof secondary !== 'string' && secondary !== null) return false;
  return true;
}

export function problemsOfDatabaseHosts(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseHostsType);
  else {
    const { primary, secondary } = value;
    if (primary === undefined) problems = add(problems, primaryMissing);
    else if (typeof primary !== 'string' && primary !== null) problems = add(problems, primaryType);
    if (secondary === undefined) problems = add(problems, secondaryMissing);
    else if (typeof secondary !== 'string' && secondary !== null)
      problems = add(problems, secondaryType);
  }
  return problems;
}
