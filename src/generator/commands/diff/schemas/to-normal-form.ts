// Conversion of a flat schema to normal form.

import { everyType, nullType, setOf, typeOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import { canonical } from '../../../model/canonical-json.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { evaluatesSome } from './evaluated-locations.ts';
import type { Form, Stated } from './normal-form.ts';
import { notesOf } from './annotations.ts';
import { boundsOf, multiplesOf } from './narrowest-bounds.ts';
import { listOf } from './array-constraints.ts';
import { objectOf } from './object-constraints.ts';
import { acceptsAll, isScalar, letsThrough, type Scalar } from './is-valid-scalar.ts';
import { first, formatsOf, patternsOf } from './string-constraints.ts';
import { dissolve } from './normalize-unions.ts';

const boolean = setOf(['boolean']);
const integer = setOf(['integer']);
const number = setOf(['number']);
const text = setOf(['string']);
const list = setOf(['array']);
const object = setOf(['object']);

/** Combines all parts. Recursion covers only in-place schemas, so it terminates. */
export function readForm(side: Side, conjunction: Conjunction, keepsByType = false): Form {
  const nullable = !conjunction.never && conjunction.parts.every((part) => letsThrough(part, null, (inner) => side.form(side.conjoin([inner])).nullable));
  const { parts, own, unions, idle, types: allowed, lists, byType } = dissolve(side, conjunction, keepsByType);
  const refused = parts.flatMap((part) => (part.not === undefined ? [] : [{ value: side.conjoin([part.not]), part }]));
  // `not: {}` rejects every value, `not: false` none.
  const never = conjunction.never || refused.some(({ value }) => value.parts.length === 0 && !value.never);
  let types: TypeSet = never ? 0 : allowed & everyType & ~nullType;
  const fits = (value: Scalar): boolean => acceptsAll(side, conjunction, value);
  const values = valuesOf(parts, lists, types, fits);
  if (values) types = [...values.value.values()].reduce<TypeSet>((all, value) => all | typeOf(value), 0);
  const has = (set: TypeSet): boolean => (types & set) !== 0;
  // Keywords for other types have no effect; an enum of scalars makes all other keywords redundant.
  const listed = values !== undefined && [...values.value.values()].every(isScalar);
  const whole = (types & number) === integer;
  const strings = has(text) && !listed ? parts : [];
  const contentEncoding = first(strings, (part) => part.string?.contentEncoding);
  const contentMediaType = first(strings, (part) => part.string?.contentMediaType);
  const contentSchema = first(strings, (part) => part.string?.contentSchema);
  return {
    conjunction,
    parts,
    nullable,
    types,
    ...(values && types !== 0 && !isWhole(values.value, types) && { values }),
    bounds: listed ? {} : boundsOf(parts, { number: has(number), text: has(text), list: has(list), object: has(object), whole }),
    multiples: has(number) && !listed ? multiplesOf(parts, whole) : [],
    patterns: patternsOf(strings),
    formats: formatsOf(parts, types),
    ...(contentEncoding && { contentEncoding }),
    ...(contentMediaType && { contentMediaType }),
    ...(contentSchema && { contentSchema: { part: contentSchema.part, value: side.conjoin([contentSchema.value]) } }),
    ...(has(list) && !listed && { list: listOf(side, { conjunction, parts }) }),
    ...(has(object) && !listed && { object: objectOf(side, { conjunction, parts }, evaluatesSome(side, { conjunction, parts, unions, idle })) }),
    unions: listed ? [] : unions,
    byType,
    idle,
    nots: listed ? [] : refused.filter(({ value }) => !value.never),
    conditions: listed ? [] : parts.flatMap((part) => conditionOf(side, part)),
    notes: notesOf(own),
  };
}

function conditionOf(side: Side, part: ObjectSchema): Form['conditions'] {
  const inner = { then: part.then, else: part.else };
  if (part.if === undefined || (inner.then === undefined && inner.else === undefined)) return [];
  return [
    {
      part,
      if: side.conjoin([part.if]),
      ...(inner.then !== undefined && { then: side.conjoin([inner.then]) }),
      ...(inner.else !== undefined && { else: side.conjoin([inner.else]) }),
    },
  ];
}

/**
 * Returns the valid values that all enums share. Null is handled separately; arrays and objects are checked by type
 * only.
 */
function valuesOf(
  parts: readonly ObjectSchema[],
  lists: readonly Stated<ReadonlyMap<string, Json>>[],
  types: TypeSet,
  fits: (value: Scalar) => boolean,
): Stated<ReadonlyMap<string, Json>> | undefined {
  const all = [...parts.flatMap((part) => listedBy(part)), ...lists];
  const [start, ...others] = all;
  if (!start) return undefined;
  const kept = new Map<string, Json>();
  for (const [key, value] of start.value) {
    if (value === null || (typeOf(value) & types) === 0 || !others.every((other) => other.value.has(key))) continue;
    if (!isScalar(value) || fits(value)) kept.set(key, value);
  }
  return { value: kept, part: start.part };
}

/** Returns whether the enum lists every value of its type, which is possible only for `boolean`. */
function isWhole({ size }: ReadonlyMap<string, Json>, types: TypeSet): boolean {
  return types === boolean && size === 2;
}

function listedBy(part: ObjectSchema): readonly Stated<ReadonlyMap<string, Json>>[] {
  const made = (values: readonly Json[]): Stated<ReadonlyMap<string, Json>> => ({ part, value: new Map(values.map((value) => [canonical(value), value])) });
  return [...(part.enum ? [made(part.enum)] : []), ...(part.const ? [made([part.const.value])] : [])];
}
