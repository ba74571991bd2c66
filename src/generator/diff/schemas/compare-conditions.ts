// What is refused by `not`, and what is demanded under a condition.

import type { Context } from './context.ts';
import type { Condition } from './form.ts';

export function compareConditions(context: Context): void {
  compareNots(context);
  const { base, head } = context;
  const left = [...base.conditions];
  const right = [...head.conditions];
  // Equal conditions belong together; what is left is taken in order.
  for (const before of base.conditions) {
    const after = right.find((each) => !context.relation(before.if, each.if, 'exact').differs);
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

function compareOutcomes({ find, edge }: Context, before: Condition, after: Condition): void {
  const parts = { base: before.part, head: after.part };
  if (before.then && after.then) edge('then', before.then, after.then, { parts, inPlace: true });
  else if (after.then) find('then-added', {}, parts);
  else if (before.then) find('then-removed', {}, parts);
  if (before.else && after.else) edge('else', before.else, after.else, { parts, inPlace: true });
  else if (after.else) find('else-added', {}, parts);
  else if (before.else) find('else-removed', {}, parts);
}

function compareNots({ base, head, relation, find }: Context): void {
  const left = base.nots.filter((before) => !head.nots.some((after) => !relation(before.value, after.value, 'exact').differs));
  const right = head.nots.filter((after) => !base.nots.some((before) => !relation(before.value, after.value, 'exact').differs));
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [before, after] = [left[at], right[at]];
    const parts = { base: before?.part, head: after?.part };
    if (!before || !after) {
      find(after ? 'not-added' : 'not-removed', {}, parts);
      continue;
    }
    const { wire } = relation(before.value, after.value, 'exact');
    // What the inner schema lets through, the outer one refuses.
    if (wire.request === 'compatible') find('not-tightened', {}, parts);
    else if (wire.response === 'compatible') find('not-loosened', {}, parts);
    else find('not-changed', {}, parts);
  }
}
