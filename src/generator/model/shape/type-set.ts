// Which JSON types a value can have at all, given everything that is asked of it at once.

import type { Json } from '../../source/node.ts';
import type { Assertion, JsonType } from '../types/schema.ts';

/** A set of types as bits. A whole number has a bit of its own, so that `integer` lies within `number`. */
export type TypeSet = number;

const bits: Readonly<Record<JsonType, TypeSet>> = {
  null: 1,
  boolean: 2,
  integer: 4,
  number: 12,
  string: 16,
  array: 32,
  object: 64,
};
export const everyType: TypeSet = 127;
export const nullType: TypeSet = bits.null;

export function setOf(types: readonly JsonType[]): TypeSet {
  return types.reduce((set, type) => set | bits[type], 0);
}

/** The types of a set, as messages name them. */
export function wordsFor(set: TypeSet): readonly string[] {
  const types: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  return types.flatMap((type) => {
    const shared = set & bits[type];
    return shared === 0 ? [] : [type === 'number' && shared === bits.integer ? 'integer' : type];
  });
}

/** The type of a value. */
export function typeOf(value: Json): TypeSet {
  if (value === null) return bits.null;
  if (Array.isArray(value)) return bits.array;
  if (typeof value === 'boolean') return bits.boolean;
  if (typeof value === 'string') return bits.string;
  if (typeof value === 'number') return Number.isInteger(value) ? bits.integer : bits.number & ~bits.integer;
  return bits.object;
}

/** The types that `assertion` lets through; `named` answers for the schemas it refers to. Too generous at worst. */
export function typesAllowed(assertion: Assertion, named: (id: string) => TypeSet): TypeSet {
  if (typeof assertion === 'boolean') return assertion ? everyType : 0;
  let set = assertion.types ? setOf(assertion.types) : everyType;
  const { ref, dynamicRef, const: constant, enum: values } = assertion;
  if (ref !== undefined) set &= named(ref);
  if (dynamicRef && dynamicRef.anchor === undefined) set &= named(dynamicRef.ref);
  if (constant) set &= typeOf(constant.value);
  if (values) set &= values.reduce<TypeSet>((all, value) => all | typeOf(value), 0);
  for (const part of assertion.allOf ?? []) set &= typesAllowed(part, named);
  for (const branches of [assertion.anyOf, assertion.oneOf]) {
    if (branches) set &= branches.reduce<TypeSet>((all, branch) => all | typesAllowed(branch, named), 0);
  }
  return set;
}
