// Generated; change the document it is made from instead.

import type { SeedBilling } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid SeedBilling. */
export function isSeedBilling(value: unknown): value is SeedBilling {
  return acceptsSeedBilling(value);
}

/** All that is wrong with a value as SeedBilling; nothing for a valid one. */
export function checkSeedBilling(value: unknown): readonly Problem[] {
  return problemsOfSeedBilling(value) ?? noProblems;
}

/** SeedBilling as a Standard Schema. */
export const seedBillingSchema: StandardSchema<SeedBilling> =
  /* @__PURE__ */ createStandardSchema(checkSeedBilling);

export function problemsOfSeedBilling(value: unknown): Problems {
  const schema = '#/components/schemas/SeedBilling';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { address, city, zip, country } = value;
    if (address !== undefined && typeof address !== 'string')
      problems = report(problems, 'address', schema, 'type', 'must be a string');
    if (city !== undefined && typeof city !== 'string')
      problems = report(problems, 'city', schema, 'type', 'must be a string');
    if (zip !== undefined && typeof zip !== 'string')
      problems = report(problems, 'zip', schema, 'type', 'must be a string');
    if (country !== undefined && typeof country !== 'string')
      problems = report(problems, 'country', schema, 'type', 'must be a string');
    for (const key in value) {
      switch (key) {
        case 'address':
        case 'city':
        case 'zip':
        case 'country':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedBilling/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsSeedBilling(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { address, city, zip, country } = value;
  if (
    (address !== undefined && typeof address !== 'string') ||
    (city !== undefined && typeof city !== 'string') ||
    (zip !== undefined && typeof zip !== 'string') ||
    (country !== undefined && typeof country !== 'string')
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'address':
      case 'city':
      case 'zip':
      case 'country':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
