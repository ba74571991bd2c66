// Schema constraints for CEL types, combined across references and composition keywords.

import type { Json } from '../../source/node.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';

/** Disjunction of conjunctions: a value matches all schemas of at least one inner array. */
export type SchemaAlternatives = readonly (readonly JsonSchema[])[];

/** A property of an object. */
export interface FieldConstraints {
  readonly schemas: SchemaAlternatives;
  readonly required: boolean;
}

/** Constraints on a value. Constraints on a type that is not in `types` have no effect. */
export interface ValueConstraints {
  readonly types: ReadonlySet<JsonType>;
  readonly values?: readonly Json[] | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems: number;
  readonly items?: SchemaAlternatives | undefined;
  readonly fields: ReadonlyMap<string, FieldConstraints>;
  /** Schemas of other properties; absent if unconstrained. */
  readonly otherProperties?: SchemaAlternatives | undefined;
}

const everyType: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const noConstraints: ValueConstraints = { types: new Set(everyType), minItems: 0, fields: new Map() };
const noValues: ValueConstraints = { ...noConstraints, types: new Set() };

/** Computes the constraints of alternatives. `resolve` returns the schema for an ID. */
export function computeConstraints(
  alternatives: SchemaAlternatives,
  resolve: (id: string) => JsonSchema | undefined,
): ValueConstraints {
  const constraintsOf = (jsonSchema: JsonSchema | undefined): ValueConstraints => {
    if (jsonSchema === undefined || jsonSchema === true) return noConstraints;
    if (jsonSchema === false) return noValues;
    const parts = [constraintsOfKeywords(jsonSchema)];
    if (jsonSchema.ref !== undefined) parts.push(constraintsOf(resolve(jsonSchema.ref)));
    if (jsonSchema.dynamicRef) parts.push(constraintsOf(resolve(jsonSchema.dynamicRef.ref)));
    for (const part of jsonSchema.allOf ?? []) parts.push(constraintsOf(part));
    for (const branches of [jsonSchema.anyOf, jsonSchema.oneOf])
      if (branches) parts.push(uniteConstraints(branches.map(constraintsOf)));
    for (const part of conditionalSchemas(jsonSchema)) parts.push(keepFieldNames(constraintsOf(part)));
    return parts.reduce(intersectConstraints);
  };
  return uniteConstraints(
    alternatives.map((conjunction) => conjunction.map(constraintsOf).reduce(intersectConstraints, noConstraints)),
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

function keepFieldNames({ fields }: ValueConstraints): ValueConstraints {
  const entries = [...fields].map(([name]) => [name, { schemas: [[true]], required: false }] as const);
  return { ...noConstraints, fields: new Map(entries) };
}

function constraintsOfKeywords({
  types,
  enum: enumValues,
  const: constant,
  number,
  array,
  object,
  annotations,
}: SchemaObject): ValueConstraints {
  const values = constant ? [constant.value] : enumValues;
  const declaredTypes = new Set(
    types ? types.flatMap((type) => (type === 'number' ? (['integer', 'number'] as const) : [type])) : everyType,
  );
  const possibleValues = values?.filter((value) => declaredTypes.has(jsonTypeOf(value)));
  const required = new Set(object?.required);
  const names = new Set([...(object?.properties?.keys() ?? []), ...required]);
  const field = (name: string): FieldConstraints => ({
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

/** Returns the constraints of a conjunction. */
function intersectConstraints(a: ValueConstraints, b: ValueConstraints): ValueConstraints {
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

/** Returns the constraints of a disjunction. */
function uniteConstraints(branches: readonly ValueConstraints[]): ValueConstraints {
  const possibleBranches = branches.filter(({ types }) => types.size > 0);
  const ofTypes = (...types: readonly JsonType[]): readonly ValueConstraints[] =>
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

function uniteFields(objects: readonly ValueConstraints[]): ReadonlyMap<string, FieldConstraints> {
  const names = new Set(objects.flatMap(({ fields }) => [...fields.keys()]));
  const field = (name: string): FieldConstraints => {
    const fieldConstraints = objects.flatMap(({ fields }) => fields.get(name) ?? []);
    return {
      schemas: fieldConstraints.flatMap(({ schemas }) => schemas),
      required: fieldConstraints.length === objects.length && fieldConstraints.every(({ required }) => required),
    };
  };
  return new Map([...names].map((name) => [name, field(name)]));
}

function conjoinAlternatives(a: SchemaAlternatives, b: SchemaAlternatives): SchemaAlternatives {
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
