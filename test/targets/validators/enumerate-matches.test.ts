// Enumeration of the strings that a finite pattern matches.

import { describe, expect, it } from 'vitest';
import { enumerateMatches } from '../../../src/generator/targets/validators/match-and-enumerate-patterns.ts';

describe('enumerateMatches', () => {
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
  ])('returns every string that %s matches', (pattern, matches) => {
    expect(enumerateMatches(pattern)).toEqual(matches);
    for (const match of matches) expect(new RegExp(pattern, 'u').test(match)).toBe(true);
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
  ])('returns undefined for %s, which has too many matches or unsupported syntax', (pattern) => {
    expect(enumerateMatches(pattern)).toBeUndefined();
  });
});
