// Generated; change the document it is made from instead.

import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { isEmail } from '../runtime/validation/formats/mail.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badFormat, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsUsername, problemsOfUsername, problemsOfUsernamePartial } from './username.js';
import type { UserUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/UserUpdate');
const emailPlace = member(self, 'email');
const emailMalformed = badFormat(emailPlace, 'an e-mail address');
const emailType = wrongType(emailPlace, 'a string');
const restrictedPlace = member(self, 'restricted');
const restrictedType = wrongType(restrictedPlace, 'true or false');
const userUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid UserUpdate. */
export function isUserUpdate(value: unknown): value is UserUpdate {
  return acceptsUserUpdate(value);
}

/** All that is wrong with a value as UserUpdate; nothing for a valid one. */
export function checkUserUpdate(value: unknown): readonly Problem[] {
  return problemsOfUserUpdate(value) ?? noProblems;
}

export function acceptsUserUpdate(value: unknown): boolean {
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
    if (!acceptsUsername(username)) return false;
  }
  return true;
}

export function problemsOfUserUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userUpdateType);
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string') problems = add(problems, emailType);
      else if (!isEmail(email)) problems = add(problems, emailMalformed);
    }
    if (restricted !== undefined) {
      if (typeof restricted !== 'boolean') problems = add(problems, restrictedType);
    }
    if (username !== undefined)
      problems = within(problems, 'username', problemsOfUsername(username));
  }
  return problems;
}

export function problemsOfUserUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userUpdateType);
  else {
    const { email, restricted, username } = value;
    if (email !== undefined) {
      if (typeof email !== 'string') problems = add(problems, emailType);
      else if (!isEmail(email)) problems = add(problems, emailMalformed);
    }
    if (restricted !== undefined) {
      if (typeof restricted !== 'boolean') problems = add(problems, restrictedType);
    }
    if (username !== undefined)
      problems = within(problems, 'username', problemsOfUsernamePartial(username));
  }
  return problems;
}
