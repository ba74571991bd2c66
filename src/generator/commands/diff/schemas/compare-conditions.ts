// Comparison of `not` and `if`/`then`/`else`.

import type { Conjunction } from './flatten-all-of.ts';
import type { Context } from './comparison-context.ts';
import type { Condition } from './normal-form.ts';
import { pairUp } from './best-matching.ts';

export function compareConditions(context: Context): void {
  compareNots(context);
  const { base, head } = context;
  const alike = ({ if: before }: Condition, { if: after }: Condition): boolean => context.isSame(before, after, 'exact');
  // A single condition needs no matching, which would be expensive for chains of conditions.
  const lone = base.conditions.length < 2 && head.conditions.length < 2;
  const same = lone ? { left: base.conditions, right: head.conditions } : pairUp(base.conditions, head.conditions, (before, after) => alike(before, after) && outcomes.every((key) => isSame(context, before[key], after[key])));
  const left = [...same.left];
  const right = [...same.right];
  // Of the rest, conditions for the same values correspond; others are paired in order.
  for (const before of same.left) {
    const after = right.find((each) => alike(before, each));
    if (!after) continue;
    left.splice(left.indexOf(before), 1);
    right.splice(right.indexOf(after), 1);
    compareOutcomes(context, before, after);
  }
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [before, after] = [left[at], right[at]];
    const parts = { base: before?.part, head: after?.part };
    if (before && after) {
      context.find('condition-changed', {}, parts);
      compareOutcomes(context, before, after);
    } else context.find(after ? 'condition-added' : 'condition-removed', {}, parts);
  }
}

const outcomes = ['then', 'else'] as const;

function isSame(context: Context, before: Conjunction | undefined, after: Conjunction | undefined): boolean {
  return before && after ? context.isSame(before, after, 'in place') : before === after;
}

function compareOutcomes({ find, edge }: Context, before: Condition, after: Condition): void {
  const parts = { base: before.part, head: after.part };
  if (before.then && after.then) edge('then', before.then, after.then, { parts, inPlace: true });
  else if (after.then) find('then-added', {}, parts);
  else if (before.then) find('then-removed', {}, parts);
  if (before.else && after.else) edge('else', before.else, after.else, { parts, inPlace: true });
  else if (after.else) find('else-added', {}, parts);
  else if (before.else) find('else-removed', {}, parts);
}

function compareNots({ base, head, relation, isSame, find }: Context): void {
  const { left, right } = pairUp(base.nots, head.nots, (before, after) => isSame(before.value, after.value, 'exact'));
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [before, after] = [left[at], right[at]];
    const parts = { base: before?.part, head: after?.part };
    if (!before || !after) {
      find(after ? 'not-added' : 'not-removed', {}, parts);
      continue;
    }
    const { wire } = relation(before.value, after.value, 'exact');
    // A value that the inner schema accepts is invalid in the outer one.
    if (wire.request === 'compatible') find('not-tightened', {}, parts);
    else if (wire.response === 'compatible') find('not-loosened', {}, parts);
    else find('not-changed', {}, parts);
  }
}
