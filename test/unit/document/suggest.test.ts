// Which name is suggested for a misspelt one, and that names of any length and number are compared in no time.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean } from '../../../src/generator/openapi/did-you-mean.ts';
import { runs } from '../../tier.ts';

test.each([
  ['integr', ['string', 'integer', 'number'], 'integer'],
  ['Pets', ['pets', 'Pest'], 'pets'],
  ['operatoinId', ['operationId', 'operationRef'], 'operationId'],
  ['ab', ['ba', 'cd'], 'ba'],
  ['x', ['zebra', 'lion'], undefined],
  ['', ['abc'], undefined],
])('%j among %j is %j', (written, known, meant) =>
  expect(didYouMean(written, known)).toBe(meant === undefined ? undefined : `Did you mean "${meant}"?`),
);

// Steps between two names by the whole table: insert, remove, replace, swap neighbours.
function steps(a: string, b: string): number {
  const cost = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      swapped ? cost(i - 2, j - 2) + 1 : Infinity,
    );
  };
  return cost(a.length, b.length);
}

test('a name is suggested when, and only when, few steps lead to it', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(name, name, (written, known) => {
      const allowed = written.length <= 3 ? 1 : 2;
      expect(didYouMean(written, [known]) !== undefined).toBe(steps(written, known) <= allowed);
    }),
    { numRuns: runs(300) },
  );
});

// The whole table of edit distances would have 10^11 cells here.
test('long names and many names are compared', () => {
  const long = 'A'.repeat(100_000);
  expect(didYouMean(`${long}x${long}`, [`${long}yy${long}`, `B${long}${long}B`])).toBeDefined();
  const names = Array.from({ length: 500 }, (_, index) => `AVeryLongNameOfASchemaNumber${index}`);
  for (const name of names) didYouMean(name.replace('Number', 'Nmber'), names);
});
