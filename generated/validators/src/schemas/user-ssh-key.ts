// Generated; change the document it is made from instead.

import type { UserSshKey } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/UserSshKey/type',
      message: 'must be an object',
    });
  else {
    const { label } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/UserSshKey/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/UserSshKey/properties/label/type',
        message: 'must be a string',
      });
  }
  return problems;
}
