// Comparison of two schemas, keyword by keyword.

import { compareBounds } from './compare-bounds.ts';
import { compareConditions } from './compare-conditions.ts';
import { compareContents } from './compare-content-encoding.ts';
import { compareLists } from './compare-arrays.ts';
import { compareNotes } from './compare-annotations.ts';
import { compareObjects } from './compare-objects.ts';
import { compareFormatsOf, compareTexts } from './compare-patterns-formats.ts';
import { areInhabited, compareNull, compareTypes } from './compare-types.ts';
import { compareUnions, compareWrapped } from './compare-unions.ts';
import { collect, type Context } from './comparison-context.ts';
import { compareEvaluation } from './evaluated-locations.ts';
import { isDeciding, type Explored, type Pair, type Pairs } from './schema-pairs.ts';

/** Compares the keywords of two schemas. Nested schemas become edges to further pairs. */
export function explore(pairs: Pairs, pair: Pair): Explored {
  const { context, findings, edges } = collect(pairs, pair);
  if (areInhabited(context)) {
    if (compareWrapped(context)) compareNull(context);
    else if (compareTypes(context)) {
      compareKeywords(context);
      if (context.leftover && !isDecided(pairs, { findings, edges })) compareEvaluation(context);
    } else compareFormatsOf(context);
  }
  if (pair.reading !== 'exact') compareNotes(context);
  return { findings, edges };
}

function compareKeywords(context: Context): void {
  compareBounds(context);
  compareTexts(context);
  compareContents(context);
  compareLists(context);
  compareObjects(context);
  compareUnions(context);
  compareConditions(context);
}

/** Returns whether a known difference already affects which values are valid, here or in an in-place schema. */
function isDecided(pairs: Pairs, { findings, edges }: Explored): boolean {
  return findings.some(({ id }) => isDeciding(id)) || edges.some(({ to, guarded }) => guarded && pairs.relation(to).decides);
}
