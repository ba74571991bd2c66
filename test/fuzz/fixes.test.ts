// Fixes of random documents, as in `npm run fuzz -- --fixes N`.

import { expect, it } from 'vitest';
import { fuzzFixes } from './fixes.ts';

it('changes only the values that findings report', async () => {
  const result = await fuzzFixes(1, 12);
  expect(result.failures).toEqual([]);
  expect(result.fixCounts.safe).toBeGreaterThan(5);
  expect(result.fixCounts.unsafe).toBeGreaterThan(50);
});
