// Comparison of two schemas, keyword by keyword.

import { type Column, type Facet, ignored } from '../../../model/facets.ts';
import { compareBounds, compareMultiples } from './compare-bounds.ts';
import { compareConditions, compareNots } from './compare-not-and-conditions.ts';
import { compareContentKeywords, compareFormatLists, comparePatterns } from './compare-patterns-and-formats.ts';
import { compareContainsLists, compareItems, compareUnique } from './compare-arrays.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareDependents, compareObjects, comparePropertyNames } from './compare-objects.ts';
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
      if (context.hasUnevaluated && !mayAffectValidity(pairs, { differences, edges })) compareEvaluation(context);
    } else compareFormatLists(context);
  }
  if (pair.variant !== 'exact') compareAnnotations(context);
  return { differences, edges };
}

const resolved = ignored('resolved by flattening');
const comparedBefore = ignored('compared before the other keywords');

/** Comparisons of each facet, in the order of their changes. */
const column: Column<{ readonly [F in Facet]: (context: ComparisonContext) => void }> = {
  reference: resolved,
  resource: resolved,
  type: comparedBefore,
  values: comparedBefore,
  range: compareBounds('minimum', 'maximum'),
  length: compareBounds('minLength', 'maxLength'),
  itemCount: compareBounds('minItems', 'maxItems'),
  propertyCount: compareBounds('minProperties', 'maxProperties'),
  multipleOf: compareMultiples,
  pattern: comparePatterns,
  format: compareFormatLists,
  content: compareContentKeywords,
  items: compareItems,
  unique: compareUnique,
  contains: compareContainsLists,
  properties: compareObjects,
  dependencies: compareDependents,
  propertyNames: comparePropertyNames,
  allOf: resolved,
  union: compareUnions,
  discriminator: ignored('compared with the unions'),
  not: compareNots,
  conditional: compareConditions,
};

const comparisons = Object.values(column).filter((compare) => typeof compare === 'function');

function compareKeywords(context: ComparisonContext): void {
  for (const compare of comparisons) compare(context);
}

/** Returns whether a difference found so far can change which values are valid, here or in an in-place schema. */
function mayAffectValidity(pairs: SchemaPairs, { differences, edges }: PairResult): boolean {
  return (
    differences.some(({ id }) => affectsValidity(id)) ||
    edges.some(({ to, isUncertain }) => isUncertain && pairs.summarizePair(to).affectsValidity)
  );
}
