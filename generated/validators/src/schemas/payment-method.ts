// Generated; change the document it is made from instead.

import { closest } from '../runtime/validation/closest.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, noneMatches, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import { acceptsCreditCardDetails, problemsOfCreditCardDetails } from './credit-card-details.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import { acceptsWalletDetails, problemsOfWalletDetails } from './wallet-details.js';
import type { PaymentMethod } from '@cloud-api/types';

const self = whole('#/components/schemas/PaymentMethod');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const createdMissing = missing(self, 'created');
const typePlace = member(self, 'type');
const typeType = wrongType(typePlace, 'a string');
const typeMissing = missing(self, 'type');
const isDefaultPlace = member(self, 'is_default');
const isDefaultType = wrongType(isDefaultPlace, 'true or false');
const isDefaultMissing = missing(self, 'is_default');
const dataPlace = member(self, 'data');
const dataNoMatch = noneMatches(dataPlace, 'anyOf');
const dataMissing = missing(self, 'data');
const paymentMethodType = wrongType(self, 'an object');

/** Whether a value is a valid PaymentMethod. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return acceptsPaymentMethod(value);
}

/** All that is wrong with a value as PaymentMethod; nothing for a valid one. */
export function checkPaymentMethod(value: unknown): readonly Problem[] {
  return problemsOfPaymentMethod(value) ?? noProblems;
}

export function acceptsPaymentMethod(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, created, type, is_default: isDefault, data } = value;
  if (!isInteger(id)) return false;
  if (!acceptsTimestamp(created)) return false;
  if (typeof type !== 'string') return false;
  if (typeof isDefault !== 'boolean') return false;
  if (!(acceptsCreditCardDetails(data) || acceptsWalletDetails(data))) {
    return false;
  }
  if (acceptsPaymentMethodIf(value)) {
    const { data } = value;
    if (data !== undefined) {
      if (!acceptsCreditCardDetails(data)) return false;
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

export function problemsOfPaymentMethod(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, paymentMethodType);
  else {
    const { id, created, type, is_default: isDefault, data } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (type === undefined) problems = add(problems, typeMissing);
    else if (typeof type !== 'string') problems = add(problems, typeType);
    if (isDefault === undefined) problems = add(problems, isDefaultMissing);
    else if (typeof isDefault !== 'boolean') problems = add(problems, isDefaultType);
    if (data === undefined) problems = add(problems, dataMissing);
    else if (!(acceptsCreditCardDetails(data) || acceptsWalletDetails(data))) {
      problems = within(
        problems,
        'data',
        closest(dataNoMatch, problemsOfCreditCardDetails(data), problemsOfWalletDetails(data)),
      );
    }
    if (acceptsPaymentMethodIf(value)) {
      const { data } = value;
      if (data !== undefined)
        problems = within(problems, 'data', problemsOfCreditCardDetails(data));
    }
  }
  return problems;
}
