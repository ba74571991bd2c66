// Combined constraints of several schemas on one value, with a random branch of each union.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../src/generator/model/types/schema.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../src/generator/model/shape/type-set.ts';
import type { Json } from '../../src/generator/source/node.ts';
import type { Random } from './random.ts';

/** The constraints on a value. All patterns, formats, and schemas of a property apply. */
export interface Facets {
  types: TypeSet;
  values: readonly Json[] | undefined;
  minimum: number;
  maximum: number;
  multipleOf: number;
  minLength: number;
  maxLength: number;
  patterns: string[];
  formats: string[];
  minItems: number;
  maxItems: number;
  prefixItems: JsonSchema[][];
  items: JsonSchema[];
  contains: JsonSchema[];
  properties: Map<string, JsonSchema[]>;
  required: Set<string>;
  dependentRequired: [string, readonly string[]][];
  otherProperties: JsonSchema[];
  propertyNames: JsonSchema[];
  patternProperties: [string, JsonSchema][];
  minProperties: number;
  maxProperties: number;
}

/** Collects the facets of schemas that all apply, with a random branch of each union. */
export function collectFacets(assertions: readonly JsonSchema[], api: Api, random: Random): Facets {
  const facets: Facets = {
    types: allTypes,
    values: undefined,
    minimum: -Infinity,
    maximum: Infinity,
    multipleOf: 0,
    minLength: 0,
    maxLength: Infinity,
    patterns: [],
    formats: [],
    minItems: 0,
    maxItems: Infinity,
    prefixItems: [],
    items: [],
    contains: [],
    properties: new Map(),
    required: new Set(),
    dependentRequired: [],
    otherProperties: [],
    propertyNames: [],
    patternProperties: [],
    minProperties: 0,
    maxProperties: Infinity,
  };
  const pending = [...assertions];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'boolean') continue;
    pending.push(...appliedSchemas(next, api, random));
    addGeneralFacets(next, facets);
    addScalarFacets(next, facets);
    addArrayFacets(next, facets);
    addObjectFacets(next, facets);
  }
  return facets;
}

function appliedSchemas(schema: SchemaObject, api: Api, random: Random): readonly JsonSchema[] {
  const applied: JsonSchema[] = [...(schema.allOf ?? [])];
  for (const id of [schema.ref, schema.dynamicRef?.ref])
    if (id !== undefined) applied.push(api.schema(id)?.jsonSchema ?? true);
  for (const [first, ...more] of [schema.anyOf ?? [], schema.oneOf ?? []])
    if (first !== undefined) applied.push(random.pick([first, ...more]));
  if (schema.if !== undefined)
    applied.push(...(random.oneIn(2) ? [schema.if, schema.then ?? true] : [schema.else ?? true]));
  for (const dependent of schema.object?.dependentSchemas?.values() ?? []) if (random.oneIn(2)) applied.push(dependent);
  return applied;
}

function addGeneralFacets({ types, enum: values, const: constant, annotations }: SchemaObject, facets: Facets): void {
  if (types) facets.types &= toTypeSet(types);
  if (constant) facets.values = [constant.value];
  else facets.values ??= values;
  if (annotations.format !== undefined) facets.formats.push(annotations.format);
}

function addScalarFacets({ number = {}, string = {} }: SchemaObject, facets: Facets): void {
  facets.minimum = Math.max(facets.minimum, number.minimum ?? -Infinity, number.exclusiveMinimum ?? -Infinity);
  facets.maximum = Math.min(facets.maximum, number.maximum ?? Infinity, number.exclusiveMaximum ?? Infinity);
  facets.multipleOf = number.multipleOf ?? facets.multipleOf;
  facets.minLength = Math.max(facets.minLength, string.minLength ?? 0);
  facets.maxLength = Math.min(facets.maxLength, string.maxLength ?? Infinity);
  if (string.pattern !== undefined) facets.patterns.push(string.pattern);
}

function addArrayFacets({ array }: SchemaObject, facets: Facets): void {
  if (!array) return;
  facets.minItems = Math.max(facets.minItems, array.minItems ?? 0);
  facets.maxItems = Math.min(facets.maxItems, array.maxItems ?? Infinity);
  for (const [index, item] of (array.prefixItems ?? []).entries())
    facets.prefixItems[index] = [...(facets.prefixItems[index] ?? []), item];
  if (array.items !== undefined) facets.items.push(array.items);
  if (array.contains !== undefined) facets.contains.push(array.contains);
}

function addObjectFacets({ object }: SchemaObject, facets: Facets): void {
  if (!object) return;
  for (const [name, property] of object.properties ?? [])
    facets.properties.set(name, [...(facets.properties.get(name) ?? []), property]);
  for (const name of object.required ?? []) facets.required.add(name);
  facets.dependentRequired.push(...(object.dependentRequired ?? []));
  if (object.additionalProperties !== undefined) facets.otherProperties.push(object.additionalProperties);
  if (object.unevaluatedProperties !== undefined) facets.otherProperties.push(object.unevaluatedProperties);
  if (object.propertyNames !== undefined) facets.propertyNames.push(object.propertyNames);
  facets.patternProperties.push(...(object.patternProperties ?? []));
  facets.minProperties = Math.max(facets.minProperties, object.minProperties ?? 0);
  facets.maxProperties = Math.min(facets.maxProperties, object.maxProperties ?? Infinity);
}
