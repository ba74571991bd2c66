// The tests of every claim of column a on one document, by area: the id and its statement are the name of the test.

import { describe, expect, it } from 'vitest';

import { isFull } from '../tier.ts';
import { areas } from './checklist.ts';
import { claims } from './claims/index.ts';
import { judge } from './judge.ts';
import type { Node } from './tree.ts';

const byId = new Map(claims.filter(({ column }) => column === 'a').map((claim) => [claim.id, claim]));

/** Declares the tests: each claim holds for the document, and in the full tier, each of its mutations turns it red. */
export function judgeAll(document: Node): void {
  for (const { area, title, items } of areas) {
    const stated = items.filter((item) => item.columns.includes('a'));
    if (stated.length === 0) continue;
    describe(`${area}: ${title}`, () => {
      for (const { id, statement } of stated) {
        it(`${id} ${statement}`, () => {
          const claim = byId.get(id);
          expect(claim === undefined ? ['no claim'] : judge(claim, document, isFull)).toEqual([]);
        });
      }
    });
  }
}
