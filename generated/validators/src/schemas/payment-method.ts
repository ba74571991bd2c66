// Generated; change the document it is made from instead.

import type { PaymentMethod } from '@cloud-api/types';
import { selectClosestBranch } from '../runtime/validation/closest-branch.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  createProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    !isTimestamp(created) ||
    typeof type !== 'string' ||
    typeof isDefault !== 'boolean' ||
    !(isCreditCardDetails(data) || isWalletDetails(data))
  )
    return false;
  if (acceptsPaymentMethodIf(value)) {
    const { data } = value;
    if (data !== undefined && !isCreditCardDetails(data)) return false;
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
  const schema = '#/components/schemas/PaymentMethod';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { id, created, type, is_default: isDefault, data } = value;
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (typeof type !== 'string')
      problems = reportRequired(problems, 'type', type, schema, 'type', 'must be a string');
    if (typeof isDefault !== 'boolean')
      problems = reportRequired(
        problems,
        'is_default',
        isDefault,
        schema,
        'type',
        'must be true or false',
      );
    if (data === undefined) problems = reportMissing(problems, 'data', schema);
    else if (!(isCreditCardDetails(data) || isWalletDetails(data)))
      problems = mergeAtProperty(
        problems,
        'data',
        selectClosestBranch(
          createProblem('', schema, '/properties/data/anyOf', 'must match one of the alternatives'),
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
