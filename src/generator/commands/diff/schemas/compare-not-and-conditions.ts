// Comparison of `not` and `if`/`then`/`else`.

import type { FlatSchema } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { Condition } from './normal-form-types.ts';
import { pairEqual } from './pair-subschemas.ts';

export function compareConditions(context: ComparisonContext): void {
  const { base, head } = context;
  const isSameCondition = ({ if: before }: Condition, { if: after }: Condition): boolean =>
    context.isSame(before, after, 'exact');
  // A single condition needs no matching, which would be expensive for chains of conditions.
  const hasSingleConditions = base.conditions.length < 2 && head.conditions.length < 2;
  const pairing = hasSingleConditions
    ? { left: base.conditions, right: head.conditions }
    : pairEqual(
        base.conditions,
        head.conditions,
        (before, after) =>
          isSameCondition(before, after) && outcomes.every((key) => isSameOutcome(context, before[key], after[key])),
      );
  const left = [...pairing.left];
  const right = [...pairing.right];
  // Next, pair conditions that hold for the same values, then the remaining ones in order.
  for (const before of pairing.left) {
    const after = right.find((candidate) => isSameCondition(before, candidate));
    if (!after) continue;
    left.splice(left.indexOf(before), 1);
    right.splice(right.indexOf(after), 1);
    compareOutcomes(context, before, after);
  }
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [before, after] = [left[index], right[index]];
    const parts = { base: before?.part, head: after?.part };
    if (before && after) {
      context.reportChange('condition-changed', {}, parts);
      compareOutcomes(context, before, after);
    } else context.reportChange(after ? 'condition-added' : 'condition-removed', {}, parts);
  }
}

const outcomes = ['then', 'else'] as const;

function isSameOutcome(
  context: ComparisonContext,
  before: FlatSchema | undefined,
  after: FlatSchema | undefined,
): boolean {
  return before && after ? context.isSame(before, after, 'in place') : before === after;
}

function compareOutcomes(
  { reportChange, compareNested }: ComparisonContext,
  before: Condition,
  after: Condition,
): void {
  const parts = { base: before.part, head: after.part };
  if (before.then && after.then) compareNested('then', before.then, after.then, { parts, isInPlace: true });
  else if (after.then) reportChange('then-added', {}, parts);
  else if (before.then) reportChange('then-removed', {}, parts);
  if (before.else && after.else) compareNested('else', before.else, after.else, { parts, isInPlace: true });
  else if (after.else) reportChange('else-added', {}, parts);
  else if (before.else) reportChange('else-removed', {}, parts);
}

export function compareNots({ base, head, relate, isSame, reportChange }: ComparisonContext): void {
  const { left, right } = pairEqual(base.nots, head.nots, (before, after) =>
    isSame(before.value, after.value, 'exact'),
  );
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [before, after] = [left[index], right[index]];
    const parts = { base: before?.part, head: after?.part };
    if (!before || !after) {
      reportChange(after ? 'not-added' : 'not-removed', {}, parts);
      continue;
    }
    const { wire } = relate(before.value, after.value, 'exact');
    // `not` reverses the effect: if the inner schema accepts more values, the outer one accepts fewer.
    if (wire.request === 'compatible') reportChange('not-tightened', {}, parts);
    else if (wire.response === 'compatible') reportChange('not-loosened', {}, parts);
    else reportChange('not-changed', {}, parts);
  }
}
