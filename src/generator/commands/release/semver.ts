// Which version a package has next.

import type { Bump } from '../diff/semver-bumps.ts';

/** The version that a package is first published with, where it states none of its own. */
export const firstVersion = '0.1.0';

/** The worse of two bumps. */
export function higher(one: Bump, other: Bump): Bump {
  const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];
  return order.indexOf(one) < order.indexOf(other) ? other : one;
}

/**
 * The version after this one. Below 1.0.0 what breaks raises the second number and all else the third, as npm's ranges
 * (`^0.2.1`) have it.
 */
export function raised(version: string, bump: Bump): string {
  const [major, minor, patch] = numbersOf(version);
  if (bump === 'none') return version;
  if (major === 0) return bump === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Negative where the first is lower. Previews count as what they are previews of. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = [0, 1, 2].find((each) => a[each] !== b[each]);
  return at === undefined ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The highest of published versions that is no preview; undefined where there is none. */
export function highest(versions: readonly string[]): string | undefined {
  return versions.filter(isVersion).sort(compareVersions).at(-1);
}

/** Whether a text is a version that a release may have: three numbers. */
export function isVersion(text: string): boolean {
  return /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/.test(text);
}

function numbersOf(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];
  return [major, minor, patch];
}
