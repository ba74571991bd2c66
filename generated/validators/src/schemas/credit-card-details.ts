// Generated; change the document it is made from instead.

import type { CreditCardDetails } from '@cloud-api/types';
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
import { isObject } from '../runtime/validation/type-checks.js';

const lastFourPattern = /^[0-9][0-9][0-9][0-9]$/u;
const expiryPattern = /^(?:0[1-9]|1[0-2])\/[0-9][0-9][0-9][0-9]$/u;

/** Whether a value is a valid CreditCardDetails. */
export function isCreditCardDetails(value: unknown): value is CreditCardDetails {
  if (!isObject(value)) return false;
  const { card_type: cardType, last_four: lastFour, expiry } = value;
  if (
    typeof cardType !== 'string' ||
    typeof lastFour !== 'string' ||
    !lastFourPattern.test(lastFour) ||
    typeof expiry !== 'string' ||
    !expiryPattern.test(expiry)
  )
    return false;
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
  const schema = '#/components/schemas/CreditCardDetails';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { card_type: cardType, last_four: lastFour, expiry } = value;
    if (typeof cardType !== 'string')
      problems = reportRequired(
        problems,
        'card_type',
        cardType,
        schema,
        'type',
        'must be a string',
      );
    if (typeof lastFour !== 'string')
      problems = reportRequired(
        problems,
        'last_four',
        lastFour,
        schema,
        'type',
        'must be a string',
      );
    else if (!lastFourPattern.test(lastFour))
      problems = report(problems, 'last_four', schema, 'pattern', 'must match ^[0-9]{4}$');
    if (typeof expiry !== 'string')
      problems = reportRequired(problems, 'expiry', expiry, schema, 'type', 'must be a string');
    else if (!expiryPattern.test(expiry))
      problems = report(
        problems,
        'expiry',
        schema,
        'pattern',
        'must match ^(?:0[1-9]|1[0-2])/[0-9]{4}$',
      );
  }
  return problems;
}
