// Tests that each mutant matches exactly one location in the service and names one claim.

import { describe, expect, test } from 'vitest';
import { mutants, findMatches } from './mutants.ts';
import { testFileByClaim } from './test-file-by-claim.ts';

describe('the mutants', () => {
  test('break at least forty behaviors, each covered by its own claim', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  test.each(mutants)('$id matches exactly one location in its file', (mutant) => {
    expect(findMatches(mutant)).toHaveLength(1);
    expect(testFileByClaim.has(mutant.id)).toBe(true);
  });
});
