// Every schema of spec/ judges as Ajv does, and with rules as Ajv and CEL's evaluator do together, on values made from it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { comparedSpec, ruleCount } from './spec.ts';
import { isFull } from '../tier.ts';

const values = isFull ? 1_000 : 20;
const [seed = 0] = fc.sample(fc.nat(), 1);

// The comparison with rules includes the one without.
test.each(isFull ? (['leave', 'judge'] as const) : (['judge'] as const))(
  'rules: %s',
  { timeout: 600_000 },
  async (rules) => {
    const result = await compare(comparedSpec(rules, values, seed));
    expect(result.unexplained, `seed ${seed}`).toEqual([]);
    expect(result.incomparable).toEqual([]);
    expect(result.values).toBeGreaterThan(result.schemas * values - 1);
    // Neither all values are valid nor none, or the comparison would say little.
    expect(result.valid / result.values).toBeGreaterThan(0.2);
    expect(result.valid / result.values).toBeLessThan(0.8);
  },
);

test('rules are there to be judged', () => {
  expect(ruleCount).toBeGreaterThan(20);
});
