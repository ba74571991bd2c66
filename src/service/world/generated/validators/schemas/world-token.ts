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
import { isWorldDigested, problemsOfWorldDigested } from './world-digested.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldOptionalTime, problemsOfWorldOptionalTime } from './world-optional-time.ts';
import { isWorldScopes, problemsOfWorldScopes } from './world-scopes.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldToken } from '../../types/index.ts';

/** Whether a value is a valid WorldToken. */
export function isWorldToken(value: unknown): value is WorldToken {
  if (!isObject(value)) return false;
  const { id, token, kind, scopes, client, refresh, family, created, expires } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (!isWorldDigested(token)) return false;
  if (kind !== undefined) {
    if (kind !== 'personal' && kind !== 'oauth') return false;
  }
  if (scopes !== undefined) {
    if (!isWorldScopes(scopes)) return false;
  }
  if (client !== undefined) {
    if (typeof client !== 'string') return false;
  }
  if (refresh !== undefined) {
    if (!isWorldDigested(refresh)) return false;
  }
  if (family !== undefined) {
    if (typeof family !== 'string' && family !== null) return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
  }
  if (expires !== undefined) {
    if (!isWorldOptionalTime(expires)) return false;
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'token':
      case 'kind':
      case 'scopes':
      case 'client':
      case 'refresh':
      case 'family':
      case 'created':
      case 'expires':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as WorldToken; nothing for a valid one. */
export function checkWorldToken(value: unknown): readonly Problem[] {
  return problemsOfWorldToken(value) ?? noProblems;
}

/** WorldToken as a Standard Schema. */
export const worldTokenSchema: StandardSchema<WorldToken> =
  /* @__PURE__ */ standard(checkWorldToken);

export function problemsOfWorldToken(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldToken/type',
      message: 'must be an object',
    });
  else {
    const { id, token, kind, scopes, client, refresh, family, created, expires } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (token === undefined)
      problems = add(problems, {
        pointer: '/token',
        field: 'token',
        keyword: 'required',
        schema: '#/components/schemas/WorldToken/required',
        message: 'is required',
      });
    else problems = within(problems, 'token', problemsOfWorldDigested(token));
    if (kind !== undefined) {
      if (kind !== 'personal' && kind !== 'oauth')
        problems = add(problems, {
          pointer: '/kind',
          field: 'kind',
          keyword: 'enum',
          schema: '#/components/schemas/WorldToken/properties/kind/enum',
          message: 'must be one of "personal" or "oauth"',
        });
    }
    if (scopes !== undefined) problems = within(problems, 'scopes', problemsOfWorldScopes(scopes));
    if (client !== undefined) {
      if (typeof client !== 'string')
        problems = add(problems, {
          pointer: '/client',
          field: 'client',
          keyword: 'type',
          schema: '#/components/schemas/WorldToken/properties/client/type',
          message: 'must be a string',
        });
    }
    if (refresh !== undefined)
      problems = within(problems, 'refresh', problemsOfWorldDigested(refresh));
    if (family !== undefined) {
      if (typeof family !== 'string' && family !== null)
        problems = add(problems, {
          pointer: '/family',
          field: 'family',
          keyword: 'type',
          schema: '#/components/schemas/WorldToken/properties/family/type',
          message: 'must be a string or null',
        });
    }
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (expires !== undefined)
      problems = within(problems, 'expires', problemsOfWorldOptionalTime(expires));
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'token':
        case 'kind':
        case 'scopes':
        case 'client':
        case 'refresh':
        case 'family':
        case 'created':
        case 'expires':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldToken/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
