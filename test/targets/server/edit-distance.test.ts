// The limited edit distance agrees with that of a complete matrix, and stops early.

import { expect, test } from 'vitest';
import { editDistance } from '../../../src/runtime/server/edit-distance.ts';

/** Strings of up to four of these characters. */
const strings = ['', 'a', 'b', 'c'].reduce<readonly string[]>(
  (shorter) => [...new Set(shorter.flatMap((text) => ['', 'a', 'b', 'c'].map((character) => text + character)))],
  [''],
);

/** Recursive definition of the distance. */
function completeDistance(first: string, second: string): number {
  if (first === '' || second === '') return first.length + second.length;
  const [a, b] = [first.slice(0, -1), second.slice(0, -1)];
  const isSwap = first.length > 1 && first.at(-1) === second.at(-2) && first.at(-2) === second.at(-1);
  return Math.min(
    completeDistance(a, second) + 1,
    completeDistance(first, b) + 1,
    completeDistance(a, b) + (first.at(-1) === second.at(-1) ? 0 : 1),
    isSwap ? completeDistance(a.slice(0, -1), b.slice(0, -1)) + 1 : Infinity,
  );
}

test('agrees with the definition up to the limit', () => {
  expect(strings).toHaveLength(1 + 3 + 9 + 27 + 81);
  const different = strings.flatMap((first) =>
    strings.flatMap((second) => {
      const distance = completeDistance(first, second);
      return [0, 1, 2, 3]
        .filter((limit) => {
          const expected = distance > limit ? Infinity : distance;
          return editDistance(first, second, limit, { remaining: 1000 }) !== expected;
        })
        .map((limit) => [first, second, limit]);
    }),
  );
  expect(different).toEqual([]);
});

test('stops when a row exceeds the limit, or the budget is exhausted', () => {
  const budget = { remaining: 1000 };
  expect(editDistance('x'.repeat(40), 'y'.repeat(40), 2, budget)).toBe(Infinity);
  expect(budget.remaining).toBe(1000 - 3 * 5);
  expect(editDistance('loans', 'loan', 1, { remaining: 5 * 3 - 1 })).toBe(Infinity);
  expect(editDistance('loans', 'loan', 1, { remaining: 5 * 3 })).toBe(1);
});
