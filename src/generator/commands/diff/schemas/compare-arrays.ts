// Comparison of array keywords.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { compareBound } from './compare-bounds.ts';
import type { Context, Parts } from './comparison-context.ts';
import { heldBy } from './difference-location.ts';
import type { Contains, ListForm, Stated } from './normal-form.ts';
import { pairUp } from './best-matching.ts';

export function compareLists(context: Context): void {
  const { base, head, find, edge } = context;
  const [before, after] = [base.list, head.list];
  if (!before || !after) return;
  const partsAt = (read: (part: ObjectSchema) => Assertion | undefined): Parts => ({ base: heldBy(before.part, read), head: heldBy(after.part, read) });
  const length = Math.max(before.prefix.length, after.prefix.length);
  for (let at = 0; at < length; at++) edge(`[${at}]`, position(before, at), position(after, at), { parts: partsAt(({ array }) => array?.prefixItems?.[at] ?? array?.items), evaluates: true });
  edge('[]', before.rest, after.rest, { parts: partsAt(({ array }) => array?.items), evaluates: true });

  if (!before.unique && after.unique) find('unique-items-added', {}, { head: after.unique.part });
  if (before.unique && !after.unique) find('unique-items-removed', {}, { base: before.unique.part });
  const { equal, left, right } = pairUp(before.contains, after.contains, (one, other) => one.min === other.min && one.max === other.max && context.isSame(one.conjunction, other.conjunction));
  for (const [one, other] of equal) compareContains(context, one, other);
  for (let at = 0; at < Math.max(left.length, right.length); at++) compareContains(context, left[at], right[at]);

  const [closed, open] = [before.unevaluated, after.unevaluated];
  if (closed && open) edge('unevaluated items', closed.value, open.value, { parts: { base: closed.part, head: open.part }, guarded: true });
  else if (open) find('unevaluated-items-added', {}, { head: open.part });
  else if (closed) find('unevaluated-items-removed', {}, { base: closed.part });
}

function position({ prefix, rest }: ListForm, at: number): ListForm['rest'] {
  return prefix[at] ?? rest;
}

function compareContains(context: Context, before: Contains | undefined, after: Contains | undefined): void {
  const { find, edge } = context;
  const parts = { base: before?.part, head: after?.part };
  if (!before || !after) {
    if (after) find('contains-added', {}, parts);
    if (before) find('contains-removed', {}, parts);
    return;
  }
  // With `maxContains`, more matching items can make an array invalid.
  edge('contains', before.conjunction, after.conjunction, { parts, guarded: before.max !== undefined || after.max !== undefined, evaluates: true });
  compareBound(context, least, true, bound(before.min || undefined, before), bound(after.min || undefined, after));
  compareBound(context, most, false, bound(before.max, before), bound(after.max, after));
}

const least = { added: 'min-contains-added', removed: 'min-contains-removed', raised: 'min-contains-raised', lowered: 'min-contains-lowered' } as const;
const most = { added: 'max-contains-added', removed: 'max-contains-removed', raised: 'max-contains-raised', lowered: 'max-contains-lowered' } as const;

function bound(at: number | undefined, { part }: Contains): Stated<{ readonly at: number; readonly exclusive: boolean }> | undefined {
  return at === undefined ? undefined : { value: { at, exclusive: false }, part };
}
