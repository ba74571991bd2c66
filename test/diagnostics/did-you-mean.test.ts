// Suggestions for misspelled names, including very long names and many names.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean } from '../../src/generator/diagnostics/did-you-mean.ts';
import { runs } from '../tier.ts';

test.each([
  ['integr', ['string', 'integer', 'number'], 'integer'],
  ['Pets', ['pets', 'Pest'], 'pets'],
  ['operatoinId', ['operationId', 'operationRef'], 'operationId'],
  ['ab', ['ba', 'cd'], 'ba'],
  ['x', ['zebra', 'lion'], undefined],
  ['', ['abc'], undefined],
  ['unresolved-ref', ['unresolved-reference', 'unknown-reference'], 'unresolved-reference'],
  ['unresolved', ['unresolved-reference', 'unresolved-link'], undefined],
  ['abc', ['abcdefgh'], undefined],
])('for %j among %j, suggests %j', (name, candidates, suggestion) =>
  expect(didYouMean(name, candidates)).toBe(suggestion === undefined ? undefined : `did you mean \`${suggestion}\`?`),
);

/** Returns the edit distance with transpositions (optimal string alignment), computed recursively. */
function editDistance(a: string, b: string): number {
  const cost = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const isTransposition = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      isTransposition ? cost(i - 2, j - 2) + 1 : Infinity,
    );
  };
  return cost(a.length, b.length);
}

test('suggests a name if and only if the edit distance is small, or the name is longer', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(name, name, (misspelled, known) => {
      const maxDistance = misspelled.length <= 3 ? 1 : 2;
      const isLonger = misspelled.length >= 4 && known.startsWith(misspelled);
      const isSimilar = editDistance(misspelled, known) <= maxDistance;
      expect(didYouMean(misspelled, [known]) !== undefined).toBe(isSimilar || isLonger);
    }),
    { numRuns: runs(300) },
  );
});

// The full table of edit distances would have more than 10^10 cells here.
test('compares long names and many names', () => {
  const long = 'A'.repeat(100_000);
  expect(didYouMean(`${long}x${long}`, [`${long}yy${long}`, `B${long}${long}B`])).toBeDefined();
  const names = Array.from({ length: 500 }, (_, index) => `AVeryLongNameOfASchemaNumber${index}`);
  for (const name of names) didYouMean(name.replace('Number', 'Nmber'), names);
});
