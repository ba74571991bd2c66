// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, problem, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { CreditCard, CreditCardRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/CreditCard');
const expiryMonthPlace = member(self, 'expiry_month');
const expiryMonthTooSmall = problem(expiryMonthPlace, 'minimum', 'Must be a month from 1 to 12.');
const expiryMonthTooLarge = problem(expiryMonthPlace, 'maximum', 'Must be a month from 1 to 12.');
const expiryMonthType = problem(expiryMonthPlace, 'type', 'Must be a month from 1 to 12.');
const expiryMonthMissing = missing(self, 'expiry_month');
const expiryYearPlace = member(self, 'expiry_year');
const expiryYearTooSmall = problem(expiryYearPlace, 'minimum', 'Must be a year of four digits.');
const expiryYearTooLarge = problem(expiryYearPlace, 'maximum', 'Must be a year of four digits.');
const expiryYearType = problem(expiryYearPlace, 'type', 'Must be a year of four digits.');
const expiryYearMissing = missing(self, 'expiry_year');
const creditCardType = wrongType(self, 'an object');
const cardNumberPattern = /^[0-9]{13,19}$/u;
const cvvPattern = /^[0-9]{3,4}$/u;
const cardNumberPlace = member(self, 'card_number');
const cardNumberMismatch = problem(
  cardNumberPlace,
  'pattern',
  'Must be 13 to 19 digits without spaces or dashes.',
);
const cardNumberType = problem(
  cardNumberPlace,
  'type',
  'Must be 13 to 19 digits without spaces or dashes.',
);
const cardNumberMissing = missing(self, 'card_number');
const cvvPlace = member(self, 'cvv');
const cvvMismatch = problem(cvvPlace, 'pattern', 'Must be 3 or 4 digits.');
const cvvType = problem(cvvPlace, 'type', 'Must be 3 or 4 digits.');
const cvvMissing = missing(self, 'cvv');

/** Whether a value is a valid CreditCard. */
export function isCreditCard(value: unknown): value is CreditCard {
  return acceptsCreditCard(value);
}

/** All that is wrong with a value as CreditCard; nothing for a valid one. */
export function checkCreditCard(value: unknown): readonly Problem[] {
  return problemsOfCreditCard(value) ?? noProblems;
}

/** Whether a value is a valid CreditCardRequest. */
export function isCreditCardRequest(value: unknown): value is CreditCardRequest {
  return acceptsCreditCardRequest(value);
}

/** All that is wrong with a value as CreditCardRequest; nothing for a valid one. */
export function checkCreditCardRequest(value: unknown): readonly Problem[] {
  return problemsOfCreditCardRequest(value) ?? noProblems;
}

export function acceptsCreditCard(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
  if (!isInteger(expiryMonth)) return false;
  if (expiryMonth < 1 || expiryMonth > 12) return false;
  if (!isInteger(expiryYear)) return false;
  if (expiryYear < 1000 || expiryYear > 9999) return false;
  return true;
}

export function problemsOfCreditCard(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, creditCardType);
  else {
    const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
    if (expiryMonth === undefined) problems = add(problems, expiryMonthMissing);
    else if (!isInteger(expiryMonth)) problems = add(problems, expiryMonthType);
    else if (expiryMonth < 1) problems = add(problems, expiryMonthTooSmall);
    else if (expiryMonth > 12) problems = add(problems, expiryMonthTooLarge);
    if (expiryYear === undefined) problems = add(problems, expiryYearMissing);
    else if (!isInteger(expiryYear)) problems = add(problems, expiryYearType);
    else if (expiryYear < 1000) problems = add(problems, expiryYearTooSmall);
    else if (expiryYear > 9999) problems = add(problems, expiryYearTooLarge);
  }
  return problems;
}

export function acceptsCreditCardRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    card_number: cardNumber,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    cvv,
  } = value;
  if (typeof cardNumber !== 'string') return false;
  if (!cardNumberPattern.test(cardNumber)) return false;
  if (!isInteger(expiryMonth)) return false;
  if (expiryMonth < 1 || expiryMonth > 12) return false;
  if (!isInteger(expiryYear)) return false;
  if (expiryYear < 1000 || expiryYear > 9999) return false;
  if (typeof cvv !== 'string') return false;
  if (!cvvPattern.test(cvv)) return false;
  return true;
}

export function problemsOfCreditCardRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, creditCardType);
  else {
    const {
      card_number: cardNumber,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      cvv,
    } = value;
    if (cardNumber === undefined) problems = add(problems, cardNumberMissing);
    else if (typeof cardNumber !== 'string') problems = add(problems, cardNumberType);
    else if (!cardNumberPattern.test(cardNumber)) problems = add(problems, cardNumberMismatch);
    if (expiryMonth === undefined) problems = add(problems, expiryMonthMissing);
    else if (!isInteger(expiryMonth)) problems = add(problems, expiryMonthType);
    else if (expiryMonth < 1) problems = add(problems, expiryMonthTooSmall);
    else if (expiryMonth > 12) problems = add(problems, expiryMonthTooLarge);
    if (expiryYear === undefined) problems = add(problems, expiryYearMissing);
    else if (!isInteger(expiryYear)) problems = add(problems, expiryYearType);
    else if (expiryYear < 1000) problems = add(problems, expiryYearTooSmall);
    else if (expiryYear > 9999) problems = add(problems, expiryYearTooLarge);
    if (cvv === undefined) problems = add(problems, cvvMissing);
    else if (typeof cvv !== 'string') problems = add(problems, cvvType);
    else if (!cvvPattern.test(cvv)) problems = add(problems, cvvMismatch);
  }
  return problems;
}
