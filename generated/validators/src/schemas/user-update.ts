// Generated; change the document it is made from instead.

import type { UserUpdate } from '@cloud-api/types';
import { isEmail } from '../runtime/validation/formats/email.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { isUsername, problemsOfUsername } from './username.js';

/** Whether a value is a valid UserUpdate. */
export function isUserUpdate(value: unknown): value is UserUpdate {
  if (!isObject(value)) return false;
  const { email, restricted, username } = value;
  if (email !== undefined) {
    if (typeof email !== 'string') return false;
    if (!isEmail(email)) return false;
  }
  if (restricted !== undefined) {
    if (typeof restricted !== 'boolean') return false;
  }
  if (username !== undefined) {
    if (!isUsername(username)) return false;
  }
  return true;
}

/** All that is wrong with a value as UserUpdate; nothing for a valid one. */
export function checkUserUpdate(value: unknown): readonly Problem[] {
  return problemsOfUserUpdate(value) ?? noProblems;
}

/** UserUpdate as a Standard Schema. */
export const userUpdateSchema: StandardSchema<UserUpdate> =
  /* @__PURE__ */ createStandardSchema(checkUserUpdate);

export function problemsOfUserUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/UserUpdate/type',
      message: 'must be an object',
    });
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string')
        problems = addProblem(problems, {
          pointer: '/email',
          field: 'email',
          keyword: 'type',
          schema: '#/components/schemas/UserUpdate/properties/email/type',
          message: 'must be a string',
        });
      else if (!isEmail(email))
        problems = addProblem(problems, {
          pointer: '/email',
          field: 'email',
          keyword: 'format',
          schema: '#/components/schemas/UserUpdate/properties/email/format',
          message: 'must be an e-mail address',
        });
    }
    if (restricted !== undefined) {
      if (typeof restricted !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/restricted',
          field: 'restricted',
          keyword: 'type',
          schema: '#/components/schemas/UserUpdate/properties/restricted/type',
          message: 'must be true or false',
        });
    }
    if (username !== undefined)
      problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
  }
  return problems;
}

export function problemsOfUserUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/UserUpdate/type',
      message: 'must be an object',
    });
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string')
        problems = addProblem(problems, {
          pointer: '/email',
          field: 'email',
          keyword: 'type',
          schema: '#/components/schemas/UserUpdate/properties/email/type',
          message: 'must be a string',
        });
      else if (!isEmail(email))
        problems = addProblem(problems, {
          pointer: '/email',
          field: 'email',
          keyword: 'format',
          schema: '#/components/schemas/UserUpdate/properties/email/format',
          message: 'must be an e-mail address',
        });
    }
    if (restricted !== undefined) {
      if (typeof restricted !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/restricted',
          field: 'restricted',
          keyword: 'type',
          schema: '#/components/schemas/UserUpdate/properties/restricted/type',
          message: 'must be true or false',
        });
    }
    if (username !== undefined)
      problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
  }
  return problems;
}
