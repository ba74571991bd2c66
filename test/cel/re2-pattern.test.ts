// Translation of RE2 patterns to JavaScript: the matches stay the same, and unsupported syntax is an error.

import { run } from '@bufbuild/cel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateRe2Pattern } from '../../src/generator/cel/re2-pattern.ts';
import { runs } from '../tier.ts';

const atom = fc.constantFrom(
  'a',
  'é',
  '😀',
  '.',
  '\\.',
  '\\s',
  '\\S',
  '\\d',
  '\\w',
  '\\W',
  '[a-c]',
  '[^a]',
  '[\\s-]',
  '[\\]x]',
  '\\x41',
  '\\x{1F600}',
  '\\-',
  '\\/',
  '\\pL',
  '\\p{Lu}',
  '\\n',
  '^',
  '$',
  '\\b',
  '-',
  ' ',
  '[.+]',
  '\\"',
);
const repeat = fc.constantFrom('', '', '', '*', '+?', '{2}', '{1,3}', '?');
const pattern: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.tuple(atom, repeat).map((parts) => parts.join('')),
      fc.constantFrom('(a|é)', '(?:b|.)', '|'),
    ),
  )
  .map((parts) => parts.join(''));
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'A',
    'é',
    '😀',
    '.',
    '\n',
    '\r',
    ' ',
    '\u00a0',
    '\u2028',
    '-',
    '1',
    '_',
    '/',
    '"',
    '\v',
  ),
});

describe('translateRe2Pattern', () => {
  it('preserves the matches of RE2', () => {
    let comparisonCount = 0;
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        const translated = translateRe2Pattern(source);
        const expected = run('value.matches(source)', { value, source });
        if (!('source' in translated)) return;
        comparisonCount++;
        expect([source, value, new RegExp(translated.source, 'u').test(value)]).toEqual([source, value, expected]);
      }),
      { numRuns: runs(3000) },
    );
    expect(comparisonCount).toBeGreaterThan(runs(3000) / 2);
  });

  it.each([
    ['^[a-z]+$', '^[a-z]+$'],
    ['a.b', 'a[^\\n]b'],
    ['\\s', '[\\t\\n\\f\\r ]'],
    ['\\-\\@', '-@'],
    ['[\\@\\-]', '[@\\-]'],
  ])('translates %s to %s', (source, expected) => {
    expect(translateRe2Pattern(source)).toEqual({ source: expected });
  });

  it.each([
    '(?=a)',
    '(?<!a)',
    '(?i)a',
    '(?P<n>a)',
    '(?<n>a)',
    '(a)\\1',
    '\\k<n>',
    '[[:alpha:]]',
    '\\Aa',
    'a\\z',
    '\\Qa\\E',
    'a++',
    'a**',
    'a{1001}',
    'a{',
    '[]a]',
    '(a',
    'a)',
    '[b-a]',
    '\\',
    '\\p{Greek}',
    '[\\S]',
    '\\u0041',
    '\\07',
  ])('rejects %s', (source) => {
    expect(translateRe2Pattern(source)).toHaveProperty('message');
  });
});
