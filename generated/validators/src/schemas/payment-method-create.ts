// Generated; change the document it is made from instead.

import {
  type PaymentMethodCreateAsRulesRead,
  cardNotExpired,
} from '../rules/payment-method-create.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { missing, problem, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import {
  acceptsCreditCard,
  acceptsCreditCardRequest,
  problemsOfCreditCard,
  problemsOfCreditCardRequest,
} from './credit-card.js';
import type { PaymentMethodCreate, PaymentMethodCreateRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/PaymentMethodCreate');
const cardNotExpiredBroken = brokenRule(
  self,
  'card-not-expired',
  'The month and year must be the current month or later.',
  'data.expiry_month',
);
const typePlace = member(self, 'type');
const typeNotListed = problem(
  typePlace,
  'enum',
  'Must be `credit_card`; wallets are added only in the web console.',
);
const typeMissing = missing(self, 'type');
const isDefaultPlace = member(self, 'is_default');
const isDefaultType = wrongType(isDefaultPlace, 'true or false');
const isDefaultMissing = missing(self, 'is_default');
const dataMissing = missing(self, 'data');
const paymentMethodCreateType = wrongType(self, 'an object');

/** Whether a value is a valid PaymentMethodCreate. */
export function isPaymentMethodCreate(
  value: unknown,
  now: number = Date.now(),
): value is PaymentMethodCreate {
  return acceptsPaymentMethodCreate(value, now);
}

/** All that is wrong with a value as PaymentMethodCreate; nothing for a valid one. */
export function checkPaymentMethodCreate(
  value: unknown,
  now: number = Date.now(),
): readonly Problem[] {
  return problemsOfPaymentMethodCreate(value, now) ?? noProblems;
}

/** Whether a value is a valid PaymentMethodCreateRequest. */
export function isPaymentMethodCreateRequest(
  value: unknown,
  now: number = Date.now(),
): value is PaymentMethodCreateRequest {
  return acceptsPaymentMethodCreateRequest(value, now);
}

/** All that is wrong with a value as PaymentMethodCreateRequest; nothing for a valid one. */
export function checkPaymentMethodCreateRequest(
  value: unknown,
  now: number = Date.now(),
): readonly Problem[] {
  return problemsOfPaymentMethodCreateRequest(value, now) ?? noProblems;
}

export function acceptsPaymentMethodCreate(value: unknown, now: number): boolean {
  if (!isObject(value)) return false;
  const { type, is_default: isDefault, data } = value;
  if (type !== 'credit_card') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!acceptsCreditCard(data)) return false;
  {
    const self = judged<PaymentMethodCreateAsRulesRead>(value);
    if (!cardNotExpired(self, now)) return false;
  }
  return true;
}

export function problemsOfPaymentMethodCreate(value: unknown, now: number): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, paymentMethodCreateType);
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'credit_card') problems = add(problems, typeNotListed);
    if (isDefault === undefined) problems = add(problems, isDefaultMissing);
    else if (typeof isDefault !== 'boolean') problems = add(problems, isDefaultType);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfCreditCard(data));
    {
      const self = judged<PaymentMethodCreateAsRulesRead>(value);
      if (isSound(problems, '/data') && !cardNotExpired(self, now))
        problems = add(problems, cardNotExpiredBroken);
    }
  }
  return problems;
}

export function acceptsPaymentMethodCreateRequest(value: unknown, now: number): boolean {
  if (!isObject(value)) return false;
  const { type, is_default: isDefault, data } = value;
  if (type !== 'credit_card') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!acceptsCreditCardRequest(data)) return false;
  {
    const self = judged<PaymentMethodCreateAsRulesRead>(value);
    if (!cardNotExpired(self, now)) return false;
  }
  return true;
}

export function problemsOfPaymentMethodCreateRequest(value: unknown, now: number): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, paymentMethodCreateType);
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'credit_card') problems = add(problems, typeNotListed);
    if (isDefault === undefined) problems = add(problems, isDefaultMissing);
    else if (typeof isDefault !== 'boolean') problems = add(problems, isDefaultType);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfCreditCardRequest(data));
    {
      const self = judged<PaymentMethodCreateAsRulesRead>(value);
      if (isSound(problems, '/data') && !cardNotExpired(self, now))
        problems = add(problems, cardNotExpiredBroken);
    }
  }
  return problems;
}

export function problemsOfPaymentMethodCreateShapeRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, paymentMethodCreateType);
  else {
    const { type, is_default: isDefault, data } = value;
    if (type === undefined) problems = add(problems, typeMissing);
    else if (type !== 'credit_card') problems = add(problems, typeNotListed);
    if (isDefault === undefined) problems = add(problems, isDefaultMissing);
    else if (typeof isDefault !== 'boolean') problems = add(problems, isDefaultType);
    if (data === undefined) problems = add(problems, dataMissing);
    else problems = within(problems, 'data', problemsOfCreditCardRequest(data));
  }
  return problems;
}
