// Comparison of types, nullability, and enums.

import type { SchemaObject } from '../../../model/types/schema.ts';
import { allTypes, nullTypeSet, toTypeSet, typeOfValue, typeSetNames } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import type { ModelSide } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { NormalForm } from './normal-form-types.ts';
import { acceptsScalar, isScalar } from './accepts-scalar.ts';

const integer = toTypeSet(['integer']);
const number = toTypeSet(['number']);

/**
 * Reports a change if only one side accepts any values. Returns `false` if a side accepts no values, which makes other
 * changes irrelevant.
 */
export function compareEmptiness({ base, head, reportChange }: ComparisonContext): boolean {
  const [isBaseEmpty, isHeadEmpty] = [isEmpty(base), isEmpty(head)];
  if (isBaseEmpty !== isHeadEmpty) reportChange(isBaseEmpty ? 'became-possible' : 'became-impossible', {});
  return !isBaseEmpty && !isHeadEmpty;
}

function isEmpty({ types, nullable }: NormalForm): boolean {
  return types === 0 && !nullable;
}

export function compareNull({ base, head, reportChange }: ComparisonContext): void {
  if (!base.nullable && head.nullable) reportChange('became-nullable', {});
  if (base.nullable && !head.nullable) reportChange('became-not-nullable', {});
}

/** Compares types and enums. Returns whether other keywords matter; they do not for disjoint types or scalar enums. */
export function compareTypesAndEnums(context: ComparisonContext): boolean {
  const { base, head } = context;
  if (base.types !== 0 && head.types !== 0 && (base.types & head.types) === 0) {
    reportTypes(context, 'type-changed');
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
  const changedTypes = base.types ^ head.types;
  // A type set splits `number` into integers and fractions, but JSON Schema has no type for fractions.
  if (changedTypes === (number & ~integer) && (base.types & integer) !== 0) {
    compareNull(context);
    context.reportChange(
      (head.types & changedTypes) !== 0 ? 'integer-became-number' : 'number-became-integer',
      {},
      { base: typeSource(base), head: typeSource(head) },
    );
  } else if (changedTypes === 0) compareNull(context);
  else if ((base.types & ~head.types) === 0) reportTypes(context, 'type-widened');
  else if ((head.types & ~base.types) === 0) reportTypes(context, 'type-narrowed');
  else reportTypes(context, 'type-changed');
  return (base.types & head.types) !== 0;
}

/** Reports a type change. Includes `null` if it was added or removed together with other types. */
function reportTypes(context: ComparisonContext, id: 'type-widened' | 'type-narrowed' | 'type-changed'): void {
  const { base, head, reportChange } = context;
  const includesNull =
    base.nullable !== head.nullable && (id === 'type-changed' || head.nullable === (id === 'type-widened'));
  if (!includesNull) compareNull(context);
  reportChange(
    id,
    { from: describeTypes(base, includesNull), to: describeTypes(head, includesNull) },
    { base: typeSource(base), head: typeSource(head) },
  );
}

function compareValues({ base, head, pairs, reportChange }: ComparisonContext): void {
  const before = enumValues(base);
  const after = enumValues(head);
  if (before && after) {
    const parts = { base: before.part, head: after.part };
    const removed = [...before.value].filter(([key]) => !after.value.has(key));
    const added = [...after.value].filter(([key]) => !before.value.has(key));
    const [[, from] = [], [, to] = []] = [removed[0], added[0]];
    if (before.value.size === 1 && after.value.size === 1 && from !== undefined && to !== undefined) {
      reportChange('const-changed', { from: canonicalJson(from), to: canonicalJson(to) }, parts);
      return;
    }
    for (const [, value] of removed) reportChange('enum-value-removed', { value: canonicalJson(value) }, parts);
    for (const [, value] of added) reportChange('enum-value-added', { value: canonicalJson(value) }, parts);
    return;
  }
  if (after) {
    const minimumLevels = acceptsValues(after.value, base, pairs.base)
      ? undefined
      : ({ response: 'breaking' } as const);
    if (after.value.size === 1)
      reportChange(
        'const-added',
        { to: formatValues(after.value) },
        { base: typeSource(base), head: after.part },
        minimumLevels,
      );
    else
      reportChange(
        'enum-added',
        { to: formatValues(after.value) },
        { base: typeSource(base), head: after.part },
        minimumLevels,
      );
  } else if (before) {
    const minimumLevels = acceptsValues(before.value, head, pairs.head)
      ? undefined
      : ({ request: 'breaking' } as const);
    if (before.value.size === 1)
      reportChange(
        'const-removed',
        { from: formatValues(before.value) },
        { base: before.part, head: typeSource(head) },
        minimumLevels,
      );
    else
      reportChange(
        'enum-removed',
        { from: formatValues(before.value) },
        { base: before.part, head: typeSource(head) },
        minimumLevels,
      );
  }
}

/** Returns the enum, which is empty if the schema accepts only null. */
function enumValues({ types, values }: NormalForm): ListedValues | undefined {
  return types === 0 ? { value: new Map() } : values;
}

interface ListedValues {
  readonly value: ReadonlyMap<string, Json>;
  readonly part?: SchemaObject;
}

/** Returns whether the side without an enum accepts all enum values. For arrays and objects, checks only the type. */
function acceptsValues(values: ReadonlyMap<string, Json>, { types, flatSchema }: NormalForm, side: ModelSide): boolean {
  return [...values.values()].every((value) =>
    isScalar(value) ? acceptsScalar(side, flatSchema, value) : (typeOfValue(value) & types) !== 0,
  );
}

function formatValues(values: ReadonlyMap<string, Json>): string {
  return [...values.values()].map(canonicalJson).join(', ');
}

/** Formats types, such as `string or integer`. */
function describeTypes({ types, nullable }: NormalForm, includesNull: boolean): string {
  const typeNames = [...typeSetNames(types), ...(nullable && (includesNull || types === 0) ? ['null'] : [])];
  return (types | nullTypeSet) === allTypes
    ? includesNull && !nullable
      ? 'anything but null'
      : 'anything'
    : typeNames.join(' or ');
}

/** Returns the part with the `type` keyword, for its location. */
function typeSource({ parts }: NormalForm): NormalForm['parts'][number] | undefined {
  return parts.find((part) => part.types) ?? parts[0];
}
