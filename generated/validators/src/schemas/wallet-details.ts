// Generated; change the document it is made from instead.

import type { WalletDetails } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid WalletDetails. */
export function isWalletDetails(value: unknown): value is WalletDetails {
  if (!isObject(value)) return false;
  const { email, wallet_id: walletId } = value;
  if (typeof email !== 'string') return false;
  if (typeof walletId !== 'string') return false;
  return true;
}

/** All that is wrong with a value as WalletDetails; nothing for a valid one. */
export function checkWalletDetails(value: unknown): readonly Problem[] {
  return problemsOfWalletDetails(value) ?? noProblems;
}

/** WalletDetails as a Standard Schema. */
export const walletDetailsSchema: StandardSchema<WalletDetails> =
  /* @__PURE__ */ createStandardSchema(checkWalletDetails);

export function problemsOfWalletDetails(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WalletDetails/type',
      message: 'must be an object',
    });
  else {
    const { email, wallet_id: walletId } = value;
    if (email === undefined)
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'required',
        schema: '#/components/schemas/WalletDetails/required',
        message: 'is required',
      });
    else if (typeof email !== 'string')
      problems = addProblem(problems, {
        pointer: '/email',
        field: 'email',
        keyword: 'type',
        schema: '#/components/schemas/WalletDetails/properties/email/type',
        message: 'must be a string',
      });
    if (walletId === undefined)
      problems = addProblem(problems, {
        pointer: '/wallet_id',
        field: 'wallet_id',
        keyword: 'required',
        schema: '#/components/schemas/WalletDetails/required',
        message: 'is required',
      });
    else if (typeof walletId !== 'string')
      problems = addProblem(problems, {
        pointer: '/wallet_id',
        field: 'wallet_id',
        keyword: 'type',
        schema: '#/components/schemas/WalletDetails/properties/wallet_id/type',
        message: 'must be a string',
      });
  }
  return problems;
}
