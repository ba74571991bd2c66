// Generated; change the document it is made from instead.

import type { SeedBilling } from '../../types/index.ts';
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedBilling/type',
      message: 'must be an object',
    });
  else {
    const { address, city, zip, country } = value;
    if (address !== undefined) {
      if (typeof address !== 'string')
        problems = addProblem(problems, {
          pointer: '/address',
          field: 'address',
          keyword: 'type',
          schema: '#/components/schemas/SeedBilling/properties/address/type',
          message: 'must be a string',
        });
    }
    if (city !== undefined) {
      if (typeof city !== 'string')
        problems = addProblem(problems, {
          pointer: '/city',
          field: 'city',
          keyword: 'type',
          schema: '#/components/schemas/SeedBilling/properties/city/type',
          message: 'must be a string',
        });
    }
    if (zip !== undefined) {
      if (typeof zip !== 'string')
        problems = addProblem(problems, {
          pointer: '/zip',
          field: 'zip',
          keyword: 'type',
          schema: '#/components/schemas/SeedBilling/properties/zip/type',
          message: 'must be a string',
        });
    }
    if (country !== undefined) {
      if (typeof country !== 'string')
        problems = addProblem(problems, {
          pointer: '/country',
          field: 'country',
          keyword: 'type',
          schema: '#/components/schemas/SeedBilling/properties/country/type',
          message: 'must be a string',
        });
    }
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
  if (address !== undefined) {
    if (typeof address !== 'string') return false;
  }
  if (city !== undefined) {
    if (typeof city !== 'string') return false;
  }
  if (zip !== undefined) {
    if (typeof zip !== 'string') return false;
  }
  if (country !== undefined) {
    if (typeof country !== 'string') return false;
  }
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
