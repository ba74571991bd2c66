// Generated; change the document it is made from instead.

import type { SeedAuthorizationCode } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isSeedHashedSecret(code) ||
    typeof username !== 'string' ||
    !isSeedScopes(scopes) ||
    (redirectUri !== undefined && typeof redirectUri !== 'string') ||
    !isSeedTime(expires) ||
    (family !== undefined && typeof family !== 'string' && family !== null) ||
    (codeChallenge !== undefined && !isCodeChallenge(codeChallenge))
  )
    return false;
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
  const schema = '#/components/schemas/SeedAuthorizationCode';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (code === undefined) problems = reportMissing(problems, 'code', schema);
    else problems = mergeAtProperty(problems, 'code', problemsOfSeedHashedSecret(code));
    if (typeof username !== 'string')
      problems = reportRequired(problems, 'username', username, schema, 'type', 'must be a string');
    if (scopes === undefined) problems = reportMissing(problems, 'scopes', schema);
    else problems = mergeAtProperty(problems, 'scopes', problemsOfSeedScopes(scopes));
    if (redirectUri !== undefined && typeof redirectUri !== 'string')
      problems = report(problems, 'redirect_uri', schema, 'type', 'must be a string');
    if (expires === undefined) problems = reportMissing(problems, 'expires', schema);
    else problems = mergeAtProperty(problems, 'expires', problemsOfSeedTime(expires));
    if (family !== undefined && typeof family !== 'string' && family !== null)
      problems = report(problems, 'family', schema, 'type', 'must be a string or null');
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
