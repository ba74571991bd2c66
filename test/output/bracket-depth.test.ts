// Depth of brackets in TypeScript: what counts as one.

import { expect, it } from 'vitest';
import { exceedsBracketDepth } from '../../src/generator/output/bracket-depth.ts';

/** Returns the greatest depth of brackets. */
function depthOf(text: string): number {
  let limit = 0;
  while (exceedsBracketDepth(text, limit)) limit += 1;
  return limit;
}

it.each([
  ['', 0],
  ['f([{ a: () => 1 }])', 4],
  ['type A = Array<Map<string, { a: B<1>; b: 2 }>>;', 4],
  ['if (a < b) f(a<b, () => c > d); f(1)', 3],
  ["const a = \"((\" + '[[\\'{' + `((`; // ((\n/* (( */ f(1)", 1],
  ['const a = `${f(`)) ${{ a: 1 }}`)} \\${((`;', 4],
  ['const a = [/[(]/, /[(]/, /\\(/, /\\{/]; f(1)', 3],
  ['a))]]>>}}; b(1)', 1],
  [`const a = '${'('.repeat(20_000_000)}';`, 0],
  ['('.repeat(30), 30],
])('of %.60s', (text, depth) => {
  expect(depthOf(text)).toBe(depth);
});
