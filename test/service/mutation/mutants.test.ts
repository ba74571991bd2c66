// Is each mutant still one line of the service, and is there a claim that must go red for it?

import { describe, expect, it } from 'vitest';
import { mutants, placesOf } from './mutants.ts';
import { provers } from './provers.ts';

describe('the list of mutants', () => {
  it('breaks at least forty behaviours, one claim each', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  it.each(mutants)('$id breaks code that its file has once', (mutant) => {
    expect(placesOf(mutant)).toHaveLength(1);
    expect(provers.has(mutant.id)).toBe(true);
  });
});
