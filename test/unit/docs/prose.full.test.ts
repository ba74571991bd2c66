// Long descriptions of every shape cost by their length; the gate measures one of them.

import { expect, it } from 'vitest';
import { growth } from './growth.ts';

it.each([
  ['lines', (bytes: number) => 'a\n'.repeat(bytes / 2)],
  ['tags that never end', (bytes: number) => '<b><br>'.repeat(bytes / 7)],
  ['ends of tags that never began', (bytes: number) => '<b>'.repeat(bytes / 7) + '</i>'.repeat(bytes / 7)],
  ['marks in one another', (bytes: number) => '*a **b'.repeat(bytes / 12) + '***'.repeat(bytes / 12)],
  ['stars', (bytes: number) => `${'*'.repeat(bytes / 2)}a${'*'.repeat(bytes / 2)}`],
  ['spaces within code', (bytes: number) => `\`a!${' '.repeat(bytes)}b\``],
])('%s', (_, description) => {
  expect(growth(description)).toBeLessThan(30);
});
