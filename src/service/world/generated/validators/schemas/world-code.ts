// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isCodeChallenge, problemsOfCodeChallenge } from './code-challenge.ts';
import { isWorldDigested, problemsOfWorldDigested } from './world-digested.ts';
import { isWorldScopes, problemsOfWorldScopes } from './world-scopes.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldCode } from '../../types/index.ts';

/** Whether a value is a valid WorldCode. */
export function isWorldCode(value: unknown): value is WorldCode {
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
  if (!isWorldDigested(code)) return false;
  if (typeof username !== 'string') return false;
  if (!isWorldScopes(scopes)) return false;
  if (redirectUri !== undefined) {
    if (typeof redirectUri !== 'string') return false;
  }
  if (!isWorldTime(expires)) return false;
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

/** All that is wrong with a value as WorldCode; nothing for a valid one. */
export function checkWorldCode(value: unknown): readonly Problem[] {
  return problemsOfWorldCode(value) ?? noProblems;
}

/** WorldCode as a Standard Schema. */
export const worldCodeSchema: StandardSchema<WorldCode> = /* @__PURE__ */ standard(checkWorldCode);

export function problemsOfWorldCode(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldCode/type',
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
      problems = add(problems, {
        pointer: '/code',
        field: 'code',
        keyword: 'required',
        schema: '#/components/schemas/WorldCode/required',
        message: 'is required',
      });
    else problems = within(problems, 'code', problemsOfWorldDigested(code));
    if (username === undefined)
      problems = add(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/WorldCode/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = add(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/WorldCode/properties/username/type',
        message: 'must be a string',
      });
    if (scopes === undefined)
      problems = add(problems, {
        pointer: '/scopes',
        field: 'scopes',
        keyword: 'required',
        schema: '#/components/schemas/WorldCode/required',
        message: 'is required',
      });
    else problems = within(problems, 'scopes', problemsOfWorldScopes(scopes));
    if (redirectUri !== undefined) {
      if (typeof redirectUri !== 'string')
        problems = add(problems, {
          pointer: '/redirect_uri',
          field: 'redirect_uri',
          keyword: 'type',
          schema: '#/components/schemas/WorldCode/properties/redirect_uri/type',
          message: 'must be a string',
        });
    }
    if (expires === undefined)
      problems = add(problems, {
        pointer: '/expires',
        field: 'expires',
        keyword: 'required',
        schema: '#/components/schemas/WorldCode/required',
        message: 'is required',
      });
    else problems = within(problems, 'expires', problemsOfWorldTime(expires));
    if (family !== undefined) {
      if (typeof family !== 'string' && family !== null)
        problems = add(problems, {
          pointer: '/family',
          field: 'family',
          keyword: 'type',
          schema: '#/components/schemas/WorldCode/properties/family/type',
          message: 'must be a string or null',
        });
    }
    if (codeChallenge !== undefined)
      problems = within(problems, 'code_challenge', problemsOfCodeChallenge(codeChallenge));
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldCode/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
