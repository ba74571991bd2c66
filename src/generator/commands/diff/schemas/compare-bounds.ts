// Comparison of numeric, length, and count bounds, and of `multipleOf`.

import type { BoundId } from '../catalogue.ts';
import type { Context } from './comparison-context.ts';
import type { Bound, Bounds, Stated } from './normal-form.ts';
import { isMultiple } from './narrowest-bounds.ts';

/** Change kinds of a bound. */
export interface BoundKinds {
  readonly added: BoundId;
  readonly removed: BoundId;
  readonly raised: BoundId;
  readonly lowered: BoundId;
}

const kinds = {
  minimum: { added: 'minimum-added', removed: 'minimum-removed', raised: 'minimum-raised', lowered: 'minimum-lowered' },
  maximum: { added: 'maximum-added', removed: 'maximum-removed', raised: 'maximum-raised', lowered: 'maximum-lowered' },
  minLength: { added: 'min-length-added', removed: 'min-length-removed', raised: 'min-length-raised', lowered: 'min-length-lowered' },
  maxLength: { added: 'max-length-added', removed: 'max-length-removed', raised: 'max-length-raised', lowered: 'max-length-lowered' },
  minItems: { added: 'min-items-added', removed: 'min-items-removed', raised: 'min-items-raised', lowered: 'min-items-lowered' },
  maxItems: { added: 'max-items-added', removed: 'max-items-removed', raised: 'max-items-raised', lowered: 'max-items-lowered' },
  minProperties: { added: 'min-properties-added', removed: 'min-properties-removed', raised: 'min-properties-raised', lowered: 'min-properties-lowered' },
  maxProperties: { added: 'max-properties-added', removed: 'max-properties-removed', raised: 'max-properties-raised', lowered: 'max-properties-lowered' },
} as const satisfies Readonly<Record<keyof Bounds, BoundKinds>>;

/** Compares all bounds in the order of the normal form. */
export function compareBounds(context: Context): void {
  for (const [name, type] of boundNames) {
    if (!context.shares(type)) continue;
    const lower = name.startsWith('min');
    compareBound(context, kinds[name], lower, context.base.bounds[name], context.head.bounds[name]);
  }
  if (context.shares('number')) compareMultiples(context);
}

const boundNames = [
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['minItems', 'array'],
  ['maxItems', 'array'],
  ['minProperties', 'object'],
  ['maxProperties', 'object'],
] as const;

/** Compares one bound. `isLower`: it is a minimum. */
export function compareBound(
  { find }: Context,
  names: BoundKinds,
  lower: boolean,
  before: Stated<Bound> | undefined,
  after: Stated<Bound> | undefined,
): void {
  const parts = { base: before?.part, head: after?.part };
  const words = { from: before ? phrase(before.value, lower) : '', to: after ? phrase(after.value, lower) : '' };
  if (!before || !after) {
    if (after) find(names.added, words, parts);
    if (before) find(names.removed, words, parts);
    return;
  }
  const [from, to] = [before.value, after.value];
  if (from.at === to.at && from.exclusive === to.exclusive) return;
  // Of two bounds with the same number, the exclusive one is the higher minimum and the lower maximum.
  const raised = to.at === from.at ? to.exclusive === lower : to.at > from.at;
  find(raised ? names.raised : names.lowered, words, parts);
}

function phrase({ at, exclusive }: Bound, lower: boolean): string {
  if (exclusive) return `${lower ? 'more' : 'less'} than ${at}`;
  return `at ${lower ? 'least' : 'most'} ${at}`;
}

function compareMultiples({ base, head, find }: Context): void {
  const gone = base.multiples.filter(({ value }) => !head.multiples.some((other) => other.value === value));
  const come = head.multiples.filter(({ value }) => !base.multiples.some((other) => other.value === value));
  const count = Math.max(gone.length, come.length);
  for (let at = 0; at < count; at++) {
    const [before, after] = [gone[at], come[at]];
    const parts = { base: before?.part, head: after?.part };
    const words = { from: String(before?.value), to: String(after?.value) };
    if (!before) find('multiple-of-added', words, parts);
    else if (!after) find('multiple-of-removed', words, parts);
    else if (isMultiple(after.value, before.value)) find('multiple-of-tightened', words, parts);
    else if (isMultiple(before.value, after.value)) find('multiple-of-loosened', words, parts);
    else find('multiple-of-changed', words, parts);
  }
}
