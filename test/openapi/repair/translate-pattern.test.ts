// Translation of regular expressions, compared with JavaScript's own flag `i`.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { translatePattern } from '../../../src/generator/openapi/repair/translate-pattern.ts';

describe('translatePattern', () => {
  test.each<readonly [pattern: string, matching: readonly string[], others: readonly string[]]>([
    ['(?i)^ab$', ['ab', 'AB', 'aB'], ['a', 'abc']],
    ['^(?i:a)b$', ['ab', 'Ab'], ['aB']],
    ['(?i)a(?-i)b', ['ab', 'Ab'], ['aB']],
    ['(?i)^(a|b)c$', ['AC', 'bC'], ['c']],
    ['(?i)^[^a-f]$', ['g', 'G', '-'], ['a', 'F']],
    ['(?i)^a\\-b\\_$', ['A-b_'], ['a b_']],
    ['(?s)^.$', ['\n', 'a'], ['']],
    ['^(?P<y>\\d)-(?P=y)$', ['1-1'], ['1-2']],
    ['^(?>a+)b$', ['aab'], ['b']],
    ['^(?>a|ab)c$', ['ac'], ['abc']],
    ['^(?>ab?)*c$', ['ababc', 'c'], ['b']],
    ['^a++a$', [], ['aa', 'aaa']],
    ['^\\d{2}+-[ab]*+b?$', ['12-', '12-ab'], ['1-']],
    ['(?i)\\Aa\\z', ['A'], ['aa']],
  ])('%s', (pattern, matching, others) => {
    const translated = new RegExp(translatePattern(pattern) ?? 'no translation', 'u');
    for (const text of matching) expect(text).toMatch(translated);
    for (const text of others) expect(text).not.toMatch(translated);
  });

  test.each([
    '(?x) a',
    '(?m)^a$',
    '(a',
    'a)',
    '(?i)é',
    '(?i)[à-ÿ]',
    '(?i)\\x41',
    '(?i)\\u0041',
    '(?i)\\p{Lu}',
    '(?i)(a)\\1',
    '(?i)[W-c]',
    '(?i)[0-f]',
    '(?i)[a-\\x7a]',
    '(?<=a++)b',
    '(?<!(?>a))b',
    'a*?+',
    '(a)b++\\1',
  ])('has no translation of %s', (pattern) => {
    expect(translatePattern(pattern)).toBeUndefined();
  });

  it('ignores case as JavaScript does', () => {
    const atom = fc.constantFrom(
      'a',
      'B',
      'z',
      '1',
      '-',
      '\\d',
      '\\w',
      '\\.',
      '[a-f]',
      '[^x-z0]',
      '[A-C_.-]',
      '.',
      '[\\dK]',
    );
    const term = fc.tuple(atom, fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}?')).map((parts) => parts.join(''));
    const sequence = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(''));
    const pattern = fc
      .tuple(sequence, sequence, fc.boolean())
      .map(([first, second, isGroup]) => (isGroup ? `^(?:${first}|${second})$` : `^${first}${second}$`));
    const text = fc.string({
      unit: fc.constantFrom('a', 'A', 'b', 'B', 'k', 'K', 'z', 'Z', '1', '0', '-', '_', '.'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 5, maxLength: 20 }), (source, texts) => {
        const translated = new RegExp(translatePattern(`(?i)${source}`) ?? 'no translation', 'u');
        const expected = new RegExp(source, 'iu');
        for (const each of texts) expect([each, translated.test(each)]).toEqual([each, expected.test(each)]);
      }),
    );
  });
});
