// Generated; change the document it is made from instead.

import type { PaymentMethod } from '@cloud-api/types';
import { selectClosestBranch } from '../runtime/validation/closest-branch.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isCreditCardDetails, problemsOfCreditCardDetails } from './credit-card-details.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import { isWalletDetails, problemsOfWalletDetails } from './wallet-details.js';

/** Whether a value is a valid PaymentMethod. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  if (!isObject(value)) return false;
  const { id, created, type, is_default: isDefault, data } = value;
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (typeof type !== 'string') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!(isCreditCardDetails(data) || isWalletDetails(data))) return false;
  if (acceptsPaymentMethodIf(value)) {
    const { data } = value;
    if (data !== undefined) {
      if (!isCreditCardDetails(data)) return false;
    }
  }
  return true;
}

function acceptsPaymentMethodIf(value: unknown): boolean {
  if (isObject(value)) {
    const { type } = value;
    if (type !== 'credit_card') return false;
  }
  return true;
}

/** All that is wrong with a value as PaymentMethod; nothing for a valid one. */
export function checkPaymentMethod(value: unknown): readonly Problem[] {
  return problemsOfPaymentMethod(value) ?? noProblems;
}

/** PaymentMethod as a Standard Schema. */
export const paymentMethodSchema: StandardSchema<PaymentMethod> =
  /* @__PURE__ */ createStandardSchema(checkPaymentMethod);

export function problemsOfPaymentMethod(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/PaymentMethod/type',
      message: 'must be an object',
    });
  else {
    const { id, created, type, is_default: isDefault, data } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethod/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethod/properties/id/type',
        message: 'must be a whole number',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethod/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethod/required',
        message: 'is required',
      });
    else if (typeof type !== 'string')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethod/properties/type/type',
        message: 'must be a string',
      });
    if (isDefault === undefined)
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethod/required',
        message: 'is required',
      });
    else if (typeof isDefault !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethod/properties/is_default/type',
        message: 'must be true or false',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethod/required',
        message: 'is required',
      });
    else if (!(isCreditCardDetails(data) || isWalletDetails(data)))
      problems = mergeAtProperty(
        problems,
        'data',
        selectClosestBranch(
          {
            pointer: '',
            field: '',
            keyword: 'anyOf',
            schema: '#/components/schemas/PaymentMethod/properties/data/anyOf',
            message: 'must match one of the alternatives',
          },
          problemsOfCreditCardDetails(data),
          problemsOfWalletDetails(data),
        ),
      );
    if (acceptsPaymentMethodIf(value)) {
      const { data } = value;
      if (data !== undefined)
        problems = mergeAtProperty(problems, 'data', problemsOfCreditCardDetails(data));
    }
  }
  return problems;
}
