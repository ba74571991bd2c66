// Generated; change the document it is made from instead.

import type { SeedUser } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedGrant, problemsOfSeedGrant } from './seed-grant.ts';
import { isSeedHashedSecret, problemsOfSeedHashedSecret } from './seed-hashed-secret.ts';
import { acceptsSeedLogin, problemsOfSeedLogin } from './seed-login.ts';
import { isSeedNullableTime, problemsOfSeedNullableTime } from './seed-nullable-time.ts';
import { isSeedSecurityAnswer, problemsOfSeedSecurityAnswer } from './seed-security-answer.ts';
import { isSeedSshKey, problemsOfSeedSshKey } from './seed-ssh-key.ts';
import { isSeedToken, problemsOfSeedToken } from './seed-token.ts';
import { isUsername, problemsOfUsername } from './username.ts';

/** Whether a value is a valid SeedUser. */
export function isSeedUser(value: unknown): value is SeedUser {
  if (!isObject(value)) return false;
  const {
    username,
    email,
    restricted,
    password,
    password_created: passwordCreated,
    tfa_enabled: tfaEnabled,
    verified_phone_number: verifiedPhoneNumber,
    last_login: lastLogin,
    grants,
    tokens,
    ssh_keys: sshKeys,
    security_answers: securityAnswers,
  } = value;
  if (
    !isUsername(username) ||
    (email !== undefined && typeof email !== 'string') ||
    (restricted !== undefined && typeof restricted !== 'boolean') ||
    (password !== undefined && !isSeedHashedSecret(password)) ||
    (passwordCreated !== undefined && !isSeedNullableTime(passwordCreated)) ||
    (tfaEnabled !== undefined && typeof tfaEnabled !== 'boolean') ||
    (verifiedPhoneNumber !== undefined &&
      typeof verifiedPhoneNumber !== 'string' &&
      verifiedPhoneNumber !== null) ||
    (lastLogin !== undefined && lastLogin !== null && !acceptsSeedLogin(lastLogin))
  )
    return false;
  if (grants !== undefined) {
    if (!isArray(grants)) return false;
    for (let index = 0; index < grants.length; index++) {
      if (!isSeedGrant(grants[index])) return false;
    }
  }
  if (tokens !== undefined) {
    if (!isArray(tokens)) return false;
    for (let index = 0; index < tokens.length; index++) {
      if (!isSeedToken(tokens[index])) return false;
    }
  }
  if (sshKeys !== undefined) {
    if (!isArray(sshKeys)) return false;
    for (let index = 0; index < sshKeys.length; index++) {
      if (!isSeedSshKey(sshKeys[index])) return false;
    }
  }
  if (securityAnswers !== undefined) {
    if (!isArray(securityAnswers)) return false;
    for (let index = 0; index < securityAnswers.length; index++) {
      if (!isSeedSecurityAnswer(securityAnswers[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'username':
      case 'email':
      case 'restricted':
      case 'password':
      case 'password_created':
      case 'tfa_enabled':
      case 'verified_phone_number':
      case 'last_login':
      case 'grants':
      case 'tokens':
      case 'ssh_keys':
      case 'security_answers':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedUser; nothing for a valid one. */
export function checkSeedUser(value: unknown): readonly Problem[] {
  return problemsOfSeedUser(value) ?? noProblems;
}

/** SeedUser as a Standard Schema. */
export const seedUserSchema: StandardSchema<SeedUser> =
  /* @__PURE__ */ createStandardSchema(checkSeedUser);

export function problemsOfSeedUser(value: unknown): Problems {
  const schema = '#/components/schemas/SeedUser';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      username,
      email,
      restricted,
      password,
      password_created: passwordCreated,
      tfa_enabled: tfaEnabled,
      verified_phone_number: verifiedPhoneNumber,
      last_login: lastLogin,
      grants,
      tokens,
      ssh_keys: sshKeys,
      security_answers: securityAnswers,
    } = value;
    if (username === undefined) problems = reportMissing(problems, 'username', schema);
    else problems = mergeAtProperty(problems, 'username', problemsOfUsername(username));
    if (email !== undefined && typeof email !== 'string')
      problems = report(problems, 'email', schema, 'type', 'must be a string');
    if (restricted !== undefined && typeof restricted !== 'boolean')
      problems = report(problems, 'restricted', schema, 'type', 'must be true or false');
    if (password !== undefined)
      problems = mergeAtProperty(problems, 'password', problemsOfSeedHashedSecret(password));
    if (passwordCreated !== undefined)
      problems = mergeAtProperty(
        problems,
        'password_created',
        problemsOfSeedNullableTime(passwordCreated),
      );
    if (tfaEnabled !== undefined && typeof tfaEnabled !== 'boolean')
      problems = report(problems, 'tfa_enabled', schema, 'type', 'must be true or false');
    if (
      verifiedPhoneNumber !== undefined &&
      typeof verifiedPhoneNumber !== 'string' &&
      verifiedPhoneNumber !== null
    )
      problems = report(
        problems,
        'verified_phone_number',
        schema,
        'type',
        'must be a string or null',
      );
    if (lastLogin !== undefined && lastLogin !== null)
      problems = mergeAtProperty(problems, 'last_login', problemsOfSeedLogin(lastLogin));
    if (grants !== undefined) {
      if (!isArray(grants)) problems = report(problems, 'grants', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < grants.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'grants',
            index,
            problemsOfSeedGrant(grants[index]),
          );
        }
      }
    }
    if (tokens !== undefined) {
      if (!isArray(tokens)) problems = report(problems, 'tokens', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tokens.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'tokens',
            index,
            problemsOfSeedToken(tokens[index]),
          );
        }
      }
    }
    if (sshKeys !== undefined) {
      if (!isArray(sshKeys))
        problems = report(problems, 'ssh_keys', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < sshKeys.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'ssh_keys',
            index,
            problemsOfSeedSshKey(sshKeys[index]),
          );
        }
      }
    }
    if (securityAnswers !== undefined) {
      if (!isArray(securityAnswers))
        problems = report(problems, 'security_answers', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < securityAnswers.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'security_answers',
            index,
            problemsOfSeedSecurityAnswer(securityAnswers[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'username':
        case 'email':
        case 'restricted':
        case 'password':
        case 'password_created':
        case 'tfa_enabled':
        case 'verified_phone_number':
        case 'last_login':
        case 'grants':
        case 'tokens':
        case 'ssh_keys':
        case 'security_answers':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedUser/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
