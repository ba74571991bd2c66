// The tests of every claim about the validators, by area: the id and its statement are the name of the test.

import { describe, expect, it } from 'vitest';

import { isFull } from '../../tier.ts';
import { areas } from '../checklist.ts';
import { validatorClaims } from './claims.ts';
import { judge, type Subject } from './judge.ts';
import { packageExports } from './package.ts';
import { namesOf, validatorsOf } from './run.ts';
import { api, document } from './samples.ts';

/** Declares the tests: each claim holds for the validators, and in the full tier, each way of breaking what it states turns it red. */
export function judgeAllValidators(): void {
  const names = namesOf(api);
  const subject: Subject = { validators: validatorsOf(packageExports, names), document, names };
  for (const { area, title, items } of areas) {
    const claims = validatorClaims.filter(({ id }) => items.some((item) => item.id === id));
    if (claims.length === 0) continue;
    describe(`${area}: ${title}`, () => {
      for (const claim of claims) {
        it(`${claim.id} ${items.find(({ id }) => id === claim.id)?.statement ?? ''}`, async () => {
          const wrong = await judge(claim, subject, isFull ? Infinity : 0);
          expect(wrong, wrong.join('\n')).toEqual([]);
        });
      }
    });
  }
}
