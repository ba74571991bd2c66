// Version bumps: affected packages by change level, and the lowest valid semantic version.

import { describe, expect, test } from 'vitest';
import type { Change, CodePart, ChangeLevel } from '../../../src/generator/commands/diff/change.ts';
import {
  lowestValidVersion,
  computeBumps,
  packageNames,
  type VersionBump,
} from '../../../src/generator/commands/diff/semver-bumps.ts';
import { changeLevel } from '../../../src/generator/commands/diff/assess-changes.ts';

const createChange = (wire: Change['wire'], code: Change['code']): Change => ({
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

describe('package version bumps', () => {
  const affectedPackages: Readonly<Record<string, readonly string[]>> = {
    request: ['spec', 'validators', 'client', 'server'],
    response: ['spec', 'validators', 'client', 'server'],
    types: ['types', 'validators', 'client', 'server'],
    client: ['client'],
    handlers: ['server'],
  };

  test.each(
    Object.keys(affectedPackages).flatMap((part) =>
      (['breaking', 'possibly-breaking', 'compatible'] as const).map((level) => [part, level] as const),
    ),
  )('for a change to %s that is %s apply to the affected packages', (part, level) => {
    const isWire = part === 'request' || part === 'response';
    const bumps = computeBumps([createChange(isWire ? { [part]: level } : {}, isWire ? {} : { [part]: level })]);
    expect(bumps).toEqual(
      Object.fromEntries(
        packageNames.map((name) => [name, affectedPackages[part]?.includes(name) ? bumpsByLevel[level] : 'patch']),
      ),
    );
  });

  test('are `none` without changes, and otherwise correspond to the highest level', () => {
    expect(new Set(Object.values(computeBumps([])))).toEqual(new Set(['none']));
    expect(
      computeBumps([
        createChange({ request: 'compatible' }, {}),
        createChange({ response: 'breaking' }, {}),
        createChange({}, {}),
      ]).spec,
    ).toBe('major');
  });
});

test.each<[CodePart, ChangeLevel]>([
  ['types', 'breaking'],
  ['client', 'breaking'],
  ['handlers', 'compatible'],
])('a change that breaks only %s is %s', (part, level) => {
  expect(changeLevel(createChange({}, { [part]: 'breaking' }))).toBe(level);
});

describe('the lowest valid version', () => {
  test.each<[base: string, head: string, bump: VersionBump, expected: string | undefined]>([
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
