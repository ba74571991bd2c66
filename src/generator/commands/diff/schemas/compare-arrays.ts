// Comparison of array keywords.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { compareBound } from './compare-bounds.ts';
import { type ComparisonContext, type PartPair, subschemaOrSelf } from './comparison-context.ts';
import type { ArrayForm, Bound, Contains, KeywordValue } from './normal-form-types.ts';
import { pairEqual } from './pair-subschemas.ts';

export function compareItems(context: ComparisonContext): void {
  const { base, head, reportChange, compareNested } = context;
  const [before, after] = [base.array, head.array];
  if (!before || !after) return;
  const partsAt = (readSubschema: (part: SchemaObject) => JsonSchema | undefined): PartPair => ({
    base: subschemaOrSelf(before.part, readSubschema),
    head: subschemaOrSelf(after.part, readSubschema),
  });
  const length = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < length; index++)
    compareNested(`[${index}]`, itemAt(before, index), itemAt(after, index), {
      parts: partsAt(({ array }) => array?.prefixItems?.[index] ?? array?.items),
      affectsEvaluation: true,
    });
  compareNested('[]', before.items, after.items, {
    parts: partsAt(({ array }) => array?.items),
    affectsEvaluation: true,
  });

  const [baseUnevaluated, headUnevaluated] = [before.unevaluated, after.unevaluated];
  if (baseUnevaluated && headUnevaluated)
    compareNested('unevaluated items', baseUnevaluated.value, headUnevaluated.value, {
      parts: { base: baseUnevaluated.part, head: headUnevaluated.part },
      isUncertain: true,
    });
  else if (headUnevaluated) reportChange('unevaluated-items-added', {}, { head: headUnevaluated.part });
  else if (baseUnevaluated) reportChange('unevaluated-items-removed', {}, { base: baseUnevaluated.part });
}

export function compareUnique({
  base: { array: before },
  head: { array: after },
  reportChange,
}: ComparisonContext): void {
  if (!before || !after) return;
  if (!before.uniqueItems && after.uniqueItems)
    reportChange('unique-items-added', {}, { head: after.uniqueItems.part });
  if (before.uniqueItems && !after.uniqueItems)
    reportChange('unique-items-removed', {}, { base: before.uniqueItems.part });
}

/** Compares all `contains` of both sides. */
export function compareContainsLists(context: ComparisonContext): void {
  const [before, after] = [context.base.array, context.head.array];
  if (!before || !after) return;
  const { equal, left, right } = pairEqual(
    before.contains,
    after.contains,
    (first, second) =>
      first.min === second.min && first.max === second.max && context.isSame(first.flatSchema, second.flatSchema),
  );
  for (const [first, second] of equal) compareContains(context, first, second);
  for (let index = 0; index < Math.max(left.length, right.length); index++)
    compareContains(context, left[index], right[index]);
}

function itemAt({ prefixItems, items }: ArrayForm, index: number): ArrayForm['items'] {
  return prefixItems[index] ?? items;
}

function compareContains(context: ComparisonContext, before: Contains | undefined, after: Contains | undefined): void {
  const { reportChange, compareNested } = context;
  const parts = { base: before?.part, head: after?.part };
  if (!before || !after) {
    if (after) reportChange('contains-added', {}, parts);
    if (before) reportChange('contains-removed', {}, parts);
    return;
  }
  // With `maxContains`, more matching items can make an array invalid.
  compareNested('contains', before.flatSchema, after.flatSchema, {
    parts,
    isUncertain: before.max !== undefined || after.max !== undefined,
    affectsEvaluation: true,
  });
  compareBound(
    context,
    minContainsKinds,
    true,
    toBound(before.min || undefined, before),
    toBound(after.min || undefined, after),
  );
  compareBound(context, maxContainsKinds, false, toBound(before.max, before), toBound(after.max, after));
}

const minContainsKinds = {
  added: 'min-contains-added',
  removed: 'min-contains-removed',
  raised: 'min-contains-raised',
  lowered: 'min-contains-lowered',
} as const;
const maxContainsKinds = {
  added: 'max-contains-added',
  removed: 'max-contains-removed',
  raised: 'max-contains-raised',
  lowered: 'max-contains-lowered',
} as const;

function toBound(value: number | undefined, { part }: Contains): KeywordValue<Bound> | undefined {
  return value === undefined ? undefined : { value: { limit: value, isExclusive: false }, part };
}
