// Generated; change the document it is made from instead.

import type { SeedAuthorizationCode } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isCodeChallenge, problemsOfCodeChallenge } from './code-challenge.ts';
import { isSeedHashedSecret, problemsOfSeedHashedSecret } from './seed-hashed-secret.ts';
import { isSeedScopes, problemsOfSeedScopes } from './seed-scopes.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedAuthorizationCode. */
export function isSeedAuthorizationCode(value: unknown): value is SeedAuthorizationCode {
  if (!isObject(value)) return false;
  const {
    code,
    username,
    scopes,
    redirect_uri: redirectUri,
    expires,
    family,
    code_challenge: codeChallenge,
  } = value;
  if (!isSeedHashedSecret(code)) return false;
  if (typeof username !== 'string') return false;
  if (!isSeedScopes(scopes)) return false;
  if (redirectUri !== undefined) {
    if (typeof redirectUri !== 'string') return false;
  }
  if (!isSeedTime(expires)) return false;
  if (family !== undefined) {
    if (typeof family !== 'string' && family !== null) return false;
  }
  if (codeChallenge !== undefined) {
    if (!isCodeChallenge(codeChallenge)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'code':
      case 'username':
      case 'scopes':
      case 'redirect_uri':
      case 'expires':
      case 'family':
      case 'code_challenge':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedAuthorizationCode; nothing for a valid one. */
export function checkSeedAuthorizationCode(value: unknown): readonly Problem[] {
  return problemsOfSeedAuthorizationCode(value) ?? noProblems;
}

/** SeedAuthorizationCode as a Standard Schema. */
export const seedAuthorizationCodeSchema: StandardSchema<SeedAuthorizationCode> =
  /* @__PURE__ */ createStandardSchema(checkSeedAuthorizationCode);

export function problemsOfSeedAuthorizationCode(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedAuthorizationCode/type',
      message: 'must be an object',
    });
  else {
    const {
      code,
      username,
      scopes,
      redirect_uri: redirectUri,
      expires,
      family,
      code_challenge: codeChallenge,
    } = value;
    if (code === undefined)
      problems = addProblem(problems, {
        pointer: '/code',
        field: 'code',
        keyword: 'required',
        schema: '#/components/schemas/SeedAuthorizationCode/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'code', problemsOfSeedHashedSecret(code));
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/SeedAuthorizationCode/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/SeedAuthorizationCode/properties/username/type',
        message: 'must be a string',
      });
    if (scopes === undefined)
      problems = addProblem(problems, {
        pointer: '/scopes',
        field: 'scopes',
        keyword: 'required',
        schema: '#/components/schemas/SeedAuthorizationCode/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'scopes', problemsOfSeedScopes(scopes));
    if (redirectUri !== undefined) {
      if (typeof redirectUri !== 'string')
        problems = addProblem(problems, {
          pointer: '/redirect_uri',
          field: 'redirect_uri',
          keyword: 'type',
          schema: '#/components/schemas/SeedAuthorizationCode/properties/redirect_uri/type',
          message: 'must be a string',
        });
    }
    if (expires === undefined)
      problems = addProblem(problems, {
        pointer: '/expires',
        field: 'expires',
        keyword: 'required',
        schema: '#/components/schemas/SeedAuthorizationCode/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'expires', problemsOfSeedTime(expires));
    if (family !== undefined) {
      if (typeof family !== 'string' && family !== null)
        problems = addProblem(problems, {
          pointer: '/family',
          field: 'family',
          keyword: 'type',
          schema: '#/components/schemas/SeedAuthorizationCode/properties/family/type',
          message: 'must be a string or null',
        });
    }
    if (codeChallenge !== undefined)
      problems = mergeAtProperty(
        problems,
        'code_challenge',
        problemsOfCodeChallenge(codeChallenge),
      );
    for (const key in value) {
      switch (key) {
        case 'code':
        case 'username':
        case 'scopes':
        case 'redirect_uri':
        case 'expires':
        case 'family':
        case 'code_challenge':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedAuthorizationCode/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
