// Sets of JSON types that a schema allows.

import type { Json } from '../../source/node.ts';
import type { JsonSchema, JsonType } from '../types/schema.ts';

/** Bit set of types. Integers have their own bit, so that `integer` is a subset of `number`. */
export type TypeSet = number;

const typeBits: Readonly<Record<JsonType, TypeSet>> = {
  null: 1,
  boolean: 2,
  integer: 4,
  number: 12,
  string: 16,
  array: 32,
  object: 64,
};
export const allTypes: TypeSet = 127;
export const nullTypeSet: TypeSet = typeBits.null;

export function toTypeSet(types: readonly JsonType[]): TypeSet {
  return types.reduce((set, type) => set | typeBits[type], 0);
}

/** Returns the names of the types, for messages. */
export function typeSetNames(set: TypeSet): readonly string[] {
  const types: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  return types.flatMap((type) => {
    const shared = set & typeBits[type];
    return shared === 0 ? [] : [type === 'number' && shared === typeBits.integer ? 'integer' : type];
  });
}

/** Returns the type of a value. */
export function typeOfValue(value: Json): TypeSet {
  if (value === null) return typeBits.null;
  if (Array.isArray(value)) return typeBits.array;
  if (typeof value === 'boolean') return typeBits.boolean;
  if (typeof value === 'string') return typeBits.string;
  if (typeof value === 'number')
    return Number.isInteger(value) ? typeBits.integer : typeBits.number & ~typeBits.integer;
  return typeBits.object;
}

/** Returns the types that a schema allows, or a superset; `typesOfRef` resolves references. */
export function allowedTypes(jsonSchema: JsonSchema, typesOfRef: (id: string) => TypeSet): TypeSet {
  if (typeof jsonSchema === 'boolean') return jsonSchema ? allTypes : 0;
  let set = jsonSchema.types ? toTypeSet(jsonSchema.types) : allTypes;
  const { ref, dynamicRef, const: constant, enum: values } = jsonSchema;
  if (ref !== undefined) set &= typesOfRef(ref);
  if (dynamicRef && dynamicRef.anchor === undefined) set &= typesOfRef(dynamicRef.ref);
  if (constant) set &= typeOfValue(constant.value);
  if (values) set &= values.reduce<TypeSet>((all, value) => all | typeOfValue(value), 0);
  for (const part of jsonSchema.allOf ?? []) set &= allowedTypes(part, typesOfRef);
  for (const branches of [jsonSchema.anyOf, jsonSchema.oneOf]) {
    if (branches) set &= branches.reduce<TypeSet>((all, branch) => all | allowedTypes(branch, typesOfRef), 0);
  }
  return set;
}
