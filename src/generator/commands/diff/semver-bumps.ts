// How far the version of each generated package has to rise for a set of changes.

import { worse, worst, type Change, type CodePart, type Level } from './change.ts';

/** The packages that a document yields. */
export const packageNames = ['spec', 'types', 'validators', 'client', 'server', 'docs'] as const;

export type PackageName = (typeof packageNames)[number];

/** The part of a semantic version that has to rise. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

export type Bumps = Readonly<Record<PackageName, Bump>>;

/** The declarations that a package's users compile against, and whether what crosses the wire concerns them. */
const concerns: Readonly<Record<PackageName, { readonly parts: readonly CodePart[]; readonly wire: boolean }>> = {
  spec: { parts: [], wire: true },
  types: { parts: ['types'], wire: false },
  validators: { parts: ['types'], wire: true },
  client: { parts: ['types', 'client'], wire: true },
  server: { parts: ['types', 'handlers'], wire: true },
  docs: { parts: [], wire: false },
};

/** What "possibly breaking" may break, a version has to announce. */
const bumpOf: Readonly<Record<Level, Bump>> = { breaking: 'major', possibly: 'major', compatible: 'minor' };

/** `client major` for each package that rises. */
export function risingOf(bumps: Bumps): readonly string[] {
  return packageNames.filter((name) => bumps[name] !== 'none').map((name) => `${name} ${bumps[name]}`);
}

/** What a change is for the users of a package; undefined where it does not concern them. */
export function levelIn(name: PackageName, { wire, code }: Pick<Change, 'wire' | 'code'>): Level | undefined {
  const { parts, wire: met } = concerns[name];
  return worse(met ? worst(wire) : undefined, parts.map((part) => code[part]).reduce(worse, undefined));
}

/** The bump of each package. Nothing but descriptions differs where there is no change: that is a patch at most, and not told here. */
export function bumpsOf(changes: readonly Change[]): Bumps {
  const bump = (name: PackageName): Bump => {
    const level = changes.map((change) => levelIn(name, change)).reduce(worse, undefined);
    if (level !== undefined) return bumpOf[level];
    return changes.length > 0 ? 'patch' : 'none';
  };
  return Object.fromEntries(packageNames.map((name) => [name, bump(name)])) as Record<PackageName, Bump>;
}
