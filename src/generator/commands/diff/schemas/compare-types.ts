// Comparison of null, types, and enums.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import { everyType, nullType, setOf, typeOf, wordsFor } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import { canonical } from '../../../model/canonical-json.ts';
import type { Side } from './flatten-all-of.ts';
import type { Context } from './comparison-context.ts';
import type { Form } from './normal-form.ts';
import { acceptsAll, isScalar } from './is-valid-scalar.ts';

const integer = setOf(['integer']);
const number = setOf(['number']);

/** Returns false if one side accepts no value: further differences are irrelevant. */
export function areInhabited({ base, head, find }: Context): boolean {
  const [none, never] = [isEmpty(base), isEmpty(head)];
  if (none !== never) find(none ? 'became-possible' : 'became-impossible', {});
  return !none && !never;
}

function isEmpty({ types, nullable }: Form): boolean {
  return types === 0 && !nullable;
}

export function compareNull({ base, head, find }: Context): void {
  if (!base.nullable && head.nullable) find('became-nullable', {});
  if (base.nullable && !head.nullable) find('became-not-nullable', {});
}

/** Returns whether the other keywords matter. They do not for disjoint types or scalar enums. */
export function compareTypes(context: Context): boolean {
  const { base, head } = context;
  if (base.types !== 0 && head.types !== 0 && (base.types & head.types) === 0) {
    tellTypes(context, 'type-changed');
    return false;
  }
  if (base.types === 0 && head.types === 0) {
    compareNull(context);
    return false;
  }
  if (base.values ?? head.values) {
    compareNull(context);
    compareValues(context);
    // Arrays and objects in an enum must still match the other keywords.
    return [base, head].some(({ values }) => values && ![...values.value.values()].every(isScalar));
  }
  const changed = base.types ^ head.types;
  // The type set splits `number` into integers and fractions; only `integer` is a type of its own.
  if (changed === (number & ~integer) && (base.types & integer) !== 0) {
    compareNull(context);
    context.find((head.types & changed) !== 0 ? 'integer-became-number' : 'number-became-integer', {}, { base: typed(base), head: typed(head) });
  } else if (changed === 0) compareNull(context);
  else if ((base.types & ~head.types) === 0) tellTypes(context, 'type-widened');
  else if ((head.types & ~base.types) === 0) tellTypes(context, 'type-narrowed');
  else tellTypes(context, 'type-changed');
  return (base.types & head.types) !== 0;
}

/** A null change is part of the type change if both go in the same direction. */
function tellTypes(context: Context, id: 'type-widened' | 'type-narrowed' | 'type-changed'): void {
  const { base, head, find } = context;
  const together = base.nullable !== head.nullable && (id === 'type-changed' || head.nullable === (id === 'type-widened'));
  if (!together) compareNull(context);
  find(id, { from: named(base, together), to: named(head, together) }, { base: typed(base), head: typed(head) });
}

function compareValues({ base, head, pairs, find }: Context): void {
  const before = listedBy(base);
  const after = listedBy(head);
  if (before && after) {
    const parts = { base: before.part, head: after.part };
    const gone = [...before.value].filter(([key]) => !after.value.has(key));
    const come = [...after.value].filter(([key]) => !before.value.has(key));
    const [[, from] = [], [, to] = []] = [gone[0], come[0]];
    if (before.value.size === 1 && after.value.size === 1 && from !== undefined && to !== undefined) {
      find('const-changed', { from: canonical(from), to: canonical(to) }, parts);
      return;
    }
    for (const [, value] of gone) find('enum-value-removed', { value: canonical(value) }, parts);
    for (const [, value] of come) find('enum-value-added', { value: canonical(value) }, parts);
    return;
  }
  if (after) {
    const least = areValid(after.value, base, pairs.base) ? undefined : ({ response: 'breaking' } as const);
    if (after.value.size === 1) find('const-added', { to: list(after.value) }, { base: typed(base), head: after.part }, least);
    else find('enum-added', { to: list(after.value) }, { base: typed(base), head: after.part }, least);
  } else if (before) {
    const least = areValid(before.value, head, pairs.head) ? undefined : ({ request: 'breaking' } as const);
    if (before.value.size === 1) find('const-removed', { from: list(before.value) }, { base: before.part, head: typed(head) }, least);
    else find('enum-removed', { from: list(before.value) }, { base: before.part, head: typed(head) }, least);
  }
}

/** A schema that accepts only null lists no other values. */
function listedBy({ types, values }: Form): ListedValues | undefined {
  return types === 0 ? { value: new Map() } : values;
}

interface ListedValues {
  readonly value: ReadonlyMap<string, Json>;
  readonly part?: ObjectSchema;
}

/** Returns whether the side without an enum accepts all values. For arrays and objects, only the type is checked. */
function areValid(values: ReadonlyMap<string, Json>, { types, conjunction }: Form, side: Side): boolean {
  return [...values.values()].every((value) => (isScalar(value) ? acceptsAll(side, conjunction, value) : (typeOf(value) & types) !== 0));
}

function list(values: ReadonlyMap<string, Json>): string {
  return [...values.values()].map(canonical).join(', ');
}

/** Formats types, such as `string or integer`. */
function named({ types, nullable }: Form, withNull: boolean): string {
  const words = [...wordsFor(types), ...(nullable && (withNull || types === 0) ? ['null'] : [])];
  return (types | nullType) === everyType ? (withNull && !nullable ? 'anything but null' : 'anything') : words.join(' or ');
}

/** Returns the part with the `type` keyword, for its location. */
function typed({ parts }: Form): Form['parts'][number] | undefined {
  return parts.find((part) => part.types) ?? parts[0];
}
