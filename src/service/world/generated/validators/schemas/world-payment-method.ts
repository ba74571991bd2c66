// Generated; change the document it is made from instead.

import { closest } from '../runtime/validation/closest-branch.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  noProblems,
  within,
} from '../runtime/validation/problems.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isCreditCardDetails, problemsOfCreditCardDetails } from './credit-card-details.ts';
import { isWalletDetails, problemsOfWalletDetails } from './wallet-details.ts';
import { isWorldId, problemsOfWorldId } from './world-id.ts';
import { isWorldTime, problemsOfWorldTime } from './world-time.ts';
import type { WorldPaymentMethod } from '../../types/index.ts';

/** Whether a value is a valid WorldPaymentMethod. */
export function isWorldPaymentMethod(value: unknown): value is WorldPaymentMethod {
  if (!isObject(value)) return false;
  const { id, created, type, is_default: isDefault, active, data } = value;
  if (id !== undefined) {
    if (!isWorldId(id)) return false;
  }
  if (created !== undefined) {
    if (!isWorldTime(created)) return false;
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

/** All that is wrong with a value as WorldPaymentMethod; nothing for a valid one. */
export function checkWorldPaymentMethod(value: unknown): readonly Problem[] {
  return problemsOfWorldPaymentMethod(value) ?? noProblems;
}

/** WorldPaymentMethod as a Standard Schema. */
export const worldPaymentMethodSchema: StandardSchema<WorldPaymentMethod> =
  /* @__PURE__ */ standard(checkWorldPaymentMethod);

export function problemsOfWorldPaymentMethod(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldPaymentMethod/type',
      message: 'must be an object',
    });
  else {
    const { id, created, type, is_default: isDefault, active, data } = value;
    if (id !== undefined) problems = within(problems, 'id', problemsOfWorldId(id));
    if (created !== undefined) problems = within(problems, 'created', problemsOfWorldTime(created));
    if (type !== undefined) {
      if (typeof type !== 'string')
        problems = add(problems, {
          pointer: '/type',
          field: 'type',
          keyword: 'type',
          schema: '#/components/schemas/WorldPaymentMethod/properties/type/type',
          message: 'must be a string',
        });
    }
    if (isDefault !== undefined) {
      if (typeof isDefault !== 'boolean')
        problems = add(problems, {
          pointer: '/is_default',
          field: 'is_default',
          keyword: 'type',
          schema: '#/components/schemas/WorldPaymentMethod/properties/is_default/type',
          message: 'must be true or false',
        });
    }
    if (active !== undefined) {
      if (typeof active !== 'boolean')
        problems = add(problems, {
          pointer: '/active',
          field: 'active',
          keyword: 'type',
          schema: '#/components/schemas/WorldPaymentMethod/properties/active/type',
          message: 'must be true or false',
        });
    }
    if (data === undefined)
      problems = add(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/WorldPaymentMethod/required',
        message: 'is required',
      });
    else {
      const matched = Number(isCreditCardDetails(data)) + Number(isWalletDetails(data));
      if (matched === 0) {
        problems = within(
          problems,
          'data',
          closest(
            {
              pointer: '',
              field: '',
              keyword: 'oneOf',
              schema: '#/components/schemas/WorldPaymentMethod/properties/data/oneOf',
              message: 'must match one of the alternatives',
            },
            problemsOfCreditCardDetails(data),
            problemsOfWalletDetails(data),
          ),
        );
      } else if (matched > 1)
        problems = add(problems, {
          pointer: '/data',
          field: 'data',
          keyword: 'oneOf',
          schema: '#/components/schemas/WorldPaymentMethod/properties/data/oneOf',
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldPaymentMethod/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
