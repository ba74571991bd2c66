// Generated; change the document it is made from instead.

import type { SeedEncryptedSecret } from '../../types/index.ts';
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
  const schema = '#/components/schemas/SeedEncryptedSecret';
  let problems: Problems;
  if (typeof value === 'string') {
    if (value === '')
      problems = reportAt(problems, '', schema, '/oneOf/0/minLength', 'must not be empty');
  } else if (isObject(value)) {
    const { sealed } = value;
    if (sealed === undefined)
      problems = reportAt(problems, '/sealed', schema, '/oneOf/1/required', 'is required');
    else if (typeof sealed !== 'string')
      problems = reportAt(
        problems,
        '/sealed',
        schema,
        '/oneOf/1/properties/sealed/type',
        'must be a string',
      );
    else if (sealed === '')
      problems = reportAt(
        problems,
        '/sealed',
        schema,
        '/oneOf/1/properties/sealed/minLength',
        'must not be empty',
      );
    for (const key in value) {
      if (key !== 'sealed' && Object.hasOwn(value, key))
        problems = addAtProperty(problems, key, {
          pointer: '',
          field: '',
          keyword: 'false',
          schema: '#/components/schemas/SeedEncryptedSecret/oneOf/1/additionalProperties',
          message: 'is not allowed',
        });
    }
  } else problems = reportAt(problems, '', schema, '/oneOf', 'must be a string or an object');
  return problems;
}

export function acceptsSeedEncryptedSecret(value: unknown): boolean {
  if (typeof value === 'string') {
    if (value === '') return false;
  } else if (isObject(value)) {
    const { sealed } = value;
    if (typeof sealed !== 'string' || sealed === '') return false;
    for (const key in value) {
      if (key !== 'sealed' && Object.hasOwn(value, key)) return false;
    }
  } else return false;
  return true;
}
