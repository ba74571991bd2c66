// Check of `info.version` against the changes.

import type { VersionBump } from './semver-bumps.ts';

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

/** Parses `1.2.3`, `v1.2`, or `2`. Prerelease and build suffixes are ignored: a preview of 2.0.0 counts as 2.0.0. */
function parseVersion(version: string): VersionNumbers | undefined {
  const [, text] = /^v?(\d{1,15}(?:\.\d{1,15}){0,2})(?:(?<=\.\d+\.\d+)[-+][\w.+-]+)?$/.exec(version.trim()) ?? [];
  return text?.split('.').map(Number);
}

function increase(before: VersionNumbers, bump: VersionBump): VersionNumbers {
  const part = partToIncrease(before, bump);
  return [0, 1, 2].map((at) => (at > part ? 0 : (before[at] ?? 0) + (at === part ? 1 : 0)));
}

/**
 * Returns the index of the number to increase; 3 if none. Below 1.0.0, breaking changes increase the minor version, as
 * in npm's caret ranges.
 */
function partToIncrease([major]: VersionNumbers, bump: VersionBump): number {
  const part = { major: 0, minor: 1, patch: 3, none: 3 }[bump];
  return major === 0 && part < 2 ? part + 1 : part;
}

function isLower(first: VersionNumbers, second: VersionNumbers): boolean {
  const at = [0, 1, 2].find((each) => (first[each] ?? 0) !== (second[each] ?? 0));
  return at !== undefined && (first[at] ?? 0) < (second[at] ?? 0);
}
