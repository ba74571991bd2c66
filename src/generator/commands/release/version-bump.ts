// Version bump decision for one package, and semantic version arithmetic.

import { computeBumps, packageLevel, type VersionBump, type PackageName } from '../diff/semver-bumps.ts';
import type { AssessedChange } from '../diff/assess-changes.ts';
import type { DeclarationChange } from './declaration-diff.ts';
import { listDifferingFiles, type PackageFiles } from './package-diff.ts';

/** Input of `decideBump`. */
export interface BumpInput {
  /** Last published content; `undefined` if never published. */
  readonly published: PackageFiles | undefined;
  /** Content to publish, with the current versions of its siblings. */
  readonly candidate: PackageFiles;
  /** Target that generated the package; `undefined` for other packages. */
  readonly target: PackageName | undefined;
  /** Changes to the document since the last publication. */
  readonly documentChanges: readonly AssessedChange[];
  /** Compares the declarations; called only if the content differs. */
  readonly declarations: () => readonly DeclarationChange[];
}

/** Version bump with its reasons. */
export interface BumpDecision {
  readonly bump: VersionBump | 'first';
  /** Changes that affect the package. */
  readonly documentChanges: readonly AssessedChange[];
  readonly declarations: readonly DeclarationChange[];
  /** Paths of changed files. */
  readonly files: readonly string[];
}

const noChanges = { documentChanges: [], declarations: [], files: [] };

/** Decides on the version bump. Identical content is never published again, regardless of changes in the document. */
export function decideBump({ published, candidate, target, documentChanges, declarations }: BumpInput): BumpDecision {
  if (!published) return { bump: 'first', ...noChanges };
  const files = listDifferingFiles(published, candidate);
  if (files.length === 0) return { bump: 'none', ...noChanges };
  const affectingChanges =
    target === undefined
      ? []
      : documentChanges.filter(({ change }) => target === 'docs' || packageLevel(target, change) !== undefined);
  const documentBump =
    target === undefined ? 'none' : computeBumps(documentChanges.map(({ change }) => change))[target];
  const changes = declarations();
  const bump = [documentBump, ...changes.map(declarationBump)].reduce<VersionBump>(maxBump, 'patch');
  return { bump, documentChanges: affectingChanges, declarations: changes, files };
}

function declarationBump({ kind }: DeclarationChange): VersionBump {
  return kind === 'removed' || kind === 'narrowed' ? 'major' : 'minor';
}

/** First version of a package whose package.json has 0.0.0. */
export const initialVersion = '0.1.0';

/** Returns the greater of two bumps. */
function maxBump(first: VersionBump, second: VersionBump): VersionBump {
  const order: readonly VersionBump[] = ['none', 'patch', 'minor', 'major'];
  return order.indexOf(first) < order.indexOf(second) ? second : first;
}

/**
 * Returns the next version. Below 1.0.0, breaking changes raise the minor version, and all others raise the patch
 * version, in line with npm ranges (`^0.2.1`).
 */
export function bumpVersion(version: string, bump: VersionBump): string {
  const [major, minor, patch] = parseVersion(version);
  if (bump === 'none') return version;
  if (major === 0) return bump === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Compares two versions, ignoring prerelease tags. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [parseVersion(first), parseVersion(second)];
  const index = [0, 1, 2].find((part) => a[part] !== b[part]);
  return index === undefined ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Returns the highest version that is not a prerelease; `undefined` if there is none. */
export function highestVersion(versions: readonly string[]): string | undefined {
  return versions.filter(isReleaseVersion).sort(compareVersions).at(-1);
}

/** Returns whether the text is a version without prerelease or build tags. */
export function isReleaseVersion(text: string): boolean {
  return /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/.test(text);
}

function parseVersion(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];
  return [major, minor, patch];
}
