// Whether the version that a document states has risen as far as its changes ask for.

import type { Bump } from './semver-bumps.ts';

/** The least version that the head may state, where it states a lower one. Undefined also where a version has no numbers. */
export function leastVersion(base: string, head: string, bump: Bump): string | undefined {
  const [before, after] = [numbersOf(base), numbersOf(head)];
  if (!before || !after) return undefined;
  const least = raised(before, bump);
  return isLower(after, least)
    ? least.slice(0, Math.max(before.length, Math.min(partOf(before, bump), 2) + 1)).join('.')
    : undefined;
}

type Numbers = readonly number[];

/** `1.2.3`, `v1.2`, `2`; what follows a hyphen or a plus sign is passed over: a preview of 2.0.0 has risen as far. */
function numbersOf(version: string): Numbers | undefined {
  const [, text] = /^v?(\d{1,15}(?:\.\d{1,15}){0,2})(?:(?<=\.\d+\.\d+)[-+][\w.+-]+)?$/.exec(version.trim()) ?? [];
  return text?.split('.').map(Number);
}

function raised(before: Numbers, bump: Bump): Numbers {
  const part = partOf(before, bump);
  return [0, 1, 2].map((at) => (at > part ? 0 : (before[at] ?? 0) + (at === part ? 1 : 0)));
}

/** Which number rises; 3 where none has to. Below 1.0.0 what breaks raises the second, as npm's ranges have it. */
function partOf([major]: Numbers, bump: Bump): number {
  const part = { major: 0, minor: 1, patch: 3, none: 3 }[bump];
  return major === 0 && part < 2 ? part + 1 : part;
}

function isLower(one: Numbers, other: Numbers): boolean {
  const at = [0, 1, 2].find((each) => (one[each] ?? 0) !== (other[each] ?? 0));
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0);
}
