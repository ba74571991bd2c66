// Fixes for random documents, as in `npm run fuzz -- --fixes N`.

import { expect, test } from 'vitest';
import { fuzzFixes } from './fuzz-lint-fixes.ts';

test('fixes change only the values that findings report', async () => {
  const result = await fuzzFixes(1, 12);
  expect(result.failures).toEqual([]);
  expect(result.fixCounts.safe).toBeGreaterThan(5);
  expect(result.fixCounts.unsafe).toBeGreaterThan(50);
});
