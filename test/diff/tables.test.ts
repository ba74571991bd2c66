// What decides levels and versions, row by row: formats within formats, patterns within patterns, the parts of a version.

import { describe, expect, it } from 'vitest';
import type { Change, CodePart, ChangeLevel } from '../../src/generator/commands/diff/change.ts';
import { compareFormats } from '../../src/generator/commands/diff/schemas/format-inclusion.ts';
import { comparePatternInclusion } from '../../src/generator/commands/diff/schemas/pattern-inclusion.ts';
import { lowestValidVersion } from '../../src/generator/commands/diff/info-version-check.ts';
import { changeLevel } from '../../src/generator/commands/diff/assess-changes.ts';
import { computeBumps, packageNames, type VersionBump } from '../../src/generator/commands/diff/semver-bumps.ts';

const integers: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = Object.fromEntries(
  [8n, 16n, 32n, 64n].flatMap((bits) => [
    [`int${bits}`, [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]],
    [`uint${bits}`, [0n, 2n ** bits - 1n]],
  ]),
);
const pairs = Object.keys(integers).flatMap((from) =>
  Object.keys(integers)
    .filter((to) => to !== from)
    .map((to) => [from, to] as const),
);

describe('a format of integers', () => {
  it.each(pairs)('%s lies within %s where all of its numbers do', (from, to) => {
    const [[least, most], [lowest, highest]] = [integers[from] ?? [0n, 0n], integers[to] ?? [0n, 0n]];
    const [wider, narrower] = [lowest <= least && highest >= most, lowest >= least && highest <= most];
    expect(compareFormats(from, to).id).toBe(
      wider ? 'format-widened' : narrower ? 'format-narrowed' : 'format-changed',
    );
  });
});

describe('a pattern', () => {
  it.each([
    ['^a{1,3}$', '^a{1,5}$', 'wider'],
    ['^a{1,5}$', '^a{1,3}$', 'narrower'],
    ['^[a-z]$', '^[a-z0-9]$', 'wider'],
    ['^a{2}$', '^a{3}$', undefined],
    ['^ab{0,2}$', '^ab{0,9}$', 'wider'],
    ['^(a|b)$', '^(a|b|c)$', 'wider'],
    ['^[0-9]+$', '^\\d+$', 'same'],
  ] as const)('%s beside %s is %s', (from, to, relation) => {
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
const bumpOf: Readonly<Record<ChangeLevel, VersionBump>> = {
  breaking: 'major',
  possibly: 'major',
  compatible: 'minor',
};

describe('a package rises', () => {
  const met: Readonly<Record<string, readonly string[]>> = {
    request: ['spec', 'validators', 'client', 'server'],
    response: ['spec', 'validators', 'client', 'server'],
    types: ['types', 'validators', 'client', 'server'],
    client: ['client'],
    handlers: ['server'],
  };

  it.each(
    Object.keys(met).flatMap((part) =>
      (['breaking', 'possibly', 'compatible'] as const).map((level) => [part, level] as const),
    ),
  )('with what meets it: %s %s', (part, level) => {
    const wire = part === 'request' || part === 'response';
    const bumps = computeBumps([change(wire ? { [part]: level } : {}, wire ? {} : { [part]: level })]);
    expect(bumps).toEqual(
      Object.fromEntries(packageNames.map((name) => [name, met[part]?.includes(name) ? bumpOf[level] : 'patch'])),
    );
  });

  it('not at all where nothing differs, and by the worst of all that does', () => {
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
])('a change that breaks %s alone counts as %s', (part, level) => {
  expect(changeLevel(change({}, { [part]: 'breaking' }))).toBe(level);
});

describe('a version', () => {
  it.each<[base: string, head: string, bump: VersionBump, least: string | undefined]>([
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
  ])('%s, then %s, with a %s change: %s', (base, head, bump, least) => {
    expect(lowestValidVersion(base, head, bump)).toBe(least);
  });
});
