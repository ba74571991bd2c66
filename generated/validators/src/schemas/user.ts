// Generated; change the document it is made from instead.

import type { User, UserRequest } from '@cloud-api/types';
import { isEmail } from '../runtime/validation/formats/email.js';
import { isDateTime } from '../runtime/validation/formats/time.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { acceptsUserLogin, problemsOfUserLogin } from './user-login.js';
import { isUserSshKey, problemsOfUserSshKey } from './user-ssh-key.js';
import { isUsername, problemsOfUsername } from './username.js';

const verifiedPhoneNumberPattern = /^\+[1-9][0-9]{1,14}$/u;

/** Whether a value is a valid User. */
export function isUser(value: unknown): value is User {
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
  if (
    typeof email !== 'string' ||
    !isEmail(email) ||
    !isUsername(username) ||
    typeof restricted !== 'boolean' ||
    !isArray(sshKeys)
  )
    return false;
  for (let index = 0; index < sshKeys.length; index++) {
    if (!isUserSshKey(sshKeys[index])) return false;
  }
  if (
    typeof tfaEnabled !== 'boolean' ||
    (verifiedPhoneNumber !== null &&
      (typeof verifiedPhoneNumber !== 'string' ||
        !verifiedPhoneNumberPattern.test(verifiedPhoneNumber))) ||
    (passwordCreated !== null &&
      (typeof passwordCreated !== 'string' || !isDateTime(passwordCreated))) ||
    (lastLogin !== null && !acceptsUserLogin(lastLogin))
  )
    return false;
  return true;
}

/** All that is wrong with a value as User; nothing for a valid one. */
export function checkUser(value: unknown): readonly Problem[] {
  return problemsOfUser(value) ?? noProblems;
}

/** User as a Standard Schema. */
export const userSchema: StandardSchema<User> = /* @__PURE__ */ createStandardSchema(checkUser);

/** Whether a value is a valid UserRequest. */
export function isUserRequest(value: unknown): value is UserRequest {
  if (!isObject(value)) return false;
  const { email, username, restricted } = value;
  if (
    typeof email !== 'string' ||
    !isEmail(email) ||
    !isUsername(username) ||
    typeof restricted !== 'boolean'
  )
    return false;
  return true;
}

/** All that is wrong with a value as UserRequest; nothing for a valid one. */
export function checkUserRequest(value: unknown): readonly Problem[] {
  return problemsOfUserRequest(value) ?? noProblems;
}

/** UserRequest as a Standard Schema. */
export const userRequestSchema: StandardSchema<UserRequest> =
  /* @__PURE__ */ createStandardSchema(checkUserRequest);

export function problemsOfUser(value: unknown): Problems {
  const schema = '#/components/schemas/User';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (typeof email !== 'string')
      problems = reportRequired(problems, 'email', email, schema, 'type', 'must be a string');
    else if (!isEmail(email))
      problems = report(problems, 'email', schema, 'format', 'must be an e-mail address');
    if (username === undefined) problems = reportMissing(problems, 'username', schema);
    else problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
    if (typeof restricted !== 'boolean')
      problems = reportRequired(
        problems,
        'restricted',
        restricted,
        schema,
        'type',
        'must be true or false',
      );
    if (!isArray(sshKeys))
      problems = reportRequired(problems, 'ssh_keys', sshKeys, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < sshKeys.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'ssh_keys',
          index,
          problemsOfUserSshKey(sshKeys[index]),
        );
      }
    }
    if (typeof tfaEnabled !== 'boolean')
      problems = reportRequired(
        problems,
        'tfa_enabled',
        tfaEnabled,
        schema,
        'type',
        'must be true or false',
      );
    if (verifiedPhoneNumber === undefined)
      problems = reportMissing(problems, 'verified_phone_number', schema);
    else if (verifiedPhoneNumber !== null) {
      if (typeof verifiedPhoneNumber !== 'string')
        problems = report(
          problems,
          'verified_phone_number',
          schema,
          'type',
          'must be a string or null',
        );
      else if (!verifiedPhoneNumberPattern.test(verifiedPhoneNumber))
        problems = report(
          problems,
          'verified_phone_number',
          schema,
          'pattern',
          'must match ^\\+[1-9][0-9]{1,14}$',
        );
    }
    if (passwordCreated === undefined)
      problems = reportMissing(problems, 'password_created', schema);
    else if (passwordCreated !== null) {
      if (typeof passwordCreated !== 'string')
        problems = report(problems, 'password_created', schema, 'type', 'must be a string or null');
      else if (!isDateTime(passwordCreated))
        problems = report(
          problems,
          'password_created',
          schema,
          'format',
          'must be a date and time such as 2030-01-15T10:20:30Z',
        );
    }
    if (lastLogin === undefined) problems = reportMissing(problems, 'last_login', schema);
    else if (lastLogin !== null)
      problems = mergeAtProperty(problems, 'last_login', problemsOfUserLogin(lastLogin));
  }
  return problems;
}

export function problemsOfUserRequest(value: unknown): Problems {
  const schema = '#/components/schemas/User';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { email, username, restricted } = value;
    if (typeof email !== 'string')
      problems = reportRequired(problems, 'email', email, schema, 'type', 'must be a string');
    else if (!isEmail(email))
      problems = report(problems, 'email', schema, 'format', 'must be an e-mail address');
    if (username === undefined) problems = reportMissing(problems, 'username', schema);
    else problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
    if (typeof restricted !== 'boolean')
      problems = reportRequired(
        problems,
        'restricted',
        restricted,
        schema,
        'type',
        'must be true or false',
      );
  }
  return problems;
}
