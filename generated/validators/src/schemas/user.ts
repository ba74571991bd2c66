// Generated; change the document it is made from instead.

import type { User, UserRequest } from '@cloud-api/types';
import { isEmail } from '../runtime/validation/formats/email.js';
import { isDateTime } from '../runtime/validation/formats/time.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (typeof email !== 'string') return false;
  if (!isEmail(email)) return false;
  if (!isUsername(username)) return false;
  if (typeof restricted !== 'boolean') return false;
  if (!isArray(sshKeys)) return false;
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
    if (!acceptsUserLogin(lastLogin)) return false;
  }
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
  /* @__PURE__ */ createStandardSchema(checkUserRequest);

export function problemsOfUser(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/User/type',
      message: 'must be an object',
    });
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
    if (email === undefined)
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (typeof email !== 'string')
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/email/type',
        message: 'must be a string',
      });
    else if (!isEmail(email))
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'format',
        schema: '#/components/schemas/User/properties/email/format',
        message: 'must be an e-mail address',
      });
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (typeof restricted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/restricted/type',
        message: 'must be true or false',
      });
    if (sshKeys === undefined)
      problems = addProblem(problems, {
        pointer: '/ssh_keys',
        field: 'ssh_keys',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (!isArray(sshKeys))
      problems = addProblem(problems, {
        pointer: '/ssh_keys',
        field: 'ssh_keys',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/ssh_keys/type',
        message: 'must be a list',
      });
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
    if (tfaEnabled === undefined)
      problems = addProblem(problems, {
        pointer: '/tfa_enabled',
        field: 'tfa_enabled',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (typeof tfaEnabled !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/tfa_enabled',
        field: 'tfa_enabled',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/tfa_enabled/type',
        message: 'must be true or false',
      });
    if (verifiedPhoneNumber === undefined)
      problems = addProblem(problems, {
        pointer: '/verified_phone_number',
        field: 'verified_phone_number',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (verifiedPhoneNumber !== null) {
      if (typeof verifiedPhoneNumber !== 'string')
        problems = addProblem(problems, {
          pointer: '/verified_phone_number',
          field: 'verified_phone_number',
          keyword: 'type',
          schema: '#/components/schemas/User/properties/verified_phone_number/type',
          message: 'must be a string or null',
        });
      else if (!verifiedPhoneNumberPattern.test(verifiedPhoneNumber))
        problems = addProblem(problems, {
          pointer: '/verified_phone_number',
          field: 'verified_phone_number',
          keyword: 'pattern',
          schema: '#/components/schemas/User/properties/verified_phone_number/pattern',
          message: 'must match ^\\+[1-9][0-9]{1,14}$',
        });
    }
    if (passwordCreated === undefined)
      problems = addProblem(problems, {
        pointer: '/password_created',
        field: 'password_created',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (passwordCreated !== null) {
      if (typeof passwordCreated !== 'string')
        problems = addProblem(problems, {
          pointer: '/password_created',
          field: 'password_created',
          keyword: 'type',
          schema: '#/components/schemas/User/properties/password_created/type',
          message: 'must be a string or null',
        });
      else if (!isDateTime(passwordCreated))
        problems = addProblem(problems, {
          pointer: '/password_created',
          field: 'password_created',
          keyword: 'format',
          schema: '#/components/schemas/User/properties/password_created/format',
          message: 'must be a date and time such as 2030-01-15T10:20:30Z',
        });
    }
    if (lastLogin === undefined)
      problems = addProblem(problems, {
        pointer: '/last_login',
        field: 'last_login',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (lastLogin !== null)
      problems = mergeAtProperty(problems, 'last_login', problemsOfUserLogin(lastLogin));
  }
  return problems;
}

export function problemsOfUserRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/User/type',
      message: 'must be an object',
    });
  else {
    const { email, username, restricted } = value;
    if (email === undefined)
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (typeof email !== 'string')
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/email/type',
        message: 'must be a string',
      });
    else if (!isEmail(email))
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'format',
        schema: '#/components/schemas/User/properties/email/format',
        message: 'must be an e-mail address',
      });
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
    if (restricted === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'required',
        schema: '#/components/schemas/User/required',
        message: 'is required',
      });
    else if (typeof restricted !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'type',
        schema: '#/components/schemas/User/properties/restricted/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
