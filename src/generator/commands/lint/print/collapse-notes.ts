// Which notes people are not shown one by one: those of a code that has many, since they bury what matters.

import type { Told } from '../../../diagnostics/diagnostic.ts';

/** More notes of one code than that are folded … */
const most = 5;
/** … and so many of them are shown. */
const examples = 3;

/** What is shown, in the same order, and what is only counted. Errors and warnings are all shown. */
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
