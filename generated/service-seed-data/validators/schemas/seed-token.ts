// Generated; change the document it is made from instead.

import type { SeedToken } from '../../types/index.ts';
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
import { isSeedHashedSecret, problemsOfSeedHashedSecret } from './seed-hashed-secret.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedNullableTime, problemsOfSeedNullableTime } from './seed-nullable-time.ts';
import { isSeedScopes, problemsOfSeedScopes } from './seed-scopes.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedToken. */
export function isSeedToken(value: unknown): value is SeedToken {
  if (!isObject(value)) return false;
  const { id, token, kind, scopes, client, refresh, family, created, expires } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (!isSeedHashedSecret(token)) return false;
  if (kind !== undefined) {
    if (kind !== 'personal' && kind !== 'oauth') return false;
  }
  if (scopes !== undefined) {
    if (!isSeedScopes(scopes)) return false;
  }
  if (client !== undefined) {
    if (typeof client !== 'string') return false;
  }
  if (refresh !== undefined) {
    if (!isSeedHashedSecret(refresh)) return false;
  }
  if (family !== undefined) {
    if (typeof family !== 'string' && family !== null) return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (expires !== undefined) {
    if (!isSeedNullableTime(expires)) return false;
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

/** All that is wrong with a value as SeedToken; nothing for a valid one. */
export function checkSeedToken(value: unknown): readonly Problem[] {
  return problemsOfSeedToken(value) ?? noProblems;
}

/** SeedToken as a Standard Schema. */
export const seedTokenSchema: StandardSchema<SeedToken> =
  /* @__PURE__ */ createStandardSchema(checkSeedToken);

export function problemsOfSeedToken(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedToken/type',
      message: 'must be an object',
    });
  else {
    const { id, token, kind, scopes, client, refresh, family, created, expires } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (token === undefined)
      problems = addProblem(problems, {
        pointer: '/token',
        field: 'token',
        keyword: 'required',
        schema: '#/components/schemas/SeedToken/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'token', problemsOfSeedHashedSecret(token));
    if (kind !== undefined) {
      if (kind !== 'personal' && kind !== 'oauth')
        problems = addProblem(problems, {
          pointer: '/kind',
          field: 'kind',
          keyword: 'enum',
          schema: '#/components/schemas/SeedToken/properties/kind/enum',
          message: 'must be one of "personal" or "oauth"',
        });
    }
    if (scopes !== undefined)
      problems = mergeAtProperty(problems, 'scopes', problemsOfSeedScopes(scopes));
    if (client !== undefined) {
      if (typeof client !== 'string')
        problems = addProblem(problems, {
          pointer: '/client',
          field: 'client',
          keyword: 'type',
          schema: '#/components/schemas/SeedToken/properties/client/type',
          message: 'must be a string',
        });
    }
    if (refresh !== undefined)
      problems = mergeAtProperty(problems, 'refresh', problemsOfSeedHashedSecret(refresh));
    if (family !== undefined) {
      if (typeof family !== 'string' && family !== null)
        problems = addProblem(problems, {
          pointer: '/family',
          field: 'family',
          keyword: 'type',
          schema: '#/components/schemas/SeedToken/properties/family/type',
          message: 'must be a string or null',
        });
    }
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (expires !== undefined)
      problems = mergeAtProperty(problems, 'expires', problemsOfSeedNullableTime(expires));
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
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedToken/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
