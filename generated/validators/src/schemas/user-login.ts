// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, notListed, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { UserLogin } from '@cloud-api/types';

const self = whole('#/components/schemas/UserLogin');
const loginDatetimeMissing = missing(self, 'login_datetime');
const statusPlace = member(self, 'status');
const statusNotListed = notListed(statusPlace, 'one of "successful" or "failed"');
const statusMissing = missing(self, 'status');
const userLoginType = wrongType(self, 'an object');

/** Whether a value is a valid UserLogin. */
export function isUserLogin(value: unknown): value is UserLogin {
  return acceptsUserLogin(value);
}

/** All that is wrong with a value as UserLogin; nothing for a valid one. */
export function checkUserLogin(value: unknown): readonly Problem[] {
  return problemsOfUserLogin(value) ?? noProblems;
}

export function acceptsUserLogin(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { login_datetime: loginDatetime, status } = value;
  if (!acceptsTimestamp(loginDatetime)) return false;
  if (status !== 'successful' && status !== 'failed') return false;
  return true;
}

export function problemsOfUserLogin(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userLoginType);
  else {
    const { login_datetime: loginDatetime, status } = value;
    if (loginDatetime === undefined) problems = add(problems, loginDatetimeMissing);
    else problems = within(problems, 'login_datetime', problemsOfTimestamp(loginDatetime));
    if (status === undefined) problems = add(problems, statusMissing);
    else if (status !== 'successful' && status !== 'failed')
      problems = add(problems, statusNotListed);
  }
  return problems;
}
