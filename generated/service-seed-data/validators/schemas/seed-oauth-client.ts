// Generated; change the document it is made from instead.

import type { SeedOAuthClient } from '../../types/index.ts';
import { isUri } from '../runtime/validation/formats/uri.ts';
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
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isLongerThan, isObject } from '../runtime/validation/type-checks.ts';
import { isRedirectUri, problemsOfRedirectUri } from './redirect-uri.ts';
import {
  isSeedAuthorizationCode,
  problemsOfSeedAuthorizationCode,
} from './seed-authorization-code.ts';
import { isSeedHashedSecret, problemsOfSeedHashedSecret } from './seed-hashed-secret.ts';

/** Whether a value is a valid SeedOAuthClient. */
export function isSeedOAuthClient(value: unknown): value is SeedOAuthClient {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    redirect_uri: redirectUri,
    secret,
    public: public_,
    status,
    thumbnail_url: thumbnailUrl,
    position,
    codes,
  } = value;
  if (
    typeof id !== 'string' ||
    id === '' ||
    typeof label !== 'string' ||
    label === '' ||
    isLongerThan(label, 512) ||
    !isRedirectUri(redirectUri) ||
    !isSeedHashedSecret(secret) ||
    (public_ !== undefined && typeof public_ !== 'boolean') ||
    (status !== undefined &&
      status !== 'active' &&
      status !== 'disabled' &&
      status !== 'suspended') ||
    (thumbnailUrl !== undefined &&
      thumbnailUrl !== null &&
      (typeof thumbnailUrl !== 'string' || !isUri(thumbnailUrl))) ||
    (position !== undefined && (!isInteger(position) || position < 1))
  )
    return false;
  if (codes !== undefined) {
    if (!isArray(codes)) return false;
    for (let index = 0; index < codes.length; index++) {
      if (!isSeedAuthorizationCode(codes[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'redirect_uri':
      case 'secret':
      case 'public':
      case 'status':
      case 'thumbnail_url':
      case 'position':
      case 'codes':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedOAuthClient; nothing for a valid one. */
export function checkSeedOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfSeedOAuthClient(value) ?? noProblems;
}

/** SeedOAuthClient as a Standard Schema. */
export const seedOAuthClientSchema: StandardSchema<SeedOAuthClient> =
  /* @__PURE__ */ createStandardSchema(checkSeedOAuthClient);

export function problemsOfSeedOAuthClient(value: unknown): Problems {
  const schema = '#/components/schemas/SeedOAuthClient';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      label,
      redirect_uri: redirectUri,
      secret,
      public: public_,
      status,
      thumbnail_url: thumbnailUrl,
      position,
      codes,
    } = value;
    if (typeof id !== 'string')
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a string');
    else if (id === '') problems = report(problems, 'id', schema, 'minLength', 'must not be empty');
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    else {
      if (label === '')
        problems = report(problems, 'label', schema, 'minLength', 'must not be empty');
      if (isLongerThan(label, 512))
        problems = report(problems, 'label', schema, 'maxLength', 'must be at most 512 characters');
    }
    if (redirectUri === undefined) problems = reportMissing(problems, 'redirect_uri', schema);
    else problems = mergeAtProperty(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (secret === undefined) problems = reportMissing(problems, 'secret', schema);
    else problems = mergeAtProperty(problems, 'secret', problemsOfSeedHashedSecret(secret));
    if (public_ !== undefined && typeof public_ !== 'boolean')
      problems = report(problems, 'public', schema, 'type', 'must be true or false');
    if (
      status !== undefined &&
      status !== 'active' &&
      status !== 'disabled' &&
      status !== 'suspended'
    )
      problems = report(
        problems,
        'status',
        schema,
        'enum',
        'must be one of "active", "disabled" or "suspended"',
      );
    if (thumbnailUrl !== undefined && thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string')
        problems = report(problems, 'thumbnail_url', schema, 'type', 'must be a string or null');
      else if (!isUri(thumbnailUrl))
        problems = report(problems, 'thumbnail_url', schema, 'format', 'must be a URI');
    }
    if (position !== undefined) {
      if (!isInteger(position))
        problems = report(problems, 'position', schema, 'type', 'must be a whole number');
      else if (position < 1)
        problems = report(problems, 'position', schema, 'minimum', 'must be at least 1');
    }
    if (codes !== undefined) {
      if (!isArray(codes)) problems = report(problems, 'codes', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < codes.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'codes',
            index,
            problemsOfSeedAuthorizationCode(codes[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'redirect_uri':
        case 'secret':
        case 'public':
        case 'status':
        case 'thumbnail_url':
        case 'position':
        case 'codes':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedOAuthClient/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
