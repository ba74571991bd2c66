// Generated; change the document it is made from instead.

import type { UserUpdate } from '@cloud-api/types';
import { isEmail } from '../runtime/validation/formats/email.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
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
  if (
    (email !== undefined && (typeof email !== 'string' || !isEmail(email))) ||
    (restricted !== undefined && typeof restricted !== 'boolean') ||
    (username !== undefined && !isUsername(username))
  )
    return false;
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
  const schema = '#/components/schemas/UserUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string')
        problems = report(problems, 'email', schema, 'type', 'must be a string');
      else if (!isEmail(email))
        problems = report(problems, 'email', schema, 'format', 'must be an e-mail address');
    }
    if (restricted !== undefined && typeof restricted !== 'boolean')
      problems = report(problems, 'restricted', schema, 'type', 'must be true or false');
    if (username !== undefined)
      problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
  }
  return problems;
}

export function problemsOfUserUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/UserUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string')
        problems = report(problems, 'email', schema, 'type', 'must be a string');
      else if (!isEmail(email))
        problems = report(problems, 'email', schema, 'format', 'must be an e-mail address');
    }
    if (restricted !== undefined && typeof restricted !== 'boolean')
      problems = report(problems, 'restricted', schema, 'type', 'must be true or false');
    if (username !== undefined)
      problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
  }
  return problems;
}
