// Generated; change the document it is made from instead.

import type { SeedHashedSecret } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid SeedHashedSecret. */
export function isSeedHashedSecret(value: unknown): value is SeedHashedSecret {
  if (typeof value === 'string') {
    if (value === '') return false;
  } else if (isObject(value)) {
    const { digest } = value;
    if (typeof digest !== 'string') return false;
    if (digest === '') return false;
    for (const key in value) {
      if (key !== 'digest') {
        if (Object.hasOwn(value, key)) return false;
      }
    }
  } else return false;
  return true;
}

/** All that is wrong with a value as SeedHashedSecret; nothing for a valid one. */
export function checkSeedHashedSecret(value: unknown): readonly Problem[] {
  return problemsOfSeedHashedSecret(value) ?? noProblems;
}

/** SeedHashedSecret as a Standard Schema. */
export const seedHashedSecretSchema: StandardSchema<SeedHashedSecret> =
  /* @__PURE__ */ createStandardSchema(checkSeedHashedSecret);

export function problemsOfSeedHashedSecret(value: unknown): Problems {
  let problems: Problems;
  if (typeof value === 'string') {
    if (value === '')
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedHashedSecret/oneOf/0/minLength',
        message: 'must not be empty',
      });
  } else if (isObject(value)) {
    const { digest } = value;
    if (digest === undefined)
      problems = addProblem(problems, {
        pointer: '/digest',
        field: 'digest',
        keyword: 'required',
        schema: '#/components/schemas/SeedHashedSecret/oneOf/1/required',
        message: 'is required',
      });
    else if (typeof digest !== 'string')
      problems = addProblem(problems, {
        pointer: '/digest',
        field: 'digest',
        keyword: 'type',
        schema: '#/components/schemas/SeedHashedSecret/oneOf/1/properties/digest/type',
        message: 'must be a string',
      });
    else if (digest === '')
      problems = addProblem(problems, {
        pointer: '/digest',
        field: 'digest',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedHashedSecret/oneOf/1/properties/digest/minLength',
        message: 'must not be empty',
      });
    for (const key in value) {
      if (key !== 'digest') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/SeedHashedSecret/oneOf/1/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  } else
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'oneOf',
      schema: '#/components/schemas/SeedHashedSecret/oneOf',
      message: 'must be a string or an object',
    });
  return problems;
}
