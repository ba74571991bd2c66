// Semantic version bumps for the generated packages.

import { worseLevel, worstLevel, type Change, type CodePart, type ChangeLevel } from './change.ts';

/** Generated packages. */
export const packageNames = ['spec', 'types', 'validators', 'client', 'server', 'docs'] as const;

export type PackageName = (typeof packageNames)[number];

/** Part of the semantic version that must be increased. */
export type VersionBump = 'major' | 'minor' | 'patch' | 'none';

export type VersionBumps = Readonly<Record<PackageName, VersionBump>>;

/** Generated code that users of a package compile against, and whether wire changes affect them. */
const packageConcerns: Readonly<Record<PackageName, { readonly parts: readonly CodePart[]; readonly wire: boolean }>> =
  {
    spec: { parts: [], wire: true },
    types: { parts: ['types'], wire: false },
    validators: { parts: ['types'], wire: true },
    client: { parts: ['types', 'client'], wire: true },
    server: { parts: ['types', 'handlers'], wire: true },
    docs: { parts: [], wire: false },
  };

/** `possibly-breaking` requires a major version too. */
const bumpByLevel: Readonly<Record<ChangeLevel, VersionBump>> = {
  breaking: 'major',
  'possibly-breaking': 'major',
  compatible: 'minor',
};

/** Lists the packages to bump, such as `client major`. */
export function formatBumps(bumps: VersionBumps): readonly string[] {
  return packageNames.filter((name) => bumps[name] !== 'none').map((name) => `${name} ${bumps[name]}`);
}

/** Returns the level of a change for users of a package; `undefined` if it does not affect them. */
export function packageLevel(
  name: PackageName,
  { wire, code }: Pick<Change, 'wire' | 'code'>,
): ChangeLevel | undefined {
  const { parts, wire: isAffectedByWire } = packageConcerns[name];
  return worseLevel(
    isAffectedByWire ? worstLevel(wire) : undefined,
    parts.map((part) => code[part]).reduce(worseLevel, undefined),
  );
}

/** Returns the bump for each package. Without changes, every bump is `none`, even if descriptions differ. */
export function computeBumps(changes: readonly Change[]): VersionBumps {
  const bump = (name: PackageName): VersionBump => {
    const level = changes.map((change) => packageLevel(name, change)).reduce(worseLevel, undefined);
    if (level !== undefined) return bumpByLevel[level];
    return changes.length > 0 ? 'patch' : 'none';
  };
  return Object.fromEntries(packageNames.map((name) => [name, bump(name)])) as Record<PackageName, VersionBump>;
}

/** Returns the lowest valid version of the head; `undefined` if the version is high enough or not numeric. */
export function lowestValidVersion(base: string, head: string, bump: VersionBump): string | undefined {
  const [before, after] = [parseVersion(base), parseVersion(head)];
  if (!before || !after) return undefined;
  const lowest = increase(before, bump);
  return isLower(after, lowest)
    ? lowest.slice(0, Math.max(before.length, Math.min(partToIncrease(before, bump), 2) + 1)).join('.')
    : undefined;
}

type VersionNumbers = readonly number[];

/** Parses `1.2.3`, `v1.2`, or `2`. Prerelease and build suffixes are ignored: 2.0.0-beta is treated as 2.0.0. */
function parseVersion(version: string): VersionNumbers | undefined {
  const [, text] = /^v?(\d{1,15}(?:\.\d{1,15}){0,2})(?:(?<=\.\d+\.\d+)[-+][\w.+-]+)?$/.exec(version.trim()) ?? [];
  return text?.split('.').map(Number);
}

function increase(before: VersionNumbers, bump: VersionBump): VersionNumbers {
  const part = partToIncrease(before, bump);
  return [0, 1, 2].map((index) => (index > part ? 0 : (before[index] ?? 0) + (index === part ? 1 : 0)));
}

/**
 * Returns the index of the version number to increase; 3 if none has to be increased. Below 1.0.0, breaking changes
 * increase the minor version, as in npm's caret ranges.
 */
function partToIncrease([major]: VersionNumbers, bump: VersionBump): number {
  const part = { major: 0, minor: 1, patch: 3, none: 3 }[bump];
  return major === 0 && part < 2 ? part + 1 : part;
}

function isLower(first: VersionNumbers, second: VersionNumbers): boolean {
  const index = [0, 1, 2].find((position) => (first[position] ?? 0) !== (second[position] ?? 0));
  return index !== undefined && (first[index] ?? 0) < (second[index] ?? 0);
}
