// Type tests and the descriptions of types.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import { everyType, setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import { alternatives } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';
import type { Reading } from '../validation-variant.ts';

export const types = {
  null: setOf(['null']),
  boolean: setOf(['boolean']),
  integer: setOf(['integer']),
  number: setOf(['number']),
  string: setOf(['string']),
  array: setOf(['array']),
  object: setOf(['object']),
  every: everyType,
} as const;

const words: Readonly<Record<JsonType, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const order: readonly JsonType[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Returns the types of a set, more common ones first; `integer` only if the set does not contain all numbers. */
function typesIn(set: TypeSet): readonly JsonType[] {
  return order.filter(
    (type) => (set & setOf([type])) === setOf([type]) && !(type === 'integer' && (set & types.number) === types.number),
  );
}

/** Describes a set of types: `a string or null`. */
export function expected(set: TypeSet): string {
  return alternatives(typesIn(set).map((type) => words[type]));
}

/** Returns the number of JSON types in a set. */
export function countOf(set: TypeSet): number {
  return typesIn(set).length;
}

/** The parts of a validation context that a type test depends on. */
interface Typing {
  readonly module: Module;
  readonly reading: Reading;
}

/** Returns a test that is true if a value has one of the types; `knownTypes` are those it can have. */
export function hasType({ module, reading }: Typing, value: Code<'ts'>, set: TypeSet, known: TypeSet): Code<'ts'> {
  if ((known & ~set) === 0) return ts`true`;
  const tests = typesIn(set & known).map((type) => isOf(module, value, type, reading.wide ?? false));
  return tests.length === 0 ? ts`false` : join(tests, ts` || `);
}

/** Returns a test that is true if a value has none of the types. */
export function lacksType({ module, reading }: Typing, value: Code<'ts'>, set: TypeSet, known: TypeSet): Code<'ts'> {
  const tests = typesIn(set & known).map((type) => isNot(module, value, type, reading.wide ?? false));
  return tests.length === 0 ? ts`true` : join(tests, ts` && `);
}

function isOf(module: Module, value: Code<'ts'>, type: JsonType, wide: boolean): Code<'ts'> {
  switch (type) {
    case 'null':
      return ts`${value} === null`;
    case 'boolean':
      return ts`typeof ${value} === 'boolean'`;
    case 'string':
      return ts`typeof ${value} === 'string'`;
    case 'integer':
      return ts`${module.runtime(wide ? 'isWhole' : 'isInteger')}(${value})`;
    case 'number':
      return ts`${module.runtime(wide ? 'isAnyNumber' : 'isNumber')}(${value})`;
    case 'array':
      return ts`${module.runtime('isList')}(${value})`;
    case 'object':
      return ts`${module.runtime('isObject')}(${value})`;
  }
}

function isNot(module: Module, value: Code<'ts'>, type: JsonType, wide: boolean): Code<'ts'> {
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
      return ts`!${isOf(module, value, type, wide)}`;
  }
}
