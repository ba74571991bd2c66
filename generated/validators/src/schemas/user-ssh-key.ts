// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { UserSshKey } from '@cloud-api/types';

const self = whole('#/components/schemas/UserSshKey');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const userSshKeyType = wrongType(self, 'an object');

/** Whether a value is a valid UserSshKey. */
export function isUserSshKey(value: unknown): value is UserSshKey {
  return acceptsUserSshKey(value);
}

/** All that is wrong with a value as UserSshKey; nothing for a valid one. */
export function checkUserSshKey(value: unknown): readonly Problem[] {
  return problemsOfUserSshKey(value) ?? noProblems;
}

export function acceptsUserSshKey(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  return true;
}

export function problemsOfUserSshKey(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userSshKeyType);
  else {
    const { label } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
  }
  return problems;
}
