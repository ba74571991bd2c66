// Line starts and indentation at offsets in a text.

import { expect, test } from 'vitest';
import { indentationAt, isFirstOnLine, lineStartAt } from '../../src/generator/source/text-edits.ts';

test.each([
  ['a\nb', 0, 0],
  ['a\nb', 1, 0],
  ['a\nb', 2, 2],
  ['\nb', 0, 0],
  ['\r\nb', 0, 0],
  ['\rb', 1, 1],
  ['\n\nb', 1, 1],
  ['', 0, 0],
])('lineStartAt returns the start of the line at an offset: %j, %d', (text, offset, start) =>
  expect(lineStartAt(text, offset)).toBe(start),
);

test('isFirstOnLine ignores the indentation before an offset', () => {
  expect(indentationAt('\n \tb', 3)).toBe(' \t');
  expect(indentationAt('\n b', 0)).toBe('');
  expect([0, 1, 3, 4].map((offset) => isFirstOnLine('\n bc', offset))).toEqual([true, true, false, false]);
});
