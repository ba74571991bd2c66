// Generated; change the document it is made from instead.

import type { CreditCard, CreditCardRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';

const cardNumberPattern = /^[0-9]{13,19}$/u;
const cvvPattern = /^[0-9]{3,4}$/u;

/** Whether a value is a valid CreditCard. */
export function isCreditCard(value: unknown): value is CreditCard {
  if (!isObject(value)) return false;
  const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
  if (
    !isInteger(expiryMonth) ||
    expiryMonth < 1 ||
    expiryMonth > 12 ||
    !isInteger(expiryYear) ||
    expiryYear < 1000 ||
    expiryYear > 9999
  )
    return false;
  return true;
}

/** All that is wrong with a value as CreditCard; nothing for a valid one. */
export function checkCreditCard(value: unknown): readonly Problem[] {
  return problemsOfCreditCard(value) ?? noProblems;
}

/** CreditCard as a Standard Schema. */
export const creditCardSchema: StandardSchema<CreditCard> =
  /* @__PURE__ */ createStandardSchema(checkCreditCard);

/** Whether a value is a valid CreditCardRequest. */
export function isCreditCardRequest(value: unknown): value is CreditCardRequest {
  if (!isObject(value)) return false;
  const {
    card_number: cardNumber,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    cvv,
  } = value;
  if (
    typeof cardNumber !== 'string' ||
    !cardNumberPattern.test(cardNumber) ||
    !isInteger(expiryMonth) ||
    expiryMonth < 1 ||
    expiryMonth > 12 ||
    !isInteger(expiryYear) ||
    expiryYear < 1000 ||
    expiryYear > 9999 ||
    typeof cvv !== 'string' ||
    !cvvPattern.test(cvv)
  )
    return false;
  return true;
}

/** All that is wrong with a value as CreditCardRequest; nothing for a valid one. */
export function checkCreditCardRequest(value: unknown): readonly Problem[] {
  return problemsOfCreditCardRequest(value) ?? noProblems;
}

/** CreditCardRequest as a Standard Schema. */
export const creditCardRequestSchema: StandardSchema<CreditCardRequest> =
  /* @__PURE__ */ createStandardSchema(checkCreditCardRequest);

export function problemsOfCreditCard(value: unknown): Problems {
  const schema = '#/components/schemas/CreditCard';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
    if (!isInteger(expiryMonth))
      problems = reportRequired(
        problems,
        'expiry_month',
        expiryMonth,
        schema,
        'type',
        'Must be a month from 1 to 12.',
      );
    else if (expiryMonth < 1)
      problems = report(
        problems,
        'expiry_month',
        schema,
        'minimum',
        'Must be a month from 1 to 12.',
      );
    else if (expiryMonth > 12)
      problems = report(
        problems,
        'expiry_month',
        schema,
        'maximum',
        'Must be a month from 1 to 12.',
      );
    if (!isInteger(expiryYear))
      problems = reportRequired(
        problems,
        'expiry_year',
        expiryYear,
        schema,
        'type',
        'Must be a year of four digits.',
      );
    else if (expiryYear < 1000)
      problems = report(
        problems,
        'expiry_year',
        schema,
        'minimum',
        'Must be a year of four digits.',
      );
    else if (expiryYear > 9999)
      problems = report(
        problems,
        'expiry_year',
        schema,
        'maximum',
        'Must be a year of four digits.',
      );
  }
  return problems;
}

export function problemsOfCreditCardRequest(value: unknown): Problems {
  const schema = '#/components/schemas/CreditCard';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      card_number: cardNumber,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      cvv,
    } = value;
    if (typeof cardNumber !== 'string')
      problems = reportRequired(
        problems,
        'card_number',
        cardNumber,
        schema,
        'type',
        'Must be 13 to 19 digits without spaces or dashes.',
      );
    else if (!cardNumberPattern.test(cardNumber))
      problems = report(
        problems,
        'card_number',
        schema,
        'pattern',
        'Must be 13 to 19 digits without spaces or dashes.',
      );
    if (!isInteger(expiryMonth))
      problems = reportRequired(
        problems,
        'expiry_month',
        expiryMonth,
        schema,
        'type',
        'Must be a month from 1 to 12.',
      );
    else if (expiryMonth < 1)
      problems = report(
        problems,
        'expiry_month',
        schema,
        'minimum',
        'Must be a month from 1 to 12.',
      );
    else if (expiryMonth > 12)
      problems = report(
        problems,
        'expiry_month',
        schema,
        'maximum',
        'Must be a month from 1 to 12.',
      );
    if (!isInteger(expiryYear))
      problems = reportRequired(
        problems,
        'expiry_year',
        expiryYear,
        schema,
        'type',
        'Must be a year of four digits.',
      );
    else if (expiryYear < 1000)
      problems = report(
        problems,
        'expiry_year',
        schema,
        'minimum',
        'Must be a year of four digits.',
      );
    else if (expiryYear > 9999)
      problems = report(
        problems,
        'expiry_year',
        schema,
        'maximum',
        'Must be a year of four digits.',
      );
    if (typeof cvv !== 'string')
      problems = reportRequired(problems, 'cvv', cvv, schema, 'type', 'Must be 3 or 4 digits.');
    else if (!cvvPattern.test(cvv))
      problems = report(problems, 'cvv', schema, 'pattern', 'Must be 3 or 4 digits.');
  }
  return problems;
}
