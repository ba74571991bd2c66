// Generated; change the document it is made from instead.

import { type Problems, add, noProblems } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import type { WalletDetails } from '@cloud-api/types';

const self = whole('#/components/schemas/WalletDetails');
const emailPlace = member(self, 'email');
const emailType = wrongType(emailPlace, 'a string');
const emailMissing = missing(self, 'email');
const walletIdPlace = member(self, 'wallet_id');
const walletIdType = wrongType(walletIdPlace, 'a string');
const walletIdMissing = missing(self, 'wallet_id');
const walletDetailsType = wrongType(self, 'an object');

/** Whether a value is a valid WalletDetails. */
export function isWalletDetails(value: unknown): value is WalletDetails {
  return acceptsWalletDetails(value);
}

/** All that is wrong with a value as WalletDetails; nothing for a valid one. */
export function checkWalletDetails(value: unknown): readonly Problem[] {
  return problemsOfWalletDetails(value) ?? noProblems;
}

export function acceptsWalletDetails(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { email, wallet_id: walletId } = value;
  if (typeof email !== 'string') return false;
  if (typeof walletId !== 'string') return false;
  return true;
}

export function problemsOfWalletDetails(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, walletDetailsType);
  else {
    const { email, wallet_id: walletId } = value;
    if (email === undefined) problems = add(problems, emailMissing);
    else if (typeof email !== 'string') problems = add(problems, emailType);
    if (walletId === undefined) problems = add(problems, walletIdMissing);
    else if (typeof walletId !== 'string') problems = add(problems, walletIdType);
  }
  return problems;
}
