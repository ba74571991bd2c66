// Semantic version bumps of the generated packages.

import { worse, worst, type Change, type CodePart, type Level } from './change.ts';

/** Generated packages. */
export const packageNames = ['spec', 'types', 'validators', 'client', 'server', 'docs'] as const;

export type PackageName = (typeof packageNames)[number];

/** Part of a semantic version to increase. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

export type Bumps = Readonly<Record<PackageName, Bump>>;

/** Generated code that users of a package compile against, and whether wire changes affect them. */
const concerns: Readonly<Record<PackageName, { readonly parts: readonly CodePart[]; readonly wire: boolean }>> = {
  spec: { parts: [], wire: true },
  types: { parts: ['types'], wire: false },
  validators: { parts: ['types'], wire: true },
  client: { parts: ['types', 'client'], wire: true },
  server: { parts: ['types', 'handlers'], wire: true },
  docs: { parts: [], wire: false },
};

/** `possibly` requires a major version too. */
const bumpOf: Readonly<Record<Level, Bump>> = { breaking: 'major', possibly: 'major', compatible: 'minor' };

/** Lists the packages to bump, such as `client major`. */
export function risingOf(bumps: Bumps): readonly string[] {
  return packageNames.filter((name) => bumps[name] !== 'none').map((name) => `${name} ${bumps[name]}`);
}

/** Returns the level of a change for users of a package; `undefined` if it does not affect them. */
export function levelIn(name: PackageName, { wire, code }: Pick<Change, 'wire' | 'code'>): Level | undefined {
  const { parts, wire: met } = concerns[name];
  return worse(met ? worst(wire) : undefined, parts.map((part) => code[part]).reduce(worse, undefined));
}

/** Returns the bump of each package. Without changes, only descriptions can differ; a patch for them is not listed. */
export function bumpsOf(changes: readonly Change[]): Bumps {
  const bump = (name: PackageName): Bump => {
    const level = changes.map((change) => levelIn(name, change)).reduce(worse, undefined);
    if (level !== undefined) return bumpOf[level];
    return changes.length > 0 ? 'patch' : 'none';
  };
  return Object.fromEntries(packageNames.map((name) => [name, bump(name)])) as Record<PackageName, Bump>;
}
