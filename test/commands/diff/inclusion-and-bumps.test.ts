// Tables behind change levels and version bumps: format inclusion, pattern inclusion, and semantic versions.

import { describe, expect, it } from 'vitest';
import type { Change, CodePart, ChangeLevel } from '../../../src/generator/commands/diff/change.ts';
import { compareFormats } from '../../../src/generator/commands/diff/schemas/compare-strings.ts';
import { comparePatternInclusion } from '../../../src/generator/commands/diff/schemas/pattern-inclusion.ts';
import {
  lowestValidVersion,
  computeBumps,
  packageNames,
  type VersionBump,
} from '../../../src/generator/commands/diff/semver-bumps.ts';
import { changeLevel } from '../../../src/generator/commands/diff/assess-changes.ts';

const integerRanges: Readonly<Record<string, readonly [min: bigint, max: bigint]>> = Object.fromEntries(
  [8n, 16n, 32n, 64n].flatMap((bits) => [
    [`int${bits}`, [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]],
    [`uint${bits}`, [0n, 2n ** bits - 1n]],
  ]),
);
const pairs = Object.keys(integerRanges).flatMap((from) =>
  Object.keys(integerRanges)
    .filter((to) => to !== from)
    .map((to) => [from, to] as const),
);

describe('integer formats', () => {
  it.each(pairs)('compares the ranges of %s and %s', (from, to) => {
    const [[fromMin, fromMax], [toMin, toMax]] = [integerRanges[from] ?? [0n, 0n], integerRanges[to] ?? [0n, 0n]];
    const isWider = toMin <= fromMin && toMax >= fromMax;
    const isNarrower = toMin >= fromMin && toMax <= fromMax;
    expect(compareFormats(from, to).id).toBe(
      isWider ? 'format-widened' : isNarrower ? 'format-narrowed' : 'format-changed',
    );
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
  ] as const)('from %s to %s the relation is %s', (from, to, relation) => {
    expect(comparePatternInclusion(from, to)).toBe(relation);
  });
});

const change = (wire: Change['wire'], code: Change['code']): Change => ({
  id: 'maximum-lowered',
  wire,
  code,
  subject: { steps: [] },
  operations: [],
  sentence: '',
  fingerprint: '',
});
const bumpsByLevel: Readonly<Record<ChangeLevel, VersionBump>> = {
  breaking: 'major',
  'possibly-breaking': 'major',
  compatible: 'minor',
};

describe('version bumps of packages', () => {
  const affectedPackages: Readonly<Record<string, readonly string[]>> = {
    request: ['spec', 'validators', 'client', 'server'],
    response: ['spec', 'validators', 'client', 'server'],
    types: ['types', 'validators', 'client', 'server'],
    client: ['client'],
    handlers: ['server'],
  };

  it.each(
    Object.keys(affectedPackages).flatMap((part) =>
      (['breaking', 'possibly-breaking', 'compatible'] as const).map((level) => [part, level] as const),
    ),
  )('affect the packages of a change that is, for %s, %s', (part, level) => {
    const isWire = part === 'request' || part === 'response';
    const bumps = computeBumps([change(isWire ? { [part]: level } : {}, isWire ? {} : { [part]: level })]);
    expect(bumps).toEqual(
      Object.fromEntries(
        packageNames.map((name) => [name, affectedPackages[part]?.includes(name) ? bumpsByLevel[level] : 'patch']),
      ),
    );
  });

  it('are none without changes, and otherwise follow the highest level', () => {
    expect(new Set(Object.values(computeBumps([])))).toEqual(new Set(['none']));
    expect(
      computeBumps([change({ request: 'compatible' }, {}), change({ response: 'breaking' }, {}), change({}, {})]).spec,
    ).toBe('major');
  });
});

it.each<[CodePart, ChangeLevel]>([
  ['types', 'breaking'],
  ['client', 'breaking'],
  ['handlers', 'compatible'],
])('a change that breaks only %s is %s', (part, level) => {
  expect(changeLevel(change({}, { [part]: 'breaking' }))).toBe(level);
});

describe('the lowest valid version', () => {
  it.each<[base: string, head: string, bump: VersionBump, expected: string | undefined]>([
    ['1.2.3', '1.2.3', 'major', '2.0.0'],
    ['1.2.3', '2.0.0', 'major', undefined],
    ['1.2.3', '2.0.0-rc.1', 'major', undefined],
    ['1.2.3', '1.9.0', 'major', '2.0.0'],
    ['1.2.3', '1.2.4', 'minor', '1.3.0'],
    ['1.2.3', '1.3.0', 'minor', undefined],
    ['1.2.3', '1.2.3', 'patch', undefined],
    ['1.2.3', '1.2.2', 'none', '1.2.3'],
    ['0.4.1', '0.5.0', 'major', undefined],
    ['0.4.1', '0.4.2', 'major', '0.5.0'],
    ['0.4.1', '0.4.1', 'minor', '0.4.2'],
    ['v1', 'v1', 'major', '2'],
    ['1', '1', 'minor', '1.1'],
    ['1.9', '1.10', 'minor', undefined],
    ['2030-01-15', '2030-01-15', 'major', undefined],
    ['next', '1.0.0', 'major', undefined],
  ])('from %s to %s with a %s change is %s', (base, head, bump, expected) => {
    expect(lowestValidVersion(base, head, bump)).toBe(expected);
  });
});
