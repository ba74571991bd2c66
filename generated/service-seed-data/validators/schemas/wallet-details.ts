// Generated; change the document it is made from instead.

import type { WalletDetails } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  noProblems,
  type Problems,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';

/** Whether a value is a valid WalletDetails. */
export function isWalletDetails(value: unknown): value is WalletDetails {
  if (!isObject(value)) return false;
  const { email, wallet_id: walletId } = value;
  if (typeof email !== 'string' || typeof walletId !== 'string') return false;
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
  const schema = '#/components/schemas/WalletDetails';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { email, wallet_id: walletId } = value;
    if (typeof email !== 'string')
      problems = reportRequired(problems, 'email', email, schema, 'type', 'must be a string');
    if (typeof walletId !== 'string')
      problems = reportRequired(
        problems,
        'wallet_id',
        walletId,
        schema,
        'type',
        'must be a string',
      );
  }
  return problems;
}
