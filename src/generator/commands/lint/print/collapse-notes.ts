// Collapsing of frequent notes.

import type { Told } from '../../../diagnostics/diagnostic.ts';

/** Maximum number of notes of a code that are all shown. */
const most = 5;
/** Number of notes shown for a collapsed code. */
const examples = 3;

/**
 * Returns the findings to show, in the same order, and those that are only counted. All errors and warnings are shown.
 */
export function foldNotes<T extends Told>(
  findings: readonly T[],
): { readonly shown: readonly T[]; readonly folded: readonly T[] } {
  const notes = new Map<string, T[]>();
  for (const finding of findings) {
    if (finding.severity !== 'note') continue;
    const alike = notes.get(finding.code);
    if (alike) alike.push(finding);
    else notes.set(finding.code, [finding]);
  }
  const folded = new Set(
    [...notes.values()].filter(({ length }) => length > most).flatMap((alike) => alike.slice(examples)),
  );
  return { shown: findings.filter((finding) => !folded.has(finding)), folded: [...folded] };
}
