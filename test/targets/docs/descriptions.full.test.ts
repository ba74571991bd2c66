// Linear cost of long descriptions of every form; the gate measures one of them.

import { expect, it } from 'vitest';
import { measureGrowth } from './measure-growth.ts';

it.each([
  ['lines', (bytes: number) => 'a\n'.repeat(bytes / 2)],
  ['unclosed tags', (bytes: number) => '<b><br>'.repeat(bytes / 7)],
  ['end tags without a start tag', (bytes: number) => '<b>'.repeat(bytes / 7) + '</i>'.repeat(bytes / 7)],
  ['nested emphasis', (bytes: number) => '*a **b'.repeat(bytes / 12) + '***'.repeat(bytes / 12)],
  ['asterisks', (bytes: number) => `${'*'.repeat(bytes / 2)}a${'*'.repeat(bytes / 2)}`],
  ['spaces in a code span', (bytes: number) => `\`a!${' '.repeat(bytes)}b\``],
])('converts a long description in linear time: %s', (_, description) => {
  expect(measureGrowth(description)).toBeLessThan(30);
});
