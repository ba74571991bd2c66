// Generated; change the document it is made from instead.

import type { ControlAddress } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid ControlAddress. */
export function isControlAddress(value: unknown): value is ControlAddress {
  return acceptsControlAddress(value);
}

/** All that is wrong with a value as ControlAddress; nothing for a valid one. */
export function checkControlAddress(value: unknown): readonly Problem[] {
  return problemsOfControlAddress(value) ?? noProblems;
}

/** ControlAddress as a Standard Schema. */
export const controlAddressSchema: StandardSchema<ControlAddress> =
  /* @__PURE__ */ createStandardSchema(checkControlAddress);

export function problemsOfControlAddress(value: unknown): Problems {
  const schema = '#/components/schemas/ControlAddress';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { address, city, zip, country } = value;
    if (typeof address !== 'string')
      problems = reportRequired(problems, 'address', address, schema, 'type', 'must be a string');
    if (typeof city !== 'string')
      problems = reportRequired(problems, 'city', city, schema, 'type', 'must be a string');
    if (typeof zip !== 'string')
      problems = reportRequired(problems, 'zip', zip, schema, 'type', 'must be a string');
    if (typeof country !== 'string')
      problems = reportRequired(problems, 'country', country, schema, 'type', 'must be a string');
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
              schema: '#/components/schemas/ControlAddress/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsControlAddress(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { address, city, zip, country } = value;
  if (
    typeof address !== 'string' ||
    typeof city !== 'string' ||
    typeof zip !== 'string' ||
    typeof country !== 'string'
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
