// Facets of a schema (the constraints that CEL types need), combined across references and composition keywords.

import type { Json } from '../../source/node.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';

/** Disjunction of conjunctions: a value matches all schemas of at least one inner array. */
export type Alternatives = readonly (readonly JsonSchema[])[];

/** A property of an object. */
export interface FieldFacets {
  readonly schemas: Alternatives;
  readonly required: boolean;
}

/** Constraints on a value. Facets of a type outside `types` have no effect. */
export interface Facets {
  readonly types: ReadonlySet<JsonType>;
  readonly values?: readonly Json[] | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems: number;
  readonly items?: Alternatives | undefined;
  readonly fields: ReadonlyMap<string, FieldFacets>;
  /** Schemas of other properties; absent if unconstrained. */
  readonly otherProperties?: Alternatives | undefined;
}

const everyType: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const noConstraints: Facets = { types: new Set(everyType), minItems: 0, fields: new Map() };
const noValues: Facets = { ...noConstraints, types: new Set() };

/** Computes the facets of alternatives. `resolve` returns the schema for an id. */
export function computeFacets(alternatives: Alternatives, resolve: (id: string) => JsonSchema | undefined): Facets {
  const facetsOf = (jsonSchema: JsonSchema | undefined): Facets => {
    if (jsonSchema === undefined || jsonSchema === true) return noConstraints;
    if (jsonSchema === false) return noValues;
    const parts = [facetsOfKeywords(jsonSchema)];
    if (jsonSchema.ref !== undefined) parts.push(facetsOf(resolve(jsonSchema.ref)));
    if (jsonSchema.dynamicRef) parts.push(facetsOf(resolve(jsonSchema.dynamicRef.ref)));
    for (const part of jsonSchema.allOf ?? []) parts.push(facetsOf(part));
    for (const branches of [jsonSchema.anyOf, jsonSchema.oneOf])
      if (branches) parts.push(uniteFacets(branches.map(facetsOf)));
    for (const part of conditionalSchemas(jsonSchema)) parts.push(keepFieldNames(facetsOf(part)));
    return parts.reduce(intersectFacets);
  };
  return uniteFacets(
    alternatives.map((conjunction) => conjunction.map(facetsOf).reduce(intersectFacets, noConstraints)),
  );
}

/** Returns the schemas that apply conditionally. Their properties count as declared, but with unknown types. */
function conditionalSchemas(schema: SchemaObject): readonly JsonSchema[] {
  const { object, then, else: otherwise } = schema;
  return [
    ...(then === undefined ? [] : [then]),
    ...(otherwise === undefined ? [] : [otherwise]),
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

function keepFieldNames({ fields }: Facets): Facets {
  const entries = [...fields].map(([name]) => [name, { schemas: [[true]], required: false }] as const);
  return { ...noConstraints, fields: new Map(entries) };
}

function facetsOfKeywords({
  types,
  enum: enumValues,
  const: constant,
  number,
  array,
  object,
  annotations,
}: SchemaObject): Facets {
  const values = constant ? [constant.value] : enumValues;
  const declaredTypes = new Set(
    types ? types.flatMap((type) => (type === 'number' ? (['integer', 'number'] as const) : [type])) : everyType,
  );
  const possibleValues = values?.filter((value) => declaredTypes.has(jsonTypeOf(value)));
  const required = new Set(object?.required);
  const names = new Set([...(object?.properties?.keys() ?? []), ...required]);
  const field = (name: string): FieldFacets => ({
    schemas: [[object?.properties?.get(name) ?? true]],
    required: required.has(name),
  });
  const items = [...(array?.prefixItems ?? []), ...(array?.items === undefined ? [] : [array.items])];
  const { additionalProperties: rest } = object ?? {};
  return {
    types: possibleValues
      ? new Set([...declaredTypes].filter((type) => possibleValues.some((value) => isOfType(value, type, types))))
      : declaredTypes,
    values: possibleValues,
    format: annotations.format,
    minimum: number?.minimum ?? number?.exclusiveMinimum,
    maximum: number?.maximum ?? number?.exclusiveMaximum,
    minItems: array?.minItems ?? 0,
    items: items.length > 0 ? items.map((item) => [item]) : undefined,
    fields: new Map([...names].map((name) => [name, field(name)])),
    otherProperties: rest === undefined || typeof rest === 'boolean' ? undefined : [[rest]],
  };
}

function isOfType(value: Json, type: JsonType, declaredTypes: readonly JsonType[] | undefined): boolean {
  const actual = jsonTypeOf(value);
  return actual === type || (type === 'number' && actual === 'integer' && (declaredTypes?.includes('number') ?? false));
}

function jsonTypeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'object' ? 'object' : typeof value === 'string' ? 'string' : 'boolean';
}

/** Returns the facets of a conjunction. */
function intersectFacets(a: Facets, b: Facets): Facets {
  const fields = new Map(a.fields);
  for (const [name, field] of b.fields) {
    const other = fields.get(name);
    fields.set(
      name,
      other
        ? { schemas: conjoinAlternatives(other.schemas, field.schemas), required: other.required || field.required }
        : field,
    );
  }
  const otherValues = b.values && new Set(b.values.map(canonicalJson));
  return {
    types: new Set([...a.types].filter((type) => b.types.has(type))),
    values: a.values ? a.values.filter((value) => otherValues?.has(canonicalJson(value)) ?? true) : b.values,
    format: a.format ?? b.format,
    minimum: combineBounds(Math.max, a.minimum, b.minimum),
    maximum: combineBounds(Math.min, a.maximum, b.maximum),
    minItems: Math.max(a.minItems, b.minItems),
    items: a.items && b.items ? conjoinAlternatives(a.items, b.items) : (a.items ?? b.items),
    fields,
    otherProperties:
      a.otherProperties && b.otherProperties
        ? conjoinAlternatives(a.otherProperties, b.otherProperties)
        : (a.otherProperties ?? b.otherProperties),
  };
}

/** Returns the facets of a disjunction. */
function uniteFacets(branches: readonly Facets[]): Facets {
  const possibleBranches = branches.filter(({ types }) => types.size > 0);
  const ofTypes = (...types: readonly JsonType[]): readonly Facets[] =>
    possibleBranches.filter((branch) => types.some((type) => branch.types.has(type)));
  const [numbers, strings, arrays, objects] = [
    ofTypes('integer', 'number'),
    ofTypes('string'),
    ofTypes('array'),
    ofTypes('object'),
  ];
  const hasValues = possibleBranches.every(({ values, types }) => values ?? isOnlyNull(types));
  return {
    types: new Set(possibleBranches.flatMap(({ types }) => [...types])),
    values:
      hasValues && possibleBranches.length > 0 ? possibleBranches.flatMap(({ values }) => values ?? [null]) : undefined,
    format: commonValue(strings.map(({ format }) => format)),
    minimum: widestBound(
      Math.min,
      numbers.map(({ minimum }) => minimum),
    ),
    maximum: widestBound(
      Math.max,
      numbers.map(({ maximum }) => maximum),
    ),
    minItems: arrays.length > 0 ? arrays.reduce((least, { minItems }) => Math.min(least, minItems), Infinity) : 0,
    items: arrays.every(({ items }) => items) ? arrays.flatMap(({ items }) => items ?? []) : undefined,
    fields: uniteFields(objects),
    otherProperties: objects.some(({ otherProperties: rest }) => rest)
      ? objects.flatMap(({ otherProperties: rest }) => rest ?? [])
      : undefined,
  };
}

function uniteFields(objects: readonly Facets[]): ReadonlyMap<string, FieldFacets> {
  const names = new Set(objects.flatMap(({ fields }) => [...fields.keys()]));
  const field = (name: string): FieldFacets => {
    const fieldFacets = objects.flatMap(({ fields }) => fields.get(name) ?? []);
    return {
      schemas: fieldFacets.flatMap(({ schemas }) => schemas),
      required: fieldFacets.length === objects.length && fieldFacets.every(({ required }) => required),
    };
  };
  return new Map([...names].map((name) => [name, field(name)]));
}

function conjoinAlternatives(a: Alternatives, b: Alternatives): Alternatives {
  return a.flatMap((first) => b.map((second) => [...first, ...second]));
}

function combineBounds(
  choose: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : choose(a, b);
}

function widestBound(
  choose: (a: number, b: number) => number,
  all: readonly (number | undefined)[],
): number | undefined {
  const bounds = all.filter((bound) => bound !== undefined);
  return bounds.length === all.length && bounds.length > 0
    ? bounds.reduce((widest, bound) => choose(widest, bound))
    : undefined;
}

function commonValue<T>([first, ...rest]: readonly T[]): T | undefined {
  return rest.every((value) => value === first) ? first : undefined;
}

function isOnlyNull(types: ReadonlySet<JsonType>): boolean {
  return types.size === 1 && types.has('null');
}
