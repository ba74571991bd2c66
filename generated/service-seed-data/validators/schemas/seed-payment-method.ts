// Generated; change the document it is made from instead.

import type { SeedPaymentMethod } from '../../types/index.ts';
import { selectClosestBranch } from '../runtime/validation/closest-branch.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isCreditCardDetails, problemsOfCreditCardDetails } from './credit-card-details.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';
import { isWalletDetails, problemsOfWalletDetails } from './wallet-details.ts';

/** Whether a value is a valid SeedPaymentMethod. */
export function isSeedPaymentMethod(value: unknown): value is SeedPaymentMethod {
  if (!isObject(value)) return false;
  const { id, created, type, is_default: isDefault, active, data } = value;
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (type !== undefined) {
    if (typeof type !== 'string') return false;
  }
  if (isDefault !== undefined) {
    if (typeof isDefault !== 'boolean') return false;
  }
  if (active !== undefined) {
    if (typeof active !== 'boolean') return false;
  }
  if (Number(isCreditCardDetails(data)) + Number(isWalletDetails(data)) !== 1) return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'created':
      case 'type':
      case 'is_default':
      case 'active':
      case 'data':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedPaymentMethod; nothing for a valid one. */
export function checkSeedPaymentMethod(value: unknown): readonly Problem[] {
  return problemsOfSeedPaymentMethod(value) ?? noProblems;
}

/** SeedPaymentMethod as a Standard Schema. */
export const seedPaymentMethodSchema: StandardSchema<SeedPaymentMethod> =
  /* @__PURE__ */ createStandardSchema(checkSeedPaymentMethod);

export function problemsOfSeedPaymentMethod(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedPaymentMethod/type',
      message: 'must be an object',
    });
  else {
    const { id, created, type, is_default: isDefault, active, data } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (type !== undefined) {
      if (typeof type !== 'string')
        problems = addProblem(problems, {
          pointer: '/type',
          field: 'type',
          keyword: 'type',
          schema: '#/components/schemas/SeedPaymentMethod/properties/type/type',
          message: 'must be a string',
        });
    }
    if (isDefault !== undefined) {
      if (typeof isDefault !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/is_default',
          field: 'is_default',
          keyword: 'type',
          schema: '#/components/schemas/SeedPaymentMethod/properties/is_default/type',
          message: 'must be true or false',
        });
    }
    if (active !== undefined) {
      if (typeof active !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/active',
          field: 'active',
          keyword: 'type',
          schema: '#/components/schemas/SeedPaymentMethod/properties/active/type',
          message: 'must be true or false',
        });
    }
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/SeedPaymentMethod/required',
        message: 'is required',
      });
    else {
      const matched = Number(isCreditCardDetails(data)) + Number(isWalletDetails(data));
      if (matched === 0)
        problems = mergeAtProperty(
          problems,
          'data',
          selectClosestBranch(
            {
              pointer: '',
              field: '',
              keyword: 'oneOf',
              schema: '#/components/schemas/SeedPaymentMethod/properties/data/oneOf',
              message: 'must match one of the alternatives',
            },
            problemsOfCreditCardDetails(data),
            problemsOfWalletDetails(data),
          ),
        );
      else if (matched > 1)
        problems = addProblem(problems, {
          pointer: '/data',
          field: 'data',
          keyword: 'oneOf',
          schema: '#/components/schemas/SeedPaymentMethod/properties/data/oneOf',
          message: 'must match exactly one of the alternatives, but matches several',
        });
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'created':
        case 'type':
        case 'is_default':
        case 'active':
        case 'data':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedPaymentMethod/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
