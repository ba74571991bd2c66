// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import { isEmail } from '../runtime/validation/formats/mail.js';
import { isDateTime } from '../runtime/validation/formats/time.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isList, isObject } from '../runtime/validation/values.js';
import { isUserLogin, problemsOfUserLogin } from './user-login.js';
import { isUserSshKey, problemsOfUserSshKey } from './user-ssh-key.js';
import { isUsername, problemsOfUsername } from './username.js';
import type { User, UserRequest } from '@cloud-api/types';

const schema = '#/components/schemas/User';
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
  if (typeof email !== 'string') return false;
  if (!isEmail(email)) return false;
  if (!isUsername(username)) return false;
  if (typeof restricted !== 'boolean') return false;
  if (!isList(sshKeys)) return false;
  for (let index = 0; index < sshKeys.length; index++) {
    if (!isUserSshKey(sshKeys[index])) return false;
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
    if (!isUserLogin(lastLogin)) return false;
  }
  return true;
}

/** All that is wrong with a value as User; nothing for a valid one. */
export function checkUser(value: unknown): readonly Problem[] {
  return problemsOfUser(value) ?? noProblems;
}

/** User as a Standard Schema. */
export const userSchema: StandardSchema<User> = /* @__PURE__ */ standard(checkUser);

/** Whether a value is a valid UserRequest. */
export function isUserRequest(value: unknown): value is UserRequest {
  if (!isObject(value)) return false;
  const { email, username, restricted } = value;
  if (typeof email !== 'string') return false;
  if (!isEmail(email)) return false;
  if (!isUsername(username)) return false;
  if (typeof restricted !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as UserRequest; nothing for a valid one. */
export function checkUserRequest(value: unknown): readonly Problem[] {
  return problemsOfUserRequest(value) ?? noProblems;
}

/** UserRequest as a Standard Schema. */
export const userRequestSchema: StandardSchema<UserRequest> =
  /* @__PURE__ */ standard(checkUserRequest);

export function problemsOfUser(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
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
    if (email === undefined) problems = add(problems, missing(schema, 'email'));
    else if (typeof email !== 'string')
      problems = add(problems, memberProblem(schema, 'email', 'type', 'must be a string'));
    else if (!isEmail(email))
      problems = add(
        problems,
        memberProblem(schema, 'email', 'format', 'must be an e-mail address'),
      );
    if (username === undefined) problems = add(problems, missing(schema, 'username'));
    else problems = within(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined) problems = add(problems, missing(schema, 'restricted'));
    else if (typeof restricted !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'restricted', 'type', 'must be true or false'),
      );
    if (sshKeys === undefined) problems = add(problems, missing(schema, 'ssh_keys'));
    else if (!isList(sshKeys))
      problems = add(problems, memberProblem(schema, 'ssh_keys', 'type', 'must be a list'));
    else {
      for (let index = 0; index < sshKeys.length; index++) {
        problems = withinItem(problems, 'ssh_keys', index, problemsOfUserSshKey(sshKeys[index]));
      }
    }
    if (tfaEnabled === undefined) problems = add(problems, missing(schema, 'tfa_enabled'));
    else if (typeof tfaEnabled !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'tfa_enabled', 'type', 'must be true or false'),
      );
    if (verifiedPhoneNumber === undefined)
      problems = add(problems, missing(schema, 'verified_phone_number'));
    else if (verifiedPhoneNumber !== null) {
      if (typeof verifiedPhoneNumber !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'verified_phone_number', 'type', 'must be a string or null'),
        );
      else if (!verifiedPhoneNumberPattern.test(verifiedPhoneNumber))
        problems = add(
          problems,
          memberProblem(
            schema,
            'verified_phone_number',
            'pattern',
            'must match ^\\+[1-9][0-9]{1,14}$',
          ),
        );
    }
    if (passwordCreated === undefined)
      problems = add(problems, missing(schema, 'password_created'));
    else if (passwordCreated !== null) {
      if (typeof passwordCreated !== 'string')
        problems = add(
          problems,
          memberProblem(schema, 'password_created', 'type', 'must be a string or null'),
        );
      else if (!isDateTime(passwordCreated))
        problems = add(
          problems,
          memberProblem(
            schema,
            'password_created',
            'format',
            'must be a date and time such as 2030-01-15T10:20:30Z',
          ),
        );
    }
    if (lastLogin === undefined) problems = add(problems, missing(schema, 'last_login'));
    else if (lastLogin !== null) {
      problems = within(problems, 'last_login', problemsOfUserLogin(lastLogin));
    }
  }
  return problems;
}

export function problemsOfUserRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { email, username, restricted } = value;
    if (email === undefined) problems = add(problems, missing(schema, 'email'));
    else if (typeof email !== 'string')
      problems = add(problems, memberProblem(schema, 'email', 'type', 'must be a string'));
    else if (!isEmail(email))
      problems = add(
        problems,
        memberProblem(schema, 'email', 'format', 'must be an e-mail address'),
      );
    if (username === undefined) problems = add(problems, missing(schema, 'username'));
    else problems = within(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined) problems = add(problems, missing(schema, 'restricted'));
    else if (typeof restricted !== 'boolean')
      problems = add(
        problems,
        memberProblem(schema, 'restricted', 'type', 'must be true or false'),
      );
  }
  return problems;
}
