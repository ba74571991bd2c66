// Values of enumerations.

import type { Json } from '../../source/node.ts';
import { canonical, distinct } from '../canonical-json.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import type { EnumValue } from '../types/shape.ts';
import { typeOf, type TypeSet } from './type-set.ts';

/** Enum values without null. */
export interface Values {
  readonly values: readonly EnumValue[];
  readonly open: boolean;
}

/** Returns the values of `const`, `enum`, or the states of a lifecycle; `undefined` if there are none. */
export function listedValues(schema: ObjectSchema, types: TypeSet): Values | undefined {
  const { lifecycle } = schema.facts;
  const listed = schema.const ? [schema.const.value] : schema.enum;
  if (listed) {
    const possible = distinct(listed).filter((value) => value !== null && (typeOf(value) & types) !== 0);
    return {
      values: possible.map((value) =>
        described(value, (typeof value === 'string' ? lifecycle?.states.get(value) : undefined) ?? undefined),
      ),
      open: false,
    };
  }
  if (!lifecycle) return undefined;
  return {
    values: [...lifecycle.states].map(([state, meaning]) => described(state, meaning ?? undefined)),
    open: lifecycle.open,
  };
}

/**
 * Returns the values of a union of constants, each with its description; open if a branch of the same type without
 * constants exists. `undefined` for any other union. Null branches are ignored.
 */
export function branchValues(branches: readonly Assertion[], types: TypeSet): Values | undefined {
  const values = new Map<string, EnumValue>();
  const plain: TypeSet[] = [];
  for (const branch of branches) {
    if (typeof branch === 'boolean') return undefined;
    const listed = branch.const ? [branch.const.value] : branch.enum;
    if (!saysLittle(branch)) return undefined;
    if (!listed) {
      const own = branch.types ?? [];
      if (own.length !== 1 || branch.annotations.format !== undefined) return undefined;
      if (own[0] === 'null') continue;
      plain.push(own[0] === 'string' ? 16 : own[0] === 'number' || own[0] === 'integer' ? 12 : 0);
      continue;
    }
    const { title, description, deprecated } = branch.annotations;
    const words = listed.length === 1 ? (description ?? title) : undefined;
    for (const value of listed) {
      if (value === null || (typeOf(value) & types) === 0) continue;
      const key = canonical(value);
      if (!values.has(key)) values.set(key, described(value, words, deprecated));
    }
  }
  if (values.size === 0) return undefined;
  const found = [...values.values()];
  const fits = plain.every((type) => type !== 0 && found.every(({ value }) => (typeOf(value) & type) !== 0));
  return fits ? { values: found, open: plain.length > 0 } : undefined;
}

/** Returns the values that both allow, with the descriptions of either. */
export function commonValues(first: Values, second: Values): Values {
  if (first.open !== second.open) return first.open ? commonValues(second, first) : withWords(first, second);
  if (first.open) {
    const known = byKey(first);
    return {
      values: [...first.values, ...second.values.filter(({ value }) => !known.has(canonical(value)))],
      open: true,
    };
  }
  const allowed = byKey(second);
  return withWords({ values: first.values.filter(({ value }) => allowed.has(canonical(value))), open: false }, second);
}

function withWords(values: Values, words: Values): Values {
  const known = byKey(words);
  return {
    open: values.open,
    values: values.values.map((each) => {
      const other = known.get(canonical(each.value));
      return other
        ? described(each.value, each.description ?? other.description, each.deprecated || other.deprecated)
        : each;
    }),
  };
}

function byKey({ values }: Values): ReadonlyMap<string, EnumValue> {
  return new Map(values.map((each) => [canonical(each.value), each]));
}

/** Returns whether a branch has only a type, constants, and annotations. */
function saysLittle(branch: ObjectSchema): boolean {
  return Object.keys(branch).every((key) =>
    ['origin', 'types', 'const', 'enum', 'annotations', 'facts', 'foreign'].includes(key),
  );
}

function described(value: Json, description: string | undefined, deprecated = false): EnumValue {
  return description === undefined ? { value, deprecated } : { value, description, deprecated };
}
