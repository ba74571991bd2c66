// Generated; change the document it is made from instead.

import type { SeedOAuthClient } from '../../types/index.ts';
import { isUri } from '../runtime/validation/formats/uri.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (typeof id !== 'string') return false;
  if (id === '') return false;
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 512)) return false;
  if (!isRedirectUri(redirectUri)) return false;
  if (!isSeedHashedSecret(secret)) return false;
  if (public_ !== undefined) {
    if (typeof public_ !== 'boolean') return false;
  }
  if (status !== undefined) {
    if (status !== 'active' && status !== 'disabled' && status !== 'suspended') return false;
  }
  if (thumbnailUrl !== undefined) {
    if (thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string') return false;
      if (!isUri(thumbnailUrl)) return false;
    }
  }
  if (position !== undefined) {
    if (!isInteger(position)) return false;
    if (position < 1) return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedOAuthClient/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/SeedOAuthClient/required',
        message: 'is required',
      });
    else if (typeof id !== 'string')
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/SeedOAuthClient/properties/id/type',
        message: 'must be a string',
      });
    else if (id === '')
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedOAuthClient/properties/id/minLength',
        message: 'must not be empty',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedOAuthClient/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedOAuthClient/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/SeedOAuthClient/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 512))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/SeedOAuthClient/properties/label/maxLength',
          message: 'must be at most 512 characters',
        });
    }
    if (redirectUri === undefined)
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'required',
        schema: '#/components/schemas/SeedOAuthClient/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'redirect_uri', problemsOfRedirectUri(redirectUri));
    if (secret === undefined)
      problems = addProblem(problems, {
        pointer: '/secret',
        field: 'secret',
        keyword: 'required',
        schema: '#/components/schemas/SeedOAuthClient/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'secret', problemsOfSeedHashedSecret(secret));
    if (public_ !== undefined) {
      if (typeof public_ !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/public',
          field: 'public',
          keyword: 'type',
          schema: '#/components/schemas/SeedOAuthClient/properties/public/type',
          message: 'must be true or false',
        });
    }
    if (status !== undefined) {
      if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
        problems = addProblem(problems, {
          pointer: '/status',
          field: 'status',
          keyword: 'enum',
          schema: '#/components/schemas/SeedOAuthClient/properties/status/enum',
          message: 'must be one of "active", "disabled" or "suspended"',
        });
    }
    if (thumbnailUrl !== undefined) {
      if (thumbnailUrl !== null) {
        if (typeof thumbnailUrl !== 'string')
          problems = addProblem(problems, {
            pointer: '/thumbnail_url',
            field: 'thumbnail_url',
            keyword: 'type',
            schema: '#/components/schemas/SeedOAuthClient/properties/thumbnail_url/type',
            message: 'must be a string or null',
          });
        else if (!isUri(thumbnailUrl))
          problems = addProblem(problems, {
            pointer: '/thumbnail_url',
            field: 'thumbnail_url',
            keyword: 'format',
            schema: '#/components/schemas/SeedOAuthClient/properties/thumbnail_url/format',
            message: 'must be a URI',
          });
      }
    }
    if (position !== undefined) {
      if (!isInteger(position))
        problems = addProblem(problems, {
          pointer: '/position',
          field: 'position',
          keyword: 'type',
          schema: '#/components/schemas/SeedOAuthClient/properties/position/type',
          message: 'must be a whole number',
        });
      else if (position < 1)
        problems = addProblem(problems, {
          pointer: '/position',
          field: 'position',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedOAuthClient/properties/position/minimum',
          message: 'must be at least 1',
        });
    }
    if (codes !== undefined) {
      if (!isArray(codes))
        problems = addProblem(problems, {
          pointer: '/codes',
          field: 'codes',
          keyword: 'type',
          schema: '#/components/schemas/SeedOAuthClient/properties/codes/type',
          message: 'must be a list',
        });
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
