// Sets of JSON types that a schema allows.

import type { Json } from '../../source/node.ts';
import type { Assertion, JsonType } from '../types/schema.ts';

/** Bit set of types. Integers have their own bit, so that `integer` is a subset of `number`. */
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

/** Returns the names of the types, for messages. */
export function wordsFor(set: TypeSet): readonly string[] {
  const types: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  return types.flatMap((type) => {
    const shared = set & bits[type];
    return shared === 0 ? [] : [type === 'number' && shared === bits.integer ? 'integer' : type];
  });
}

/** Returns the type of a value. */
export function typeOf(value: Json): TypeSet {
  if (value === null) return bits.null;
  if (Array.isArray(value)) return bits.array;
  if (typeof value === 'boolean') return bits.boolean;
  if (typeof value === 'string') return bits.string;
  if (typeof value === 'number') return Number.isInteger(value) ? bits.integer : bits.number & ~bits.integer;
  return bits.object;
}

/** Returns the types that a schema allows, or a superset; `typesOfRef` resolves references. */
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
