// Fixes change what their findings name, in any document and any spelling: a small share of `npm run fuzz -- --fixes N`.

import { expect, it } from 'vitest';
import { fuzzFixes } from './fixes.ts';

it('changes nothing but what the findings name', async () => {
  const { made, wrong } = await fuzzFixes(1, 12);
  expect(wrong).toEqual([]);
  expect(made.safe).toBeGreaterThan(5);
  expect(made.unsafe).toBeGreaterThan(50);
});
