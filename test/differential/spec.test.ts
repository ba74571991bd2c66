// Tests that the validators of spec/ agree with Ajv, and their rules with the reference CEL evaluator.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { createSpecComparison, ruleCount } from './spec-comparison.ts';
import { isFull } from '../tier.ts';

const values = isFull ? 1_000 : 20;
const [seed = 0] = fc.sample(fc.nat(), 1);

// The comparison with rules covers everything that the one without rules does.
test.each(isFull ? (['skip', 'check'] as const) : (['check'] as const))(
  'the validators of spec/ agree with the oracle (rules: %s)',
  { timeout: 600_000 },
  async (rules) => {
    const result = await compare(createSpecComparison(rules, values, seed));
    expect(result.unexplained, `seed ${seed}`).toEqual([]);
    expect(result.incomparable).toEqual([]);
    expect(result.values).toBeGreaterThan(result.schemas * values - 1);
    // The comparison needs both valid and invalid values.
    expect(result.valid / result.values).toBeGreaterThan(0.2);
    expect(result.valid / result.values).toBeLessThan(0.8);
  },
);

test('spec/ has enough rules for a comparison', () => {
  expect(ruleCount).toBeGreaterThan(20);
});
