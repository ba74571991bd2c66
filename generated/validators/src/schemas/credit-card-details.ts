// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { badPattern, missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { CreditCardDetails } from '@cloud-api/types';

const lastFourPattern = /^[0-9][0-9][0-9][0-9]$/u;
const expiryPattern = /^(?:0[1-9]|1[0-2])\/[0-9][0-9][0-9][0-9]$/u;
const self = whole('#/components/schemas/CreditCardDetails');
const cardTypePlace = member(self, 'card_type');
const cardTypeType = wrongType(cardTypePlace, 'a string');
const cardTypeMissing = missing(self, 'card_type');
const lastFourPlace = member(self, 'last_four');
const lastFourMismatch = badPattern(lastFourPlace, '^[0-9]{4}$');
const lastFourType = wrongType(lastFourPlace, 'a string');
const lastFourMissing = missing(self, 'last_four');
const expiryPlace = member(self, 'expiry');
const expiryMismatch = badPattern(expiryPlace, '^(?:0[1-9]|1[0-2])/[0-9]{4}$');
const expiryType = wrongType(expiryPlace, 'a string');
const expiryMissing = missing(self, 'expiry');
const creditCardDetailsType = wrongType(self, 'an object');

/** Whether a value is a valid CreditCardDetails. */
export function isCreditCardDetails(value: unknown): value is CreditCardDetails {
  return acceptsCreditCardDetails(value);
}

/** All that is wrong with a value as CreditCardDetails; nothing for a valid one. */
export function checkCreditCardDetails(value: unknown): readonly Problem[] {
  return problemsOfCreditCardDetails(value) ?? noProblems;
}

export function acceptsCreditCardDetails(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { card_type: cardType, last_four: lastFour, expiry } = value;
  if (typeof cardType !== 'string') return false;
  if (typeof lastFour !== 'string') return false;
  if (!lastFourPattern.test(lastFour)) return false;
  if (typeof expiry !== 'string') return false;
  if (!expiryPattern.test(expiry)) return false;
  return true;
}

export function problemsOfCreditCardDetails(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, creditCardDetailsType);
  else {
    const { card_type: cardType, last_four: lastFour, expiry } = value;
    if (cardType === undefined) problems = add(problems, cardTypeMissing);
    else if (typeof cardType !== 'string') problems = add(problems, cardTypeType);
    if (lastFour === undefined) problems = add(problems, lastFourMissing);
    else if (typeof lastFour !== 'string') problems = add(problems, lastFourType);
    else if (!lastFourPattern.test(lastFour)) problems = add(problems, lastFourMismatch);
    if (expiry === undefined) problems = add(problems, expiryMissing);
    else if (typeof expiry !== 'string') problems = add(problems, expiryType);
    else if (!expiryPattern.test(expiry)) problems = add(problems, expiryMismatch);
  }
  return problems;
}
