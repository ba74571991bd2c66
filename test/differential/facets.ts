// Everything that several schemas ask of one value together, once the branches of their unions are chosen.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../src/generator/model/types/schema.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../src/generator/model/shape/type-set.ts';
import type { Json } from '../../src/generator/source/node.ts';
import type { Random } from './random.ts';

/** What is asked of a value. Several patterns, formats and schemas of one member are all asked. */
export interface Facets {
  types: TypeSet;
  values: readonly Json[] | undefined;
  minimum: number;
  maximum: number;
  step: number;
  minLength: number;
  maxLength: number;
  patterns: string[];
  formats: string[];
  minItems: number;
  maxItems: number;
  first: JsonSchema[][];
  items: JsonSchema[];
  contains: JsonSchema[];
  members: Map<string, JsonSchema[]>;
  required: Set<string>;
  beside: [string, readonly string[]][];
  others: JsonSchema[];
  names: JsonSchema[];
  byPattern: [string, JsonSchema][];
  minProperties: number;
  maxProperties: number;
}

/** The facets of schemas that all apply; which branch of a union applies is left to chance. */
export function facetsOf(assertions: readonly JsonSchema[], api: Api, random: Random): Facets {
  const facets: Facets = {
    types: allTypes,
    values: undefined,
    minimum: -Infinity,
    maximum: Infinity,
    step: 0,
    minLength: 0,
    maxLength: Infinity,
    patterns: [],
    formats: [],
    minItems: 0,
    maxItems: Infinity,
    first: [],
    items: [],
    contains: [],
    members: new Map(),
    required: new Set(),
    beside: [],
    others: [],
    names: [],
    byPattern: [],
    minProperties: 0,
    maxProperties: Infinity,
  };
  const waiting = [...assertions];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean') continue;
    waiting.push(...appliedBeside(next, api, random));
    whole(next, facets);
    textsAndNumbers(next, facets);
    lists(next, facets);
    objects(next, facets);
  }
  return facets;
}

function appliedBeside(schema: SchemaObject, api: Api, random: Random): readonly JsonSchema[] {
  const found: JsonSchema[] = [...(schema.allOf ?? [])];
  for (const id of [schema.ref, schema.dynamicRef?.ref])
    if (id !== undefined) found.push(api.schema(id)?.jsonSchema ?? true);
  for (const [first, ...more] of [schema.anyOf ?? [], schema.oneOf ?? []])
    if (first !== undefined) found.push(random.pick([first, ...more]));
  if (schema.if !== undefined)
    found.push(...(random.once(2) ? [schema.if, schema.then ?? true] : [schema.else ?? true]));
  for (const dependent of schema.object?.dependentSchemas?.values() ?? []) if (random.once(2)) found.push(dependent);
  return found;
}

function whole({ types, enum: listed, const: constant, annotations }: SchemaObject, facets: Facets): void {
  if (types) facets.types &= toTypeSet(types);
  if (constant) facets.values = [constant.value];
  else facets.values ??= listed;
  if (annotations.format !== undefined) facets.formats.push(annotations.format);
}

function textsAndNumbers({ number = {}, string = {} }: SchemaObject, facets: Facets): void {
  facets.minimum = Math.max(facets.minimum, number.minimum ?? -Infinity, number.exclusiveMinimum ?? -Infinity);
  facets.maximum = Math.min(facets.maximum, number.maximum ?? Infinity, number.exclusiveMaximum ?? Infinity);
  facets.step = number.multipleOf ?? facets.step;
  facets.minLength = Math.max(facets.minLength, string.minLength ?? 0);
  facets.maxLength = Math.min(facets.maxLength, string.maxLength ?? Infinity);
  if (string.pattern !== undefined) facets.patterns.push(string.pattern);
}

function lists({ array }: SchemaObject, facets: Facets): void {
  if (!array) return;
  facets.minItems = Math.max(facets.minItems, array.minItems ?? 0);
  facets.maxItems = Math.min(facets.maxItems, array.maxItems ?? Infinity);
  for (const [at, item] of (array.prefixItems ?? []).entries()) facets.first[at] = [...(facets.first[at] ?? []), item];
  if (array.items !== undefined) facets.items.push(array.items);
  if (array.contains !== undefined) facets.contains.push(array.contains);
}

function objects({ object }: SchemaObject, facets: Facets): void {
  if (!object) return;
  for (const [name, member] of object.properties ?? [])
    facets.members.set(name, [...(facets.members.get(name) ?? []), member]);
  for (const name of object.required ?? []) facets.required.add(name);
  facets.beside.push(...(object.dependentRequired ?? []));
  if (object.additionalProperties !== undefined) facets.others.push(object.additionalProperties);
  if (object.unevaluatedProperties !== undefined) facets.others.push(object.unevaluatedProperties);
  if (object.propertyNames !== undefined) facets.names.push(object.propertyNames);
  facets.byPattern.push(...(object.patternProperties ?? []));
  facets.minProperties = Math.max(facets.minProperties, object.minProperties ?? 0);
  facets.maxProperties = Math.min(facets.maxProperties, object.maxProperties ?? Infinity);
}
