// Generated; change the document it is made from instead.

import type { PaymentMethodCreate, PaymentMethodCreateRequest } from '@cloud-api/types';
import {
  cardNotExpired,
  type PaymentMethodCreateAsRulesRead,
} from '../rules/payment-method-create.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import {
  isCreditCard,
  isCreditCardRequest,
  problemsOfCreditCard,
  problemsOfCreditCardRequest,
} from './credit-card.js';

/** Whether a value is a valid PaymentMethodCreate. */
export function isPaymentMethodCreate(
  value: unknown,
  now: number = Date.now(),
): value is PaymentMethodCreate {
  if (!isObject(value)) return false;
  const { type, is_default: isDefault, data } = value;
  if (type !== 'credit_card' || typeof isDefault !== 'boolean' || !isCreditCard(data)) return false;
  {
    const self = asValidated<PaymentMethodCreateAsRulesRead>(value);
    if (!cardNotExpired(self, now)) return false;
  }
  return true;
}

/** All that is wrong with a value as PaymentMethodCreate; nothing for a valid one. */
export function checkPaymentMethodCreate(
  value: unknown,
  now: number = Date.now(),
): readonly Problem[] {
  return problemsOfPaymentMethodCreate(value, now) ?? noProblems;
}

/** PaymentMethodCreate as a Standard Schema. */
export const paymentMethodCreateSchema: StandardSchema<PaymentMethodCreate> =
  /* @__PURE__ */ createStandardSchema(checkPaymentMethodCreate);

/** Whether a value is a valid PaymentMethodCreateRequest. */
export function isPaymentMethodCreateRequest(
  value: unknown,
  now: number = Date.now(),
): value is PaymentMethodCreateRequest {
  if (!isObject(value)) return false;
  const { type, is_default: isDefault, data } = value;
  if (type !== 'credit_card' || typeof isDefault !== 'boolean' || !isCreditCardRequest(data))
    return false;
  {
    const self = asValidated<PaymentMethodCreateAsRulesRead>(value);
    if (!cardNotExpired(self, now)) return false;
  }
  return true;
}

/** All that is wrong with a value as PaymentMethodCreateRequest; nothing for a valid one. */
export function checkPaymentMethodCreateRequest(
  value: unknown,
  now: number = Date.now(),
): readonly Problem[] {
  return problemsOfPaymentMethodCreateRequest(value, now) ?? noProblems;
}

/** PaymentMethodCreateRequest as a Standard Schema. */
export const paymentMethodCreateRequestSchema: StandardSchema<PaymentMethodCreateRequest> =
  /* @__PURE__ */ createStandardSchema(checkPaymentMethodCreateRequest);

export function problemsOfPaymentMethodCreate(value: unknown, now: number): Problems {
  const schema = '#/components/schemas/PaymentMethodCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, is_default: isDefault, data } = value;
    if (type !== 'credit_card')
      problems = reportRequired(
        problems,
        'type',
        type,
        schema,
        'enum',
        'Must be `credit_card`; wallets are added only in the web console.',
      );
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
    else problems = mergeAtProperty(problems, 'data', problemsOfCreditCard(data));
    {
      const self = asValidated<PaymentMethodCreateAsRulesRead>(value);
      if (isValid(problems, '/data') && !cardNotExpired(self, now))
        problems = addProblem(problems, {
          pointer: '/data/expiry_month',
          field: 'data.expiry_month',
          keyword: 'rule',
          schema: 'card-not-expired',
          message: 'The month and year must be the current month or later.',
        });
    }
  }
  return problems;
}

export function problemsOfPaymentMethodCreateRequest(value: unknown, now: number): Problems {
  const schema = '#/components/schemas/PaymentMethodCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, is_default: isDefault, data } = value;
    if (type !== 'credit_card')
      problems = reportRequired(
        problems,
        'type',
        type,
        schema,
        'enum',
        'Must be `credit_card`; wallets are added only in the web console.',
      );
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
    else problems = mergeAtProperty(problems, 'data', problemsOfCreditCardRequest(data));
    {
      const self = asValidated<PaymentMethodCreateAsRulesRead>(value);
      if (isValid(problems, '/data') && !cardNotExpired(self, now))
        problems = addProblem(problems, {
          pointer: '/data/expiry_month',
          field: 'data.expiry_month',
          keyword: 'rule',
          schema: 'card-not-expired',
          message: 'The month and year must be the current month or later.',
        });
    }
  }
  return problems;
}

export function problemsOfPaymentMethodCreateShapeRequest(value: unknown): Problems {
  const schema = '#/components/schemas/PaymentMethodCreate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { type, is_default: isDefault, data } = value;
    if (type !== 'credit_card')
      problems = reportRequired(
        problems,
        'type',
        type,
        schema,
        'enum',
        'Must be `credit_card`; wallets are added only in the web console.',
      );
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
    else problems = mergeAtProperty(problems, 'data', problemsOfCreditCardRequest(data));
  }
  return problems;
}
