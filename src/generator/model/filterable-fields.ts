// Filterable collections, their fields, and filter operators.

import type { Api, Operation } from './types/api.ts';
import type { Assertion } from './types/schema.ts';
import type { Property, Shape, Use } from './types/shape.ts';
import { setOf, typeOf, typesAllowed, type TypeSet } from './shape/type-set.ts';

/** How values of a field are compared; `any` for several types, or for types other than these. */
export type Comparison = 'text' | 'number' | 'boolean' | 'any';

export type Operator = '+neq' | '+contains' | '+gt' | '+gte' | '+lt' | '+lte';

/** Operators by filter type, besides equality. `+neq` takes a value of the field, or its string form. */
export const operators: { readonly [Sort in Comparison]: readonly Operator[] } = {
  text: ['+neq', '+contains'],
  number: ['+neq', '+gt', '+gte', '+lt', '+lte'],
  boolean: ['+neq'],
  any: ['+neq', '+contains', '+gt', '+gte', '+lt', '+lte'],
};

/**
 * Returns the item types of the collections that an operation lists; empty without the filter convention, or if the
 * operation has no filter header.
 */
export function filteredItems({ parameters, responses }: Operation, api: Api): readonly Use[] {
  const { filter, pagination } = api.conventions;
  if (!filter || !pagination) return [];
  const header = filter.header.toLowerCase();
  if (!parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header)) return [];
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ contents }) => contents)
    .flatMap(({ schema }) => (schema ? propertiesOf(schema.response, api) : []))
    .flatMap(({ name, use }) => (name === pagination.items && use.shape.kind === 'list' ? [use.shape.items] : []));
}

/** Returns the filterable properties of an item. */
export function filterableFields(item: Use, api: Api): readonly Property[] {
  return propertiesOf(item, api).filter(({ filterable }) => filterable);
}

/** Returns the properties of an object, following references and intersections. */
function propertiesOf({ shape }: Use, api: Api, seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema.response, api, new Set([...seen, shape.id])) : [];
}

/** Returns the filter type of a field. An array matches if one of its items does. */
export function comparisonOf(shape: Shape, api: Api, depth = 0): Comparison {
  switch (shape.kind) {
    case 'text':
    case 'number':
    case 'boolean':
      return shape.kind;
    case 'enum':
      return sortOf(shape.values.reduce<TypeSet>((all, { value }) => all | typeOf(value), 0)) ?? 'any';
    case 'list':
      return comparisonOf(shape.items.shape, api, depth + 1);
    case 'ref': {
      const schema = depth > deepest ? undefined : api.schema(shape.id);
      return schema ? comparisonOf(schema.response.shape, api, depth + 1) : 'any';
    }
    case 'tuple':
    case 'map':
    case 'object':
    case 'union':
    case 'intersection':
    case 'any':
    case 'never':
      return 'any';
  }
}

/** Same as `filterTypeOfShape`, for a schema. */
export function comparisonOfSchema(assertion: Assertion, api: Api, depth = 0): Comparison {
  const named = (id: string): TypeSet => typesAllowed(api.schema(id)?.assertion ?? true, named);
  const allowed = typesAllowed(assertion, named) & ~setOf(['null']);
  if (allowed !== setOf(['array'])) return sortOf(allowed) ?? 'any';
  const items = depth > deepest ? undefined : itemsOf(assertion, api);
  return items === undefined ? 'any' : comparisonOfSchema(items, api, depth + 1);
}

/** Recursion limit for nested arrays and chains of references. */
const deepest = 20;

const sorts = { text: setOf(['string']), number: setOf(['number']), boolean: setOf(['boolean']) };

function sortOf(types: TypeSet): Comparison | undefined {
  if (types === 0) return undefined;
  const fits = (sort: 'text' | 'number' | 'boolean'): boolean => (types & ~sorts[sort]) === 0;
  return (['text', 'number', 'boolean'] as const).find(fits);
}

function itemsOf(assertion: Assertion, api: Api): Assertion | undefined {
  if (typeof assertion === 'boolean') return undefined;
  if (assertion.array?.items !== undefined) return assertion.array.items;
  const parts = [...(assertion.allOf ?? []), ...(assertion.anyOf ?? []), ...(assertion.oneOf ?? [])];
  const behind = assertion.ref === undefined ? [] : [api.schema(assertion.ref)?.assertion ?? true];
  for (const part of [...behind, ...parts]) {
    const items = itemsOf(part, api);
    if (items !== undefined) return items;
  }
  return undefined;
}
