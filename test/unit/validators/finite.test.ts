// Patterns that let few texts through: which texts these are, and that the others stay expressions.

import { describe, expect, it } from 'vitest';
import { enumerateMatches } from '../../../src/generator/targets/validators/finite-patterns.ts';

describe('the texts of a pattern', () => {
  it.each<readonly [string, readonly string[]]>([
    ['^a$', ['a']],
    ['^$', ['']],
    ['^(?:on|off)$', ['on', 'off']],
    ['^W(?:[0-2]|1[01])$', ['W0', 'W1', 'W2', 'W10', 'W11']],
    ['^ab?$', ['a', 'ab']],
    ['^(x|y){2}$', ['xx', 'xy', 'yx', 'yy']],
    ['^a{1,3}$', ['a', 'aa', 'aaa']],
    ['^(?:a|a)$', ['a']],
    ['^\\u{1F600}\\.$', ['😀.']],
  ])('%s', (pattern, texts) => {
    expect(enumerateMatches(pattern)).toEqual(texts);
    for (const text of texts) expect(new RegExp(pattern, 'u').test(text)).toBe(true);
  });

  it.each([
    '^a',
    'a$',
    'a',
    '^a|b$',
    '^a*$',
    '^.$',
    '^\\d$',
    '^[^a]$',
    '^[a-z]{2}$',
    '^(?=a)a$',
    '^(a)\\1$',
    '^a{33}$',
    '^\\ba$',
    '(',
  ])('%s are many, or more than characters', (pattern) => {
    expect(enumerateMatches(pattern)).toBeUndefined();
  });
});
