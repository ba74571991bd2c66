// Generated; change the document it is made from instead.

import type { CreditCardDetails } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

const lastFourPattern = /^[0-9][0-9][0-9][0-9]$/u;
const expiryPattern = /^(?:0[1-9]|1[0-2])\/[0-9][0-9][0-9][0-9]$/u;

/** Whether a value is a valid CreditCardDetails. */
export function isCreditCardDetails(value: unknown): value is CreditCardDetails {
  if (!isObject(value)) return false;
  const { card_type: cardType, last_four: lastFour, expiry } = value;
  if (typeof cardType !== 'string') return false;
  if (typeof lastFour !== 'string') return false;
  if (!lastFourPattern.test(lastFour)) return false;
  if (typeof expiry !== 'string') return false;
  if (!expiryPattern.test(expiry)) return false;
  return true;
}

/** All that is wrong with a value as CreditCardDetails; nothing for a valid one. */
export function checkCreditCardDetails(value: unknown): readonly Problem[] {
  return problemsOfCreditCardDetails(value) ?? noProblems;
}

/** CreditCardDetails as a Standard Schema. */
export const creditCardDetailsSchema: StandardSchema<CreditCardDetails> =
  /* @__PURE__ */ createStandardSchema(checkCreditCardDetails);

export function problemsOfCreditCardDetails(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/CreditCardDetails/type',
      message: 'must be an object',
    });
  else {
    const { card_type: cardType, last_four: lastFour, expiry } = value;
    if (cardType === undefined)
      problems = addProblem(problems, {
        pointer: '/card_type',
        field: 'card_type',
        keyword: 'required',
        schema: '#/components/schemas/CreditCardDetails/required',
        message: 'is required',
      });
    else if (typeof cardType !== 'string')
      problems = addProblem(problems, {
        pointer: '/card_type',
        field: 'card_type',
        keyword: 'type',
        schema: '#/components/schemas/CreditCardDetails/properties/card_type/type',
        message: 'must be a string',
      });
    if (lastFour === undefined)
      problems = addProblem(problems, {
        pointer: '/last_four',
        field: 'last_four',
        keyword: 'required',
        schema: '#/components/schemas/CreditCardDetails/required',
        message: 'is required',
      });
    else if (typeof lastFour !== 'string')
      problems = addProblem(problems, {
        pointer: '/last_four',
        field: 'last_four',
        keyword: 'type',
        schema: '#/components/schemas/CreditCardDetails/properties/last_four/type',
        message: 'must be a string',
      });
    else if (!lastFourPattern.test(lastFour))
      problems = addProblem(problems, {
        pointer: '/last_four',
        field: 'last_four',
        keyword: 'pattern',
        schema: '#/components/schemas/CreditCardDetails/properties/last_four/pattern',
        message: 'must match ^[0-9]{4}$',
      });
    if (expiry === undefined)
      problems = addProblem(problems, {
        pointer: '/expiry',
        field: 'expiry',
        keyword: 'required',
        schema: '#/components/schemas/CreditCardDetails/required',
        message: 'is required',
      });
    else if (typeof expiry !== 'string')
      problems = addProblem(problems, {
        pointer: '/expiry',
        field: 'expiry',
        keyword: 'type',
        schema: '#/components/schemas/CreditCardDetails/properties/expiry/type',
        message: 'must be a string',
      });
    else if (!expiryPattern.test(expiry))
      problems = addProblem(problems, {
        pointer: '/expiry',
        field: 'expiry',
        keyword: 'pattern',
        schema: '#/components/schemas/CreditCardDetails/properties/expiry/pattern',
        message: 'must match ^(?:0[1-9]|1[0-2])/[0-9]{4}$',
      });
  }
  return problems;
}
