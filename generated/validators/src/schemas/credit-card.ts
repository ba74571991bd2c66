// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import type { CreditCard, CreditCardRequest } from '@cloud-api/types';

const expiryMonthMessage = 'Must be a month from 1 to 12.';
const schema = '#/components/schemas/CreditCard';
const expiryYearMessage = 'Must be a year of four digits.';
const cardNumberPattern = /^[0-9]{13,19}$/u;
const cardNumberMessage = 'Must be 13 to 19 digits without spaces or dashes.';
const cvvPattern = /^[0-9]{3,4}$/u;
const cvvMessage = 'Must be 3 or 4 digits.';

/** Whether a value is a valid CreditCard. */
export function isCreditCard(value: unknown): value is CreditCard {
  if (!isObject(value)) return false;
  const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
  if (!isInteger(expiryMonth)) return false;
  if (expiryMonth < 1 || expiryMonth > 12) return false;
  if (!isInteger(expiryYear)) return false;
  if (expiryYear < 1000 || expiryYear > 9999) return false;
  return true;
}

/** All that is wrong with a value as CreditCard; nothing for a valid one. */
export function checkCreditCard(value: unknown): readonly Problem[] {
  return problemsOfCreditCard(value) ?? noProblems;
}

/** CreditCard as a Standard Schema. */
export const creditCardSchema: StandardSchema<CreditCard> =
  /* @__PURE__ */ standard(checkCreditCard);

/** Whether a value is a valid CreditCardRequest. */
export function isCreditCardRequest(value: unknown): value is CreditCardRequest {
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

/** All that is wrong with a value as CreditCardRequest; nothing for a valid one. */
export function checkCreditCardRequest(value: unknown): readonly Problem[] {
  return problemsOfCreditCardRequest(value) ?? noProblems;
}

/** CreditCardRequest as a Standard Schema. */
export const creditCardRequestSchema: StandardSchema<CreditCardRequest> =
  /* @__PURE__ */ standard(checkCreditCardRequest);

export function problemsOfCreditCard(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
    if (expiryMonth === undefined) problems = add(problems, missing(schema, 'expiry_month'));
    else if (!isInteger(expiryMonth))
      problems = add(problems, memberProblem(schema, 'expiry_month', 'type', expiryMonthMessage));
    else if (expiryMonth < 1)
      problems = add(
        problems,
        memberProblem(schema, 'expiry_month', 'minimum', expiryMonthMessage),
      );
    else if (expiryMonth > 12)
      problems = add(
        problems,
        memberProblem(schema, 'expiry_month', 'maximum', expiryMonthMessage),
      );
    if (expiryYear === undefined) problems = add(problems, missing(schema, 'expiry_year'));
    else if (!isInteger(expiryYear))
      problems = add(problems, memberProblem(schema, 'expiry_year', 'type', expiryYearMessage));
    else if (expiryYear < 1000)
      problems = add(problems, memberProblem(schema, 'expiry_year', 'minimum', expiryYearMessage));
    else if (expiryYear > 9999)
      problems = add(problems, memberProblem(schema, 'expiry_year', 'maximum', expiryYearMessage));
  }
  return problems;
}

export function problemsOfCreditCardRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      card_number: cardNumber,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      cvv,
    } = value;
    if (cardNumber === undefined) problems = add(problems, missing(schema, 'card_number'));
    else if (typeof cardNumber !== 'string')
      problems = add(problems, memberProblem(schema, 'card_number', 'type', cardNumberMessage));
    else if (!cardNumberPattern.test(cardNumber))
      problems = add(problems, memberProblem(schema, 'card_number', 'pattern', cardNumberMessage));
    if (expiryMonth === undefined) problems = add(problems, missing(schema, 'expiry_month'));
    else if (!isInteger(expiryMonth))
      problems = add(problems, memberProblem(schema, 'expiry_month', 'type', expiryMonthMessage));
    else if (expiryMonth < 1)
      problems = add(
        problems,
        memberProblem(schema, 'expiry_month', 'minimum', expiryMonthMessage),
      );
    else if (expiryMonth > 12)
      problems = add(
        problems,
        memberProblem(schema, 'expiry_month', 'maximum', expiryMonthMessage),
      );
    if (expiryYear === undefined) problems = add(problems, missing(schema, 'expiry_year'));
    else if (!isInteger(expiryYear))
      problems = add(problems, memberProblem(schema, 'expiry_year', 'type', expiryYearMessage));
    else if (expiryYear < 1000)
      problems = add(problems, memberProblem(schema, 'expiry_year', 'minimum', expiryYearMessage));
    else if (expiryYear > 9999)
      problems = add(problems, memberProblem(schema, 'expiry_year', 'maximum', expiryYearMessage));
    if (cvv === undefined) problems = add(problems, missing(schema, 'cvv'));
    else if (typeof cvv !== 'string')
      problems = add(problems, memberProblem(schema, 'cvv', 'type', cvvMessage));
    else if (!cvvPattern.test(cvv))
      problems = add(problems, memberProblem(schema, 'cvv', 'pattern', cvvMessage));
  }
  return problems;
}
