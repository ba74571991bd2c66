// Checklist tests for the validators: a test for each claim, titled with its statement and ID.

import { describe, expect, test } from 'vitest';

import { isFull } from '../../tier.ts';
import { groups } from '../checklist.ts';
import { validatorClaims } from './claims.ts';
import { verifyValidatorClaim, type Subject } from './verify-validator-claim.ts';
import { packageExports } from './package-exports.ts';
import { getOperationTypeNames, createValidators } from './adapt-validators.ts';
import { api, document } from './samples.ts';

/** Defines the tests: each claim holds for the validators; in the full tier, each of its mutations breaks it. */
export function defineValidatorClaimTests(): void {
  const names = getOperationTypeNames(api);
  const subject: Subject = { validators: createValidators(packageExports, names), document, names };
  for (const { code: group, title, items } of groups) {
    const claims = validatorClaims.filter(({ id }) => items.some((item) => item.id === id));
    if (claims.length === 0) continue;
    describe(`${group}: ${title}`, () => {
      for (const claim of claims) {
        test(`${claim.id} ${items.find(({ id }) => id === claim.id)?.statement ?? ''}`, async () => {
          const problems = await verifyValidatorClaim(claim, subject, isFull ? Infinity : 0);
          expect(problems, problems.join('\n')).toEqual([]);
        });
      }
    });
  }
}
