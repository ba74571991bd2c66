// Type tests and the descriptions of types.

import type { SafeText } from '../../../code/branded-text.ts';
import { joinCode, ts } from '../../../code/typescript/typescript.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import { joinAlternatives } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';
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
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
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

/** The parts of a validation context that a type test depends on. */
interface TypeTestContext {
  readonly module: Module;
  readonly variant: ValidationVariant;
}

/** Returns a test that is true if a value has one of the types; `knownTypes` are those it can have. */
export function hasType(
  { module, variant }: TypeTestContext,
  value: SafeText<'ts'>,
  set: TypeSet,
  knownTypes: TypeSet,
): SafeText<'ts'> {
  if ((knownTypes & ~set) === 0) return ts`true`;
  const tests = typesOfSet(set & knownTypes).map((type) => typeTest(module, value, type, variant.hasBigints ?? false));
  return tests.length === 0 ? ts`false` : joinCode(tests, ts` || `);
}

/** Returns a test that is true if a value has none of the types. */
export function lacksType(
  { module, variant }: TypeTestContext,
  value: SafeText<'ts'>,
  set: TypeSet,
  knownTypes: TypeSet,
): SafeText<'ts'> {
  const tests = typesOfSet(set & knownTypes).map((type) =>
    negatedTypeTest(module, value, type, variant.hasBigints ?? false),
  );
  return tests.length === 0 ? ts`true` : joinCode(tests, ts` && `);
}

function typeTest(module: Module, value: SafeText<'ts'>, type: JsonType, hasBigints: boolean): SafeText<'ts'> {
  switch (type) {
    case 'null':
      return ts`${value} === null`;
    case 'boolean':
      return ts`typeof ${value} === 'boolean'`;
    case 'string':
      return ts`typeof ${value} === 'string'`;
    case 'integer':
      return ts`${module.runtime(hasBigints ? 'isIntegerOrBigint' : 'isInteger')}(${value})`;
    case 'number':
      return ts`${module.runtime(hasBigints ? 'isNumberOrBigint' : 'isNumber')}(${value})`;
    case 'array':
      return ts`${module.runtime('isArray')}(${value})`;
    case 'object':
      return ts`${module.runtime('isObject')}(${value})`;
  }
}

function negatedTypeTest(module: Module, value: SafeText<'ts'>, type: JsonType, hasBigints: boolean): SafeText<'ts'> {
  switch (type) {
    case 'null':
      return ts`${value} !== null`;
    case 'boolean':
      return ts`typeof ${value} !== 'boolean'`;
    case 'string':
      return ts`typeof ${value} !== 'string'`;
    case 'integer':
    case 'number':
    case 'array':
    case 'object':
      return ts`!${typeTest(module, value, type, hasBigints)}`;
  }
}
