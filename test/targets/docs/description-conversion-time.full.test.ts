// Linear conversion time for every kind of long description. The gate measures only one kind.

import { expect, it } from 'vitest';
import { measureGrowth } from './measure-conversion-time.ts';

it.each([
  ['lines', (length: number) => 'a\n'.repeat(length / 2)],
  ['unclosed tags', (length: number) => '<b><br>'.repeat(length / 7)],
  ['end tags without a start tag', (length: number) => '<b>'.repeat(length / 7) + '</i>'.repeat(length / 7)],
  ['nested emphasis', (length: number) => '*a **b'.repeat(length / 12) + '***'.repeat(length / 12)],
  ['asterisks', (length: number) => `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`],
  ['spaces in a code span', (length: number) => `\`a!${' '.repeat(length)}b\``],
])('converts a long description in linear time: %s', (_, createDescription) => {
  expect(measureGrowth(createDescription)).toBeLessThan(30);
});
