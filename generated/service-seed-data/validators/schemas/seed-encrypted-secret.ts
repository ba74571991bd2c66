// Generated; change the document it is made from instead.

import type { SeedEncryptedSecret } from '../../types/index.ts';
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

/** Whether a value is a valid SeedEncryptedSecret. */
export function isSeedEncryptedSecret(value: unknown): value is SeedEncryptedSecret {
  return acceptsSeedEncryptedSecret(value);
}

/** All that is wrong with a value as SeedEncryptedSecret; nothing for a valid one. */
export function checkSeedEncryptedSecret(value: unknown): readonly Problem[] {
  return problemsOfSeedEncryptedSecret(value) ?? noProblems;
}

/** SeedEncryptedSecret as a Standard Schema. */
export const seedEncryptedSecretSchema: StandardSchema<SeedEncryptedSecret> =
  /* @__PURE__ */ createStandardSchema(checkSeedEncryptedSecret);

export function problemsOfSeedEncryptedSecret(value: unknown): Problems {
  let problems: Problems;
  if (typeof value === 'string') {
    if (value === '')
      problems = addProblem(problems, {
        pointer: '',
        field: '',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedEncryptedSecret/oneOf/0/minLength',
        message: 'must not be empty',
      });
  } else if (isObject(value)) {
    const { sealed } = value;
    if (sealed === undefined)
      problems = addProblem(problems, {
        pointer: '/sealed',
        field: 'sealed',
        keyword: 'required',
        schema: '#/components/schemas/SeedEncryptedSecret/oneOf/1/required',
        message: 'is required',
      });
    else if (typeof sealed !== 'string')
      problems = addProblem(problems, {
        pointer: '/sealed',
        field: 'sealed',
        keyword: 'type',
        schema: '#/components/schemas/SeedEncryptedSecret/oneOf/1/properties/sealed/type',
        message: 'must be a string',
      });
    else if (sealed === '')
      problems = addProblem(problems, {
        pointer: '/sealed',
        field: 'sealed',
        keyword: 'minLength',
        schema: '#/components/schemas/SeedEncryptedSecret/oneOf/1/properties/sealed/minLength',
        message: 'must not be empty',
      });
    for (const key in value) {
      if (key !== 'sealed') {
        if (Object.hasOwn(value, key))
          problems = addAtProperty(problems, key, {
            pointer: '',
            field: '',
            keyword: 'false',
            schema: '#/components/schemas/SeedEncryptedSecret/oneOf/1/additionalProperties',
            message: 'is not allowed',
          });
      }
    }
  } else
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'oneOf',
      schema: '#/components/schemas/SeedEncryptedSecret/oneOf',
      message: 'must be a string or an object',
    });
  return problems;
}

export function acceptsSeedEncryptedSecret(value: unknown): boolean {
  if (typeof value === 'string') {
    if (value === '') return false;
  } else if (isObject(value)) {
    const { sealed } = value;
    if (typeof sealed !== 'string') return false;
    if (sealed === '') return false;
    for (const key in value) {
      if (key !== 'sealed') {
        if (Object.hasOwn(value, key)) return false;
      }
    }
  } else return false;
  return true;
}
