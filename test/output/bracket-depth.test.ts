// Depth of brackets in TypeScript: what counts as one.

import { expect, it } from 'vitest';
import { exceedsBracketDepth } from '../../src/generator/output/bracket-depth.ts';
import { exceedsExactBracketDepth } from '../../src/generator/output/exact-bracket-depth.ts';

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

it.each([
  ['const a = f([{ a: (b) }, 1], 2);', 4],
  ['type A = Array<Map<string, { a: B<C<1>>; b: () => void }>>;', 5],
  ['if (a < b) f([a<b, () => c > d])', 2],
  ['const a = 1 < 2 ? `${f(`${{ a: b }}`)}` : /[(/]/; // ((\n/* (( */ f(1)', 4],
  ['export const p = /[[]/;\n'.repeat(600), 0],
  ['let a = b<c\n'.repeat(600), 0],
  [`${'('.repeat(30)}1${')'.repeat(30)}`, 30],
])('of the syntax tree of %.60s', (text, depth) => {
  expect(exceedsExactBracketDepth(text, depth - 1)).toBe(true);
  expect(exceedsExactBracketDepth(text, depth)).toBe(false);
});

it('of a text that is too deep for the compiler', () => {
  expect(exceedsExactBracketDepth('('.repeat(100_000), 500)).toBe(true);
});
