// What a pattern matches, and that no pattern of a document can keep Ashlar busy for ever.

import { expect, test } from 'vitest';
import { matchesPattern } from '../../../src/generator/model/matches-pattern.ts';
import { isFull } from '../../tier.ts';

test.each([
  ['^a', 'ab', true],
  ['b', 'ab', true],
  ['^b', 'ab', false],
  ['^.$', '😀', true],
  ['^\\p{L}$', 'é', true],
  // Without Unicode mode alone: a needless escape.
  ['^a\\-b$', 'a-b', true],
  ['(', 'a', undefined],
])('%s on %s: %s', (pattern, text, answer) => expect(matchesPattern(pattern, text)).toBe(answer));

test.each([['^(a+)+$'], ['(((((((a+)+)+)+)+)+)+)$'], ['^(a|a)*$']])(
  '%s, which would take years, is given up',
  (pattern) => {
    expect(matchesPattern(pattern, `${'a'.repeat(60)}!`, isFull ? undefined : 50)).toBeUndefined();
    expect(matchesPattern(pattern, 'a')).toBe(true);
  },
);
