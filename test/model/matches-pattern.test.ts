// Pattern matching with a time limit (ReDoS).

import { expect, test } from 'vitest';
import { matchesPattern } from '../../src/generator/model/matches-pattern.ts';
import { isFull } from '../tier.ts';

test.each([
  ['^a', 'ab', true],
  ['b', 'ab', true],
  ['^b', 'ab', false],
  ['^.$', '😀', true],
  ['^\\p{L}$', 'é', true],
  // Valid only without Unicode mode: an unnecessary escape.
  ['^a\\-b$', 'a-b', true],
  ['(', 'a', undefined],
])('matchesPattern for %s and %s returns %s', (pattern, text, result) =>
  expect(matchesPattern(pattern, text)).toBe(result),
);

test.each([['^(a+)+$'], ['(((((((a+)+)+)+)+)+)+)$'], ['^(a|a)*$']])(
  'matchesPattern stops at the time limit for the exponential pattern %s',
  (pattern) => {
    expect(matchesPattern(pattern, `${'a'.repeat(60)}!`, isFull ? undefined : 50)).toBeUndefined();
    expect(matchesPattern(pattern, 'a')).toBe(true);
  },
);

test('a safe pattern has no time limit, so that the result does not depend on the load of the machine', () => {
  expect(matchesPattern('^[a-z]+$', 'a'.repeat(10_000_000), 1)).toBe(true);
});
