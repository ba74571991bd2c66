// Generated; change the document it is made from instead.

import type { SeedHashedSecret } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  reportAt,
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
    if (typeof digest !== 'string' || digest === '') return false;
    for (const key in value) {
      if (key !== 'digest' && Object.hasOwn(value, key)) return false;
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
  const schema = '#/components/schemas/SeedHashedSecret';
  let problems: Problems;
  if (typeof value === 'string') {
    if (value === '')
      problems = reportAt(problems, '', schema, '/oneOf/0/minLength', 'must not be empty');
  } else if (isObject(value)) {
    const { digest } = value;
    if (digest === undefined)
      problems = reportAt(problems, '/digest', schema, '/oneOf/1/required', 'is required');
    else if (typeof digest !== 'string')
      problems = reportAt(
        problems,
        '/digest',
        schema,
        '/oneOf/1/properties/digest/type',
        'must be a string',
      );
    else if (digest === '')
      problems = reportAt(
        problems,
        '/digest',
        schema,
        '/oneOf/1/properties/digest/minLength',
        'must not be empty',
      );
    for (const key in value) {
      if (key !== 'digest' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/SeedHashedSecret/oneOf/1/additionalProperties',
          message: 'is not allowed',
        });
    }
  } else problems = reportAt(problems, '', schema, '/oneOf', 'must be a string or an object');
  return problems;
}
