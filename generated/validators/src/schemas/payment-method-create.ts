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
  if (type !== 'credit_card') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!isCreditCard(data)) return false;
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
  if (type !== 'credit_card') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!isCreditCardRequest(data)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/PaymentMethodCreate/type',
      message: 'must be an object',
    });
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (type !== 'credit_card')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/PaymentMethodCreate/properties/type/enum',
        message: 'Must be `credit_card`; wallets are added only in the web console.',
      });
    if (isDefault === undefined)
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (typeof isDefault !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethodCreate/properties/is_default/type',
        message: 'must be true or false',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/PaymentMethodCreate/type',
      message: 'must be an object',
    });
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (type !== 'credit_card')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/PaymentMethodCreate/properties/type/enum',
        message: 'Must be `credit_card`; wallets are added only in the web console.',
      });
    if (isDefault === undefined)
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (typeof isDefault !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethodCreate/properties/is_default/type',
        message: 'must be true or false',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/PaymentMethodCreate/type',
      message: 'must be an object',
    });
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined)
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (type !== 'credit_card')
      problems = addProblem(problems, {
        pointer: '/type',
        field: 'type',
        keyword: 'enum',
        schema: '#/components/schemas/PaymentMethodCreate/properties/type/enum',
        message: 'Must be `credit_card`; wallets are added only in the web console.',
      });
    if (isDefault === undefined)
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else if (typeof isDefault !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/is_default',
        field: 'is_default',
        keyword: 'type',
        schema: '#/components/schemas/PaymentMethodCreate/properties/is_default/type',
        message: 'must be true or false',
      });
    if (data === undefined)
      problems = addProblem(problems, {
        pointer: '/data',
        field: 'data',
        keyword: 'required',
        schema: '#/components/schemas/PaymentMethodCreate/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'data', problemsOfCreditCardRequest(data));
  }
  return problems;
}
