// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.ts';
import { memberProblem, missing, problem } from '../runtime/validation/finding.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard.ts';
import { isObject } from '../runtime/validation/values.ts';
import type { WalletDetails } from '../../types/index.ts';

const schema = '#/components/schemas/WalletDetails';

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
  /* @__PURE__ */ standard(checkWalletDetails);

export function problemsOfWalletDetails(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const { email, wallet_id: walletId } = value;
    if (email === undefined) problems = add(problems, missing(schema, 'email'));
    else if (typeof email !== 'string')
      problems = add(problems, memberProblem(schema, 'email', 'type', 'must be a string'));
    if (walletId === undefined) problems = add(problems, missing(schema, 'wallet_id'));
    else if (typeof walletId !== 'string')
      problems = add(problems, memberProblem(schema, 'wallet_id', 'type', 'must be a string'));
  }
  return problems;
}
