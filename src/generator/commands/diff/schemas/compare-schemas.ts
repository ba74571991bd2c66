// Comparison of two schemas, keyword by keyword.

import { compareBounds } from './compare-bounds.ts';
import { compareNotAndConditions } from './compare-not-and-conditions.ts';
import {
  compareContentKeywords,
  compareFormatLists,
  comparePatternsAndFormats,
} from './compare-patterns-and-formats.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareObjects } from './compare-objects.ts';
import { compareEmptiness, compareNull, compareTypesAndEnums } from './compare-types-and-enums.ts';
import { compareUnions, compareUnionWithSchema } from './compare-unions.ts';
import { createComparisonContext, type ComparisonContext } from './comparison-context.ts';
import { compareEvaluation } from './evaluated-locations.ts';
import { affectsValidity, type PairResult, type SchemaPair, type SchemaPairs } from './schema-pairs.ts';

/** Compares the keywords of two schemas. Nested schemas become edges to further pairs. */
export function compareSchemas(pairs: SchemaPairs, pair: SchemaPair): PairResult {
  const { context, differences, edges } = createComparisonContext(pairs, pair);
  if (compareEmptiness(context)) {
    if (compareUnionWithSchema(context)) compareNull(context);
    else if (compareTypesAndEnums(context)) {
      compareKeywords(context);
      if (context.hasUnevaluated && !isValidityUncertain(pairs, { differences, edges })) compareEvaluation(context);
    } else compareFormatLists(context);
  }
  if (pair.variant !== 'exact') compareAnnotations(context);
  return { differences, edges };
}

function compareKeywords(context: ComparisonContext): void {
  compareBounds(context);
  comparePatternsAndFormats(context);
  compareContentKeywords(context);
  compareArrays(context);
  compareObjects(context);
  compareUnions(context);
  compareNotAndConditions(context);
}

/** Returns whether a known difference already affects which values are valid, here or in an in-place schema. */
function isValidityUncertain(pairs: SchemaPairs, { differences, edges }: PairResult): boolean {
  return (
    differences.some(({ id }) => affectsValidity(id)) ||
    edges.some(({ to, isUncertain }) => isUncertain && pairs.summarizePair(to).affectsValidity)
  );
}
