// Type facets of a schema, combined across references and composition keywords.

import type { Json } from '../../source/node.ts';
import { canonical } from '../canonical-json.ts';
import type { Assertion, JsonType, ObjectSchema } from '../types/schema.ts';

/** Disjunction of conjunctions: one of the inner arrays applies as a whole. */
export type Alternatives = readonly (readonly Assertion[])[];

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
  readonly rest?: Alternatives | undefined;
}

const everyType: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const anything: Facets = { types: new Set(everyType), minItems: 0, fields: new Map() };
const impossible: Facets = { ...anything, types: new Set() };

/** Computes the facets of alternatives. `resolve` returns the schema for an id. */
export function facetsOf(alternatives: Alternatives, resolve: (id: string) => Assertion | undefined): Facets {
  const each = (assertion: Assertion | undefined): Facets => {
    if (assertion === undefined || assertion === true) return anything;
    if (assertion === false) return impossible;
    const parts = [own(assertion)];
    if (assertion.ref !== undefined) parts.push(each(resolve(assertion.ref)));
    if (assertion.dynamicRef) parts.push(each(resolve(assertion.dynamicRef.ref)));
    for (const part of assertion.allOf ?? []) parts.push(each(part));
    for (const branches of [assertion.anyOf, assertion.oneOf]) if (branches) parts.push(anyOf(branches.map(each)));
    for (const part of conditional(assertion)) parts.push(weak(each(part)));
    return parts.reduce(both);
  };
  return anyOf(alternatives.map((together) => together.map(each).reduce(both, anything)));
}

/** Returns the schemas that apply to some values only: their properties exist, but with unknown types. */
function conditional(schema: ObjectSchema): readonly Assertion[] {
  const { object, then, else: otherwise } = schema;
  return [
    ...(then === undefined ? [] : [then]),
    ...(otherwise === undefined ? [] : [otherwise]),
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

function weak({ fields }: Facets): Facets {
  const some = [...fields].map(([name]) => [name, { schemas: [[true]], required: false }] as const);
  return { ...anything, fields: new Map(some) };
}

function own({ types, enum: listed, const: constant, number, array, object, annotations }: ObjectSchema): Facets {
  const values = constant ? [constant.value] : listed;
  const stated = new Set(
    types ? types.flatMap((type) => (type === 'number' ? (['integer', 'number'] as const) : [type])) : everyType,
  );
  const possible = values?.filter((value) => stated.has(typeOf(value)));
  const required = new Set(object?.required);
  const names = new Set([...(object?.properties?.keys() ?? []), ...required]);
  const field = (name: string): FieldFacets => ({
    schemas: [[object?.properties?.get(name) ?? true]],
    required: required.has(name),
  });
  const items = [...(array?.prefixItems ?? []), ...(array?.items === undefined ? [] : [array.items])];
  const { additionalProperties: rest } = object ?? {};
  return {
    types: possible
      ? new Set([...stated].filter((type) => possible.some((value) => fits(value, type, types))))
      : stated,
    values: possible,
    format: annotations.format,
    minimum: number?.minimum ?? number?.exclusiveMinimum,
    maximum: number?.maximum ?? number?.exclusiveMaximum,
    minItems: array?.minItems ?? 0,
    items: items.length > 0 ? items.map((item) => [item]) : undefined,
    fields: new Map([...names].map((name) => [name, field(name)])),
    rest: rest === undefined || typeof rest === 'boolean' ? undefined : [[rest]],
  };
}

function fits(value: Json, type: JsonType, stated: readonly JsonType[] | undefined): boolean {
  const actual = typeOf(value);
  return actual === type || (type === 'number' && actual === 'integer' && (stated?.includes('number') ?? false));
}

function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'object' ? 'object' : typeof value === 'string' ? 'string' : 'boolean';
}

/** Returns the facets of a conjunction. */
function both(a: Facets, b: Facets): Facets {
  const fields = new Map(a.fields);
  for (const [name, field] of b.fields) {
    const other = fields.get(name);
    fields.set(
      name,
      other ? { schemas: conjoin(other.schemas, field.schemas), required: other.required || field.required } : field,
    );
  }
  const others = b.values && new Set(b.values.map(canonical));
  return {
    types: new Set([...a.types].filter((type) => b.types.has(type))),
    values: a.values ? a.values.filter((value) => others?.has(canonical(value)) ?? true) : b.values,
    format: a.format ?? b.format,
    minimum: bound(Math.max, a.minimum, b.minimum),
    maximum: bound(Math.min, a.maximum, b.maximum),
    minItems: Math.max(a.minItems, b.minItems),
    items: a.items && b.items ? conjoin(a.items, b.items) : (a.items ?? b.items),
    fields,
    rest: a.rest && b.rest ? conjoin(a.rest, b.rest) : (a.rest ?? b.rest),
  };
}

/** Returns the facets of a disjunction. */
function anyOf(branches: readonly Facets[]): Facets {
  const possible = branches.filter(({ types }) => types.size > 0);
  const of = (...types: readonly JsonType[]): readonly Facets[] =>
    possible.filter((branch) => types.some((type) => branch.types.has(type)));
  const [numbers, texts, lists, objects] = [of('integer', 'number'), of('string'), of('array'), of('object')];
  const listed = possible.every(({ values, types }) => values ?? onlyNull(types));
  return {
    types: new Set(possible.flatMap(({ types }) => [...types])),
    values: listed && possible.length > 0 ? possible.flatMap(({ values }) => values ?? [null]) : undefined,
    format: same(texts.map(({ format }) => format)),
    minimum: widest(
      Math.min,
      numbers.map(({ minimum }) => minimum),
    ),
    maximum: widest(
      Math.max,
      numbers.map(({ maximum }) => maximum),
    ),
    minItems: lists.length > 0 ? lists.reduce((least, { minItems }) => Math.min(least, minItems), Infinity) : 0,
    items: lists.every(({ items }) => items) ? lists.flatMap(({ items }) => items ?? []) : undefined,
    fields: fieldsOfAny(objects),
    rest: objects.some(({ rest }) => rest) ? objects.flatMap(({ rest }) => rest ?? []) : undefined,
  };
}

function fieldsOfAny(objects: readonly Facets[]): ReadonlyMap<string, FieldFacets> {
  const names = new Set(objects.flatMap(({ fields }) => [...fields.keys()]));
  const field = (name: string): FieldFacets => {
    const found = objects.flatMap(({ fields }) => fields.get(name) ?? []);
    return {
      schemas: found.flatMap(({ schemas }) => schemas),
      required: found.length === objects.length && found.every(({ required }) => required),
    };
  };
  return new Map([...names].map((name) => [name, field(name)]));
}

function conjoin(a: Alternatives, b: Alternatives): Alternatives {
  return a.flatMap((one) => b.map((other) => [...one, ...other]));
}

function bound(
  choose: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : choose(a, b);
}

function widest(choose: (a: number, b: number) => number, all: readonly (number | undefined)[]): number | undefined {
  const known = all.filter((each) => each !== undefined);
  return known.length === all.length && known.length > 0 ? known.reduce((most, each) => choose(most, each)) : undefined;
}

function same<T>([first, ...others]: readonly T[]): T | undefined {
  return others.every((other) => other === first) ? first : undefined;
}

function onlyNull(types: ReadonlySet<JsonType>): boolean {
  return types.size === 1 && types.has('null');
}
