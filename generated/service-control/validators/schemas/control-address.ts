// Generated; change the document it is made from instead.

import type { ControlAddress } from '../../types/index.ts';
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ControlAddress/type',
      message: 'must be an object',
    });
  else {
    const { address, city, zip, country } = value;
    if (address === undefined)
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'required',
        schema: '#/components/schemas/ControlAddress/required',
        message: 'is required',
      });
    else if (typeof address !== 'string')
      problems = addProblem(problems, {
        pointer: '/address',
        field: 'address',
        keyword: 'type',
        schema: '#/components/schemas/ControlAddress/properties/address/type',
        message: 'must be a string',
      });
    if (city === undefined)
      problems = addProblem(problems, {
        pointer: '/city',
        field: 'city',
        keyword: 'required',
        schema: '#/components/schemas/ControlAddress/required',
        message: 'is required',
      });
    else if (typeof city !== 'string')
      problems = addProblem(problems, {
        pointer: '/city',
        field: 'city',
        keyword: 'type',
        schema: '#/components/schemas/ControlAddress/properties/city/type',
        message: 'must be a string',
      });
    if (zip === undefined)
      problems = addProblem(problems, {
        pointer: '/zip',
        field: 'zip',
        keyword: 'required',
        schema: '#/components/schemas/ControlAddress/required',
        message: 'is required',
      });
    else if (typeof zip !== 'string')
      problems = addProblem(problems, {
        pointer: '/zip',
        field: 'zip',
        keyword: 'type',
        schema: '#/components/schemas/ControlAddress/properties/zip/type',
        message: 'must be a string',
      });
    if (country === undefined)
      problems = addProblem(problems, {
        pointer: '/country',
        field: 'country',
        keyword: 'required',
        schema: '#/components/schemas/ControlAddress/required',
        message: 'is required',
      });
    else if (typeof country !== 'string')
      problems = addProblem(problems, {
        pointer: '/country',
        field: 'country',
        keyword: 'type',
        schema: '#/components/schemas/ControlAddress/properties/country/type',
        message: 'must be a string',
      });
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
  if (typeof address !== 'string') return false;
  if (typeof city !== 'string') return false;
  if (typeof zip !== 'string') return false;
  if (typeof country !== 'string') return false;
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
