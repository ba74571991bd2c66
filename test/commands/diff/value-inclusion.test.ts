// Inclusion of values between integer formats and between patterns.

import { describe, expect, it } from 'vitest';
import { classifyFormatChange } from '../../../src/generator/commands/diff/schemas/compare-patterns-and-formats.ts';
import { comparePatternInclusion } from '../../../src/generator/commands/diff/schemas/pattern-inclusion.ts';

const integerRanges: Readonly<Record<string, readonly [min: bigint, max: bigint]>> = Object.fromEntries(
  [8n, 16n, 32n, 64n].flatMap((bits) => [
    [`int${bits}`, [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]],
    [`uint${bits}`, [0n, 2n ** bits - 1n]],
  ]),
);
const formatPairs = Object.keys(integerRanges).flatMap((from) =>
  Object.keys(integerRanges)
    .filter((to) => to !== from)
    .map((to) => [from, to] as const),
);

describe('integer formats', () => {
  it.each(formatPairs)('compares the ranges of %s and %s', (from, to) => {
    const [[fromMin, fromMax], [toMin, toMax]] = [integerRanges[from] ?? [0n, 0n], integerRanges[to] ?? [0n, 0n]];
    let expectedId = 'format-changed';
    if (toMin <= fromMin && toMax >= fromMax) expectedId = 'format-widened';
    else if (toMin >= fromMin && toMax <= fromMax) expectedId = 'format-narrowed';
    expect(classifyFormatChange(from, to).id).toBe(expectedId);
  });
});

describe('patterns', () => {
  it.each([
    ['^a{1,3}$', '^a{1,5}$', 'wider'],
    ['^a{1,5}$', '^a{1,3}$', 'narrower'],
    ['^[a-z]$', '^[a-z0-9]$', 'wider'],
    ['^a{2}$', '^a{3}$', undefined],
    ['^ab{0,2}$', '^ab{0,9}$', 'wider'],
    ['^(a|b)$', '^(a|b|c)$', 'wider'],
    ['^[0-9]+$', '^\\d+$', 'same'],
  ] as const)('reports the relation from %s to %s as %s', (from, to, relation) => {
    expect(comparePatternInclusion(from, to)).toBe(relation);
  });
});
