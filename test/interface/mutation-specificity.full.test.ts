// Specificity of mutations: each mutation breaks only a few claims.

import { AssertionError } from 'node:assert';

import { describe, expect, test } from 'vitest';

import { claims } from './claims/index.ts';
import { dereference } from './dereference.ts';
import { sourceDocument } from './documents.ts';
import type { Node } from './immutable-tree.ts';

/** Only every nth mutation is tested. The interval is prime, so that the sample includes all kinds of mutations. */
const samplingInterval = 97;

const passes = (claim: (typeof claims)[number], document: Node): boolean => {
  try {
    claim.verify(document);
    return true;
  } catch (error) {
    if (error instanceof AssertionError) return false;
    throw error;
  }
};

describe('the mutations', async () => {
  const document = await dereference(sourceDocument);
  const rows = claims.flatMap(({ id, mutations }) => mutations.map((mutation) => ({ id, ...mutation })));

  test.each(rows.filter((_, index) => index % samplingInterval === 0))(
    '$id: $description breaks at least one claim but fewer than a quarter of them',
    ({ change }) => {
      const mutated = change(document);
      const brokenClaims = claims.filter((claim) => !passes(claim, mutated));
      expect(brokenClaims.length).toBeGreaterThan(0);
      expect(brokenClaims.length / claims.length).toBeLessThan(0.25);
    },
  );
});
