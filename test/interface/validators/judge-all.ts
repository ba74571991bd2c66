// The tests of every claim about the validators, by area: the id and its statement are the name of the test.

import { describe, expect, it } from 'vitest';

import { areas } from '../checklist.ts';
import { validatorClaims } from './claims.ts';
import { judge, type Subject } from './judge.ts';
import { packageExports } from './package.ts';
import { namesOf, validatorsOf } from './run.ts';
import { api, document } from './samples.ts';

/** Declares the tests. `most` is how many breakages of each check are tried. */
export function judgeAllValidators(most: number): void {
  const names = namesOf(api);
  const subject: Subject = { validators: validatorsOf(packageExports, names), document, names };
  for (const { area, title, items } of areas) {
    const claims = validatorClaims.filter(({ id }) => items.some((item) => item.id === id));
    if (claims.length === 0) continue;
    describe(`${area}: ${title}`, () => {
      for (const claim of claims) {
        it(`${claim.id} ${items.find(({ id }) => id === claim.id)?.statement ?? ''}`, async () => {
          const wrong = await judge(claim, subject, most);
          expect(wrong, wrong.join('\n')).toEqual([]);
        });
      }
    });
  }
}
