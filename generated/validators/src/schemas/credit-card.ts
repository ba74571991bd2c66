// Generated; change the document it is made from instead.

import type { CreditCard, CreditCardRequest } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
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
  /* @__PURE__ */ createStandardSchema(checkCreditCardRequest);

export function problemsOfCreditCard(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/CreditCard/type',
      message: 'must be an object',
    });
  else {
    const { expiry_month: expiryMonth, expiry_year: expiryYear } = value;
    if (expiryMonth === undefined)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (!isInteger(expiryMonth))
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/type',
        message: 'Must be a month from 1 to 12.',
      });
    else if (expiryMonth < 1)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'minimum',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/minimum',
        message: 'Must be a month from 1 to 12.',
      });
    else if (expiryMonth > 12)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'maximum',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/maximum',
        message: 'Must be a month from 1 to 12.',
      });
    if (expiryYear === undefined)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (!isInteger(expiryYear))
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/type',
        message: 'Must be a year of four digits.',
      });
    else if (expiryYear < 1000)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'minimum',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/minimum',
        message: 'Must be a year of four digits.',
      });
    else if (expiryYear > 9999)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'maximum',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/maximum',
        message: 'Must be a year of four digits.',
      });
  }
  return problems;
}

export function problemsOfCreditCardRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/CreditCard/type',
      message: 'must be an object',
    });
  else {
    const {
      card_number: cardNumber,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      cvv,
    } = value;
    if (cardNumber === undefined)
      problems = addProblem(problems, {
        pointer: '/card_number',
        field: 'card_number',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (typeof cardNumber !== 'string')
      problems = addProblem(problems, {
        pointer: '/card_number',
        field: 'card_number',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/card_number/type',
        message: 'Must be 13 to 19 digits without spaces or dashes.',
      });
    else if (!cardNumberPattern.test(cardNumber))
      problems = addProblem(problems, {
        pointer: '/card_number',
        field: 'card_number',
        keyword: 'pattern',
        schema: '#/components/schemas/CreditCard/properties/card_number/pattern',
        message: 'Must be 13 to 19 digits without spaces or dashes.',
      });
    if (expiryMonth === undefined)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (!isInteger(expiryMonth))
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/type',
        message: 'Must be a month from 1 to 12.',
      });
    else if (expiryMonth < 1)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'minimum',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/minimum',
        message: 'Must be a month from 1 to 12.',
      });
    else if (expiryMonth > 12)
      problems = addProblem(problems, {
        pointer: '/expiry_month',
        field: 'expiry_month',
        keyword: 'maximum',
        schema: '#/components/schemas/CreditCard/properties/expiry_month/maximum',
        message: 'Must be a month from 1 to 12.',
      });
    if (expiryYear === undefined)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (!isInteger(expiryYear))
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/type',
        message: 'Must be a year of four digits.',
      });
    else if (expiryYear < 1000)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'minimum',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/minimum',
        message: 'Must be a year of four digits.',
      });
    else if (expiryYear > 9999)
      problems = addProblem(problems, {
        pointer: '/expiry_year',
        field: 'expiry_year',
        keyword: 'maximum',
        schema: '#/components/schemas/CreditCard/properties/expiry_year/maximum',
        message: 'Must be a year of four digits.',
      });
    if (cvv === undefined)
      problems = addProblem(problems, {
        pointer: '/cvv',
        field: 'cvv',
        keyword: 'required',
        schema: '#/components/schemas/CreditCard/required',
        message: 'is required',
      });
    else if (typeof cvv !== 'string')
      problems = addProblem(problems, {
        pointer: '/cvv',
        field: 'cvv',
        keyword: 'type',
        schema: '#/components/schemas/CreditCard/properties/cvv/type',
        message: 'Must be 3 or 4 digits.',
      });
    else if (!cvvPattern.test(cvv))
      problems = addProblem(problems, {
        pointer: '/cvv',
        field: 'cvv',
        keyword: 'pattern',
        schema: '#/components/schemas/CreditCard/properties/cvv/pattern',
        message: 'Must be 3 or 4 digits.',
      });
  }
  return problems;
}
