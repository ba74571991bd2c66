// Is each mutation aimed at what its claim states, rather than at everything?

import { AssertionError } from 'node:assert';

import { describe, expect, it } from 'vitest';

import { claims } from './claims/index.ts';
import { dereferenced } from './dereference.ts';
import { source } from './documents.ts';
import type { Node } from './tree.ts';

/** One mutation in this many is tried against every claim: a prime, so that all sorts of mutations come up. */
const step = 97;

const holds = (claim: (typeof claims)[number], document: Node): boolean => {
  try {
    claim.holds(document);
    return true;
  } catch (error) {
    if (error instanceof AssertionError) return false;
    throw error;
  }
};

describe('the mutations', async () => {
  const document = await dereferenced(source);
  const mutations = claims.flatMap(({ id, breaks }) => breaks.map((mutation) => ({ id, ...mutation })));

  it.each(mutations.filter((_, index) => index % step === 0))('$id: $says turns few claims red', ({ change }) => {
    const changed = change(document);
    const red = claims.filter((claim) => !holds(claim, changed));
    expect(red.length).toBeGreaterThan(0);
    expect(red.length / claims.length).toBeLessThan(0.25);
  });
});
