// Semantic version bumps of the generated packages.

import { worseLevel, worstLevel, type Change, type CodePart, type ChangeLevel } from './change.ts';

/** Generated packages. */
export const packageNames = ['spec', 'types', 'validators', 'client', 'server', 'docs'] as const;

export type PackageName = (typeof packageNames)[number];

/** Part of a semantic version to increase. */
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

/** `possibly` requires a major version too. */
const bumpByLevel: Readonly<Record<ChangeLevel, VersionBump>> = {
  breaking: 'major',
  possibly: 'major',
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

/** Returns the bump of each package. Without changes, only descriptions can differ; a patch for them is not listed. */
export function computeBumps(changes: readonly Change[]): VersionBumps {
  const bump = (name: PackageName): VersionBump => {
    const level = changes.map((change) => packageLevel(name, change)).reduce(worseLevel, undefined);
    if (level !== undefined) return bumpByLevel[level];
    return changes.length > 0 ? 'patch' : 'none';
  };
  return Object.fromEntries(packageNames.map((name) => [name, bump(name)])) as Record<PackageName, VersionBump>;
}
