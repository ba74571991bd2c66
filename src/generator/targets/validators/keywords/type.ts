// Type tests, and descriptions of types.

import { and, binary, call, literal, not, or, typeOf } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import { joinAlternatives } from '../../../code/typescript/json-literal.ts';
import { runtime } from '../runtime-imports.ts';
import type { ValidationVariant } from '../validation-variant.ts';

export const types = {
  null: toTypeSet(['null']),
  boolean: toTypeSet(['boolean']),
  integer: toTypeSet(['integer']),
  number: toTypeSet(['number']),
  string: toTypeSet(['string']),
  array: toTypeSet(['array']),
  object: toTypeSet(['object']),
  every: allTypes,
} as const;

const typeDescriptions: Readonly<Record<JsonType, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

const typeOrder: readonly JsonType[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Returns the types of a set, more common ones first; `integer` only if the set does not contain all numbers. */
function typesOfSet(set: TypeSet): readonly JsonType[] {
  return typeOrder.filter(
    (type) =>
      (set & toTypeSet([type])) === toTypeSet([type]) && !(type === 'integer' && (set & types.number) === types.number),
  );
}

/** Describes a set of types: `a string or null`. */
export function describeTypes(set: TypeSet): string {
  return joinAlternatives(typesOfSet(set).map((type) => typeDescriptions[type]));
}

/** Returns the number of JSON types in a set. */
export function countTypes(set: TypeSet): number {
  return typesOfSet(set).length;
}

/** The part of a validation context that a type test depends on. */
interface TypeTestContext {
  readonly variant: ValidationVariant;
}

/** Returns a test that is true if a value has one of the types; `knownTypes` are those it can have. */
export function hasType(
  { variant }: TypeTestContext,
  value: Expression,
  set: TypeSet,
  knownTypes: TypeSet,
): Expression {
  if ((knownTypes & ~set) === 0) return literal(true);
  return or(...typesOfSet(set & knownTypes).map((type) => typeTest(value, type, variant.hasBigints ?? false)));
}

/** Returns a test that is true if a value has none of the types. */
export function lacksType(
  { variant }: TypeTestContext,
  value: Expression,
  set: TypeSet,
  knownTypes: TypeSet,
): Expression {
  return and(...typesOfSet(set & knownTypes).map((type) => not(typeTest(value, type, variant.hasBigints ?? false))));
}

function typeTest(value: Expression, type: JsonType, hasBigints: boolean): Expression {
  switch (type) {
    case 'null':
      return binary(value, '===', literal(null));
    case 'boolean':
    case 'string':
      return binary(typeOf(value), '===', literal(type));
    case 'integer':
      return call(runtime(hasBigints ? 'isIntegerOrBigint' : 'isInteger'), value);
    case 'number':
      return call(runtime(hasBigints ? 'isNumberOrBigint' : 'isNumber'), value);
    case 'array':
      return call(runtime('isArray'), value);
    case 'object':
      return call(runtime('isObject'), value);
  }
}
