// Strings that match a pattern, as candidates of sample values.

import { expect, it } from 'vitest';
import { stringsFromPattern } from '../../src/generator/model/sample-values/strings-from-pattern.ts';

it.each([
  ['^b', 'b'],
  ['^b(?!$)', 'ba'],
  ['(?<=.)b$', 'ab'],
  ['^[0-9]{3}$', '123'],
])('some string that is derived from %s is %s', (pattern, expected) => {
  expect([...stringsFromPattern(pattern, 0, 10)]).toContain(expected);
});

it('yields no string above the maximum length', () => {
  const strings = [...stringsFromPattern('^b', 0, 1)];
  expect(strings).toContain('b');
  expect(strings.filter((text) => text.length > 1)).toEqual([]);
});
