// Generated; change the document it is made from instead.

import type { SeedToken } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
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
  if (
    (id !== undefined && !isSeedId(id)) ||
    !isSeedHashedSecret(token) ||
    (kind !== undefined && kind !== 'personal' && kind !== 'oauth') ||
    (scopes !== undefined && !isSeedScopes(scopes)) ||
    (client !== undefined && typeof client !== 'string') ||
    (refresh !== undefined && !isSeedHashedSecret(refresh)) ||
    (family !== undefined && typeof family !== 'string' && family !== null) ||
    (created !== undefined && !isSeedTime(created)) ||
    (expires !== undefined && !isSeedNullableTime(expires))
  )
    return false;
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
  const schema = '#/components/schemas/SeedToken';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, token, kind, scopes, client, refresh, family, created, expires } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (token === undefined) problems = reportMissing(problems, 'token', schema);
    else problems = mergeAtProperty(problems, 'token', problemsOfSeedHashedSecret(token));
    if (kind !== undefined && kind !== 'personal' && kind !== 'oauth')
      problems = report(problems, 'kind', schema, 'enum', 'must be one of "personal" or "oauth"');
    if (scopes !== undefined)
      problems = mergeAtProperty(problems, 'scopes', problemsOfSeedScopes(scopes));
    if (client !== undefined && typeof client !== 'string')
      problems = report(problems, 'client', schema, 'type', 'must be a string');
    if (refresh !== undefined)
      problems = mergeAtProperty(problems, 'refresh', problemsOfSeedHashedSecret(refresh));
    if (family !== undefined && typeof family !== 'string' && family !== null)
      problems = report(problems, 'family', schema, 'type', 'must be a string or null');
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
