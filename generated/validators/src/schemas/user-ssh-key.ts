// Generated; change the document it is made from instead.

import type { UserSshKey } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid UserSshKey. */
export function isUserSshKey(value: unknown): value is UserSshKey {
  if (!isObject(value)) return false;
  const { label } = value;
  if (typeof label !== 'string') return false;
  return true;
}

/** All that is wrong with a value as UserSshKey; nothing for a valid one. */
export function checkUserSshKey(value: unknown): readonly Problem[] {
  return problemsOfUserSshKey(value) ?? noProblems;
}

/** UserSshKey as a Standard Schema. */
export const userSshKeySchema: StandardSchema<UserSshKey> =
  /* @__PURE__ */ createStandardSchema(checkUserSshKey);

export function problemsOfUserSshKey(value: unknown): Problems {
  const schema = '#/components/schemas/UserSshKey';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { label } = value;
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
  }
  return problems;
}
