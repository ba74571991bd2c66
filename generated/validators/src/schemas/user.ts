// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { isEmail } from '../runtime/validation/formats/mail.js';
import { isDateTime } from '../runtime/validation/formats/time.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badFormat, badPattern, missing, wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { acceptsUserLogin, problemsOfUserLogin } from './user-login.js';
import { acceptsUserSshKey, problemsOfUserSshKey } from './user-ssh-key.js';
import { acceptsUsername, problemsOfUsername } from './username.js';
import type { User, UserRequest } from '@cloud-api/types';

const verifiedPhoneNumberPattern = /^\+[1-9][0-9]{1,14}$/u;
const self = whole('#/components/schemas/User');
const emailPlace = member(self, 'email');
const emailMalformed = badFormat(emailPlace, 'an e-mail address');
const emailType = wrongType(emailPlace, 'a string');
const emailMissing = missing(self, 'email');
const usernameMissing = missing(self, 'username');
const restrictedPlace = member(self, 'restricted');
const restrictedType = wrongType(restrictedPlace, 'true or false');
const restrictedMissing = missing(self, 'restricted');
const sshKeysPlace = member(self, 'ssh_keys');
const sshKeysType = wrongType(sshKeysPlace, 'a list');
const sshKeysMissing = missing(self, 'ssh_keys');
const tfaEnabledPlace = member(self, 'tfa_enabled');
const tfaEnabledType = wrongType(tfaEnabledPlace, 'true or false');
const tfaEnabledMissing = missing(self, 'tfa_enabled');
const verifiedPhoneNumberPlace = member(self, 'verified_phone_number');
const verifiedPhoneNumberMismatch = badPattern(verifiedPhoneNumberPlace, '^\\+[1-9][0-9]{1,14}$');
const verifiedPhoneNumberType = wrongType(verifiedPhoneNumberPlace, 'a string or null');
const verifiedPhoneNumberMissing = missing(self, 'verified_phone_number');
const passwordCreatedPlace = member(self, 'password_created');
const passwordCreatedMalformed = badFormat(
  passwordCreatedPlace,
  'a date and time such as 2030-01-15T10:20:30Z',
);
const passwordCreatedType = wrongType(passwordCreatedPlace, 'a string or null');
const passwordCreatedMissing = missing(self, 'password_created');
const lastLoginMissing = missing(self, 'last_login');
const userType = wrongType(self, 'an object');

/** Whether a value is a valid User. */
export function isUser(value: unknown): value is User {
  return acceptsUser(value);
}

/** All that is wrong with a value as User; nothing for a valid one. */
export function checkUser(value: unknown): readonly Problem[] {
  return problemsOfUser(value) ?? noProblems;
}

/** Whether a value is a valid UserRequest. */
export function isUserRequest(value: unknown): value is UserRequest {
  return acceptsUserRequest(value);
}

/** All that is wrong with a value as UserRequest; nothing for a valid one. */
export function checkUserRequest(value: unknown): readonly Problem[] {
  return problemsOfUserRequest(value) ?? noProblems;
}

export function acceptsUser(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    email,
    username,
    restricted,
    ssh_keys: sshKeys,
    tfa_enabled: tfaEnabled,
    verified_phone_number: verifiedPhoneNumber,
    password_created: passwordCreated,
    last_login: lastLogin,
  } = value;
  if (typeof email !== 'string') return false;
  if (!isEmail(email)) return false;
  if (!acceptsUsername(username)) return false;
  if (typeof restricted !== 'boolean') return false;
  if (!isList(sshKeys)) return false;
  for (let index = 0; index < sshKeys.length; index++) {
    if (!acceptsUserSshKey(sshKeys[index])) return false;
  }
  if (typeof tfaEnabled !== 'boolean') return false;
  if (verifiedPhoneNumber !== null) {
    if (typeof verifiedPhoneNumber !== 'string') return false;
    if (!verifiedPhoneNumberPattern.test(verifiedPhoneNumber)) return false;
  }
  if (passwordCreated !== null) {
    if (typeof passwordCreated !== 'string') return false;
    if (!isDateTime(passwordCreated)) return false;
  }
  if (lastLogin !== null) {
    if (!acceptsUserLogin(lastLogin)) return false;
  }
  return true;
}

export function problemsOfUser(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userType);
  else {
    const {
      email,
      username,
      restricted,
      ssh_keys: sshKeys,
      tfa_enabled: tfaEnabled,
      verified_phone_number: verifiedPhoneNumber,
      password_created: passwordCreated,
      last_login: lastLogin,
    } = value;
    if (email === undefined) problems = add(problems, emailMissing);
    else if (typeof email !== 'string') problems = add(problems, emailType);
    else if (!isEmail(email)) problems = add(problems, emailMalformed);
    if (username === undefined) problems = add(problems, usernameMissing);
    else problems = within(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined) problems = add(problems, restrictedMissing);
    else if (typeof restricted !== 'boolean') problems = add(problems, restrictedType);
    if (sshKeys === undefined) problems = add(problems, sshKeysMissing);
    else if (!isList(sshKeys)) problems = add(problems, sshKeysType);
    else {
      for (let index = 0; index < sshKeys.length; index++) {
        problems = withinItem(problems, 'ssh_keys', index, problemsOfUserSshKey(sshKeys[index]));
      }
    }
    if (tfaEnabled === undefined) problems = add(problems, tfaEnabledMissing);
    else if (typeof tfaEnabled !== 'boolean') problems = add(problems, tfaEnabledType);
    if (verifiedPhoneNumber === undefined) problems = add(problems, verifiedPhoneNumberMissing);
    else if (verifiedPhoneNumber !== null) {
      if (typeof verifiedPhoneNumber !== 'string')
        problems = add(problems, verifiedPhoneNumberType);
      else if (!verifiedPhoneNumberPattern.test(verifiedPhoneNumber))
        problems = add(problems, verifiedPhoneNumberMismatch);
    }
    if (passwordCreated === undefined) problems = add(problems, passwordCreatedMissing);
    else if (passwordCreated !== null) {
      if (typeof passwordCreated !== 'string') problems = add(problems, passwordCreatedType);
      else if (!isDateTime(passwordCreated)) problems = add(problems, passwordCreatedMalformed);
    }
    if (lastLogin === undefined) problems = add(problems, lastLoginMissing);
    else if (lastLogin !== null) {
      problems = within(problems, 'last_login', problemsOfUserLogin(lastLogin));
    }
  }
  return problems;
}

export function acceptsUserRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { email, username, restricted } = value;
  if (typeof email !== 'string') return false;
  if (!isEmail(email)) return false;
  if (!acceptsUsername(username)) return false;
  if (typeof restricted !== 'boolean') return false;
  return true;
}

export function problemsOfUserRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, userType);
  else {
    const { email, username, restricted } = value;
    if (email === undefined) problems = add(problems, emailMissing);
    else if (typeof email !== 'string') problems = add(problems, emailType);
    else if (!isEmail(email)) problems = add(problems, emailMalformed);
    if (username === undefined) problems = add(problems, usernameMissing);
    else problems = within(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined) problems = add(problems, restrictedMissing);
    else if (typeof restricted !== 'boolean') problems = add(problems, restrictedType);
  }
  return problems;
}
