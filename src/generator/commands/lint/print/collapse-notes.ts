// Collapsing of frequent notes.

import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';

/** Maximum number of notes of a code that are all shown. */
const maxUncollapsed = 5;
/** Number of notes shown for a collapsed code. */
const shownPerCode = 3;

/**
 * Returns the findings to show, in the same order, and those that are only counted. All errors and warnings are shown.
 */
export function collapseNotes<T extends DiagnosticData>(
  findings: readonly T[],
): { readonly shown: readonly T[]; readonly folded: readonly T[] } {
  const notes = new Map<string, T[]>();
  for (const finding of findings) {
    if (finding.severity !== 'note') continue;
    const sameCode = notes.get(finding.code);
    if (sameCode) sameCode.push(finding);
    else notes.set(finding.code, [finding]);
  }
  const collapsed = new Set(
    [...notes.values()]
      .filter(({ length }) => length > maxUncollapsed)
      .flatMap((sameCode) => sameCode.slice(shownPerCode)),
  );
  return { shown: findings.filter((finding) => !collapsed.has(finding)), folded: [...collapsed] };
}
