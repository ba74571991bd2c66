// Check of `info.version` against the changes.

import type { Bump } from './semver-bumps.ts';

/** Returns the lowest valid version of the head; `undefined` if the version is high enough or not numeric. */
export function leastVersion(base: string, head: string, bump: Bump): string | undefined {
  const [before, after] = [numbersOf(base), numbersOf(head)];
  if (!before || !after) return undefined;
  const least = raised(before, bump);
  return isLower(after, least)
    ? least.slice(0, Math.max(before.length, Math.min(partOf(before, bump), 2) + 1)).join('.')
    : undefined;
}

type Numbers = readonly number[];

/** Parses `1.2.3`, `v1.2`, or `2`. Prerelease and build suffixes are ignored: a preview of 2.0.0 counts as 2.0.0. */
function numbersOf(version: string): Numbers | undefined {
  const [, text] = /^v?(\d{1,15}(?:\.\d{1,15}){0,2})(?:(?<=\.\d+\.\d+)[-+][\w.+-]+)?$/.exec(version.trim()) ?? [];
  return text?.split('.').map(Number);
}

function raised(before: Numbers, bump: Bump): Numbers {
  const part = partOf(before, bump);
  return [0, 1, 2].map((at) => (at > part ? 0 : (before[at] ?? 0) + (at === part ? 1 : 0)));
}

/**
 * Returns the index of the number to increase; 3 if none. Below 1.0.0, breaking changes increase the minor version, as
 * in npm's caret ranges.
 */
function partOf([major]: Numbers, bump: Bump): number {
  const part = { major: 0, minor: 1, patch: 3, none: 3 }[bump];
  return major === 0 && part < 2 ? part + 1 : part;
}

function isLower(one: Numbers, other: Numbers): boolean {
  const at = [0, 1, 2].find((each) => (one[each] ?? 0) !== (other[each] ?? 0));
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0);
}
