// Checklist tests for one document: a test for each statement in column a, titled with the statement and its ID.

import { describe, expect, test } from 'vitest';

import { isFull } from '../tier.ts';
import { groups } from './checklist.ts';
import { claims } from './claims/index.ts';
import { verifyClaim } from './verify-claim.ts';
import type { Node } from './immutable-tree.ts';

const claimsById = new Map(claims.filter(({ column }) => column === 'a').map((claim) => [claim.id, claim]));

/** Defines the tests: each claim holds for the document; in the full tier, each of its mutations breaks it. */
export function defineClaimTests(document: Node): void {
  for (const { code, title, items } of groups) {
    const statements = items.filter((item) => item.columns.includes('a'));
    if (statements.length === 0) continue;
    describe(`${code}: ${title}`, () => {
      for (const { id, statement } of statements) {
        test(`${id} ${statement}`, () => {
          const claim = claimsById.get(id);
          expect(claim === undefined ? ['missing claim'] : verifyClaim(claim, document, isFull)).toEqual([]);
        });
      }
    });
  }
}
