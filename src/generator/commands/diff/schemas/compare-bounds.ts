// Comparison of numeric, length, and count bounds, and of `multipleOf`.

import type { BoundId } from '../catalog.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { type Bound, type BoundName, boundTypes, isLowerBound, type KeywordValue } from './normal-form-types.ts';
import { isMultiple } from './merge-constraints.ts';

/** Change kinds for a bound. */
export interface BoundKinds {
  readonly added: BoundId;
  readonly removed: BoundId;
  readonly raised: BoundId;
  readonly lowered: BoundId;
}

const boundKinds = {
  minimum: { added: 'minimum-added', removed: 'minimum-removed', raised: 'minimum-raised', lowered: 'minimum-lowered' },
  maximum: { added: 'maximum-added', removed: 'maximum-removed', raised: 'maximum-raised', lowered: 'maximum-lowered' },
  minLength: {
    added: 'min-length-added',
    removed: 'min-length-removed',
    raised: 'min-length-raised',
    lowered: 'min-length-lowered',
  },
  maxLength: {
    added: 'max-length-added',
    removed: 'max-length-removed',
    raised: 'max-length-raised',
    lowered: 'max-length-lowered',
  },
  minItems: {
    added: 'min-items-added',
    removed: 'min-items-removed',
    raised: 'min-items-raised',
    lowered: 'min-items-lowered',
  },
  maxItems: {
    added: 'max-items-added',
    removed: 'max-items-removed',
    raised: 'max-items-raised',
    lowered: 'max-items-lowered',
  },
  minProperties: {
    added: 'min-properties-added',
    removed: 'min-properties-removed',
    raised: 'min-properties-raised',
    lowered: 'min-properties-lowered',
  },
  maxProperties: {
    added: 'max-properties-added',
    removed: 'max-properties-removed',
    raised: 'max-properties-raised',
    lowered: 'max-properties-lowered',
  },
} as const satisfies Readonly<Record<BoundName, BoundKinds>>;

/** Returns a function that compares these bounds. */
export function compareBounds(...names: readonly BoundName[]): (context: ComparisonContext) => void {
  return (context) => {
    const { base, head, sharesType } = context;
    for (const name of names)
      if (sharesType(boundTypes[name]))
        compareBound(context, boundKinds[name], isLowerBound(name), base.bounds[name], head.bounds[name]);
  };
}

/** Compares one bound. `isLower`: whether it is a minimum. */
export function compareBound(
  { reportChange }: ComparisonContext,
  kindIds: BoundKinds,
  isLower: boolean,
  before: KeywordValue<Bound> | undefined,
  after: KeywordValue<Bound> | undefined,
): void {
  const parts = { base: before?.part, head: after?.part };
  const params = {
    from: before ? describeBound(before.value, isLower) : '',
    to: after ? describeBound(after.value, isLower) : '',
  };
  if (!before || !after) {
    if (after) reportChange(kindIds.added, params, parts);
    if (before) reportChange(kindIds.removed, params, parts);
    return;
  }
  const [from, to] = [before.value, after.value];
  if (from.limit === to.limit && from.isExclusive === to.isExclusive) return;
  // Of two bounds with the same number, the exclusive one is the higher minimum and the lower maximum.
  const isRaised = to.limit === from.limit ? to.isExclusive === isLower : to.limit > from.limit;
  reportChange(isRaised ? kindIds.raised : kindIds.lowered, params, parts);
}

function describeBound({ limit: value, isExclusive }: Bound, isLower: boolean): string {
  if (isExclusive) return `${isLower ? 'more' : 'less'} than ${value}`;
  return `at ${isLower ? 'least' : 'most'} ${value}`;
}

export function compareMultiples({ base, head, reportChange, sharesType }: ComparisonContext): void {
  if (!sharesType('number')) return;
  const removed = base.multiples.filter(
    ({ value }) => !head.multiples.some((counterpart) => counterpart.value === value),
  );
  const added = head.multiples.filter(
    ({ value }) => !base.multiples.some((counterpart) => counterpart.value === value),
  );
  const count = Math.max(removed.length, added.length);
  for (let index = 0; index < count; index++) {
    const [before, after] = [removed[index], added[index]];
    const parts = { base: before?.part, head: after?.part };
    const params = { from: String(before?.value), to: String(after?.value) };
    if (!before) reportChange('multiple-of-added', params, parts);
    else if (!after) reportChange('multiple-of-removed', params, parts);
    else if (isMultiple(after.value, before.value)) reportChange('multiple-of-tightened', params, parts);
    else if (isMultiple(before.value, after.value)) reportChange('multiple-of-loosened', params, parts);
    else reportChange('multiple-of-changed', params, parts);
  }
}
