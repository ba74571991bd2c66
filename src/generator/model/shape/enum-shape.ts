// Enum values of a schema, from `enum`, `const`, lifecycles, and unions of constants.

import type { Json } from '../../source/node.ts';
import { canonicalJson, distinctValues } from '../canonical-json.ts';
import { hasOnlyKeys } from '../facets.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import type { EnumValue } from '../types/shape.ts';
import { toTypeSet, typeOfValue, type TypeSet } from './type-set.ts';

/** Enum values without null. */
export interface EnumValues {
  readonly values: readonly EnumValue[];
  readonly open: boolean;
}

/** Returns the values of `const`, `enum`, or the states of a lifecycle; `undefined` if there are none. */
export function declaredEnumValues(schema: SchemaObject, types: TypeSet): EnumValues | undefined {
  const { lifecycle } = schema.extensions;
  const constants = schema.const ? [schema.const.value] : schema.enum;
  if (constants) {
    const possible = distinctValues(constants).filter((value) => value !== null && (typeOfValue(value) & types) !== 0);
    return {
      values: possible.map((value) =>
        createEnumValue(value, (typeof value === 'string' ? lifecycle?.states.get(value) : undefined) ?? undefined),
      ),
      open: false,
    };
  }
  if (!lifecycle) return undefined;
  return {
    values: [...lifecycle.states].map(([state, description]) => createEnumValue(state, description ?? undefined)),
    open: lifecycle.open,
  };
}

/**
 * Returns the values of a union of constants, each with its description; open if a branch of the same type without
 * constants exists. `undefined` for any other union. Null branches are ignored.
 */
export function constantBranchValues(branches: readonly JsonSchema[], types: TypeSet): EnumValues | undefined {
  const values = new Map<string, EnumValue>();
  const otherTypes: TypeSet[] = [];
  for (const branch of branches) {
    if (typeof branch === 'boolean') return undefined;
    const constants = branch.const ? [branch.const.value] : branch.enum;
    if (!hasOnlyKeys(branch, 'types', 'const', 'enum')) return undefined;
    if (!constants) {
      const ownTypes = branch.types ?? [];
      if (ownTypes.length !== 1 || branch.annotations.format !== undefined) return undefined;
      if (ownTypes[0] === 'null') continue;
      otherTypes.push(openEnumTypes(ownTypes[0]));
      continue;
    }
    const { title, description, deprecated } = branch.annotations;
    const branchDescription = constants.length === 1 ? (description ?? title) : undefined;
    for (const value of constants) {
      if (value === null || (typeOfValue(value) & types) === 0) continue;
      const key = canonicalJson(value);
      if (!values.has(key)) values.set(key, createEnumValue(value, branchDescription, deprecated));
    }
  }
  if (values.size === 0) return undefined;
  const enumValues = [...values.values()];
  const areTypesIncluded = otherTypes.every(
    (type) => type !== 0 && enumValues.every(({ value }) => (typeOfValue(value) & type) !== 0),
  );
  return areTypesIncluded ? { values: enumValues, open: otherTypes.length > 0 } : undefined;
}

/** Returns the types of an open enum, given the type of its branch without constants; 0 if the enum cannot be open. */
function openEnumTypes(type: JsonType | undefined): TypeSet {
  if (type === 'string') return toTypeSet(['string']);
  return type === 'number' || type === 'integer' ? toTypeSet(['number']) : 0;
}

/** Returns the values that both enums allow, and combines their descriptions. */
export function intersectEnumValues(first: EnumValues, second: EnumValues): EnumValues {
  if (first.open !== second.open)
    return first.open ? intersectEnumValues(second, first) : withDescriptions(first, second);
  if (first.open) {
    const firstByKey = byKey(first);
    return {
      values: [...first.values, ...second.values.filter(({ value }) => !firstByKey.has(canonicalJson(value)))],
      open: true,
    };
  }
  const secondByKey = byKey(second);
  return withDescriptions(
    { values: first.values.filter(({ value }) => secondByKey.has(canonicalJson(value))), open: false },
    second,
  );
}

function withDescriptions(values: EnumValues, descriptions: EnumValues): EnumValues {
  const byValue = byKey(descriptions);
  return {
    open: values.open,
    values: values.values.map((item) => {
      const other = byValue.get(canonicalJson(item.value));
      return other
        ? createEnumValue(item.value, item.description ?? other.description, item.deprecated || other.deprecated)
        : item;
    }),
  };
}

function byKey({ values }: EnumValues): ReadonlyMap<string, EnumValue> {
  return new Map(values.map((item) => [canonicalJson(item.value), item]));
}

function createEnumValue(value: Json, description: string | undefined, deprecated = false): EnumValue {
  return description === undefined ? { value, deprecated } : { value, description, deprecated };
}
