// Generated; change the document it is made from instead.

import type { UserLogin } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

/** Whether a value is a valid UserLogin. */
export function isUserLogin(value: unknown): value is UserLogin {
  return acceptsUserLogin(value);
}

/** All that is wrong with a value as UserLogin; nothing for a valid one. */
export function checkUserLogin(value: unknown): readonly Problem[] {
  return problemsOfUserLogin(value) ?? noProblems;
}

/** UserLogin as a Standard Schema. */
export const userLoginSchema: StandardSchema<UserLogin> =
  /* @__PURE__ */ createStandardSchema(checkUserLogin);

export function acceptsUserLogin(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { login_datetime: loginDatetime, status } = value;
  if (!isTimestamp(loginDatetime) || (status !== 'successful' && status !== 'failed')) return false;
  return true;
}

export function problemsOfUserLogin(value: unknown): Problems {
  const schema = '#/components/schemas/UserLogin';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { login_datetime: loginDatetime, status } = value;
    if (loginDatetime === undefined) problems = reportMissing(problems, 'login_datetime', schema);
    else problems = mergeAtProperty(problems, 'login_datetime', problemsOfTimestamp(loginDatetime));
    if (status !== 'successful' && status !== 'failed')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "successful" or "failed"',
      );
  }
  return problems;
}
