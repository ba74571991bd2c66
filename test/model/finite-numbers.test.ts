// Numbers that are created for extreme bounds and divisors: JSON has neither infinite numbers nor NaN.

import { expect, it } from 'vitest';
import { numberCandidates } from '../../src/generator/model/sample-values/number-candidates.ts';
import type { Requirements } from '../../src/generator/model/sample-values/value-requirements.ts';
import { createCandidate } from '../../src/runtime/mocks/create-value.ts';
import { createRandom } from '../../src/runtime/mocks/random.ts';

const extremes = [Number.MIN_VALUE, 1e-300, 1e17, 1e308];
const cases = extremes.flatMap((bound) =>
  extremes.flatMap((divisor) =>
    [bound, -bound].map((minimum) => ({ minimum, divisor, name: `${minimum} and ${divisor}` })),
  ),
);

it.each(cases)('are finite: bound and divisor $name', ({ minimum, divisor }) => {
  for (const limit of [{ minimum }, { maximum: minimum }]) {
    const bounds = [{ value: minimum, isExclusive: false }];
    const requirements = {
      lowerBounds: 'minimum' in limit ? bounds : [],
      upperBounds: 'maximum' in limit ? bounds : [],
      divisors: [divisor],
    } as unknown as Requirements; // The candidates depend on no other requirement.
    for (const random of [undefined, createRandom(1)])
      for (const candidate of numberCandidates(requirements, random)) expect(candidate).toSatisfy(Number.isFinite);
    for (let seed = 0; seed < 20; seed++) {
      const value = createCandidate({ type: 'number', ...limit, multipleOf: divisor }, undefined, seed, 0);
      expect(value).toSatisfy(Number.isFinite);
    }
  }
});
