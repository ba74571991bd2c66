// Filterable collections, their fields, and filter operators.

import type { Api, Operation, Parameter, Schema } from './types/api.ts';
import type { JsonSchema } from './types/schema.ts';
import type { Property, Shape, ShapeUse } from './types/shape.ts';
import { collectProperties } from './shape/find-properties.ts';
import { toTypeSet, typeOfValue, allowedTypes, type TypeSet } from './shape/type-set.ts';

/** How values of a field are compared; `any` for a union of types, or for any other type. */
export type FilterType = 'text' | 'number' | 'boolean' | 'any';

export type FilterOperator = '+neq' | '+contains' | '+gt' | '+gte' | '+lt' | '+lte';

/** Operators by filter type, in addition to equality. The operand of `+neq` is a field value or its string form. */
export const filterOperators: { readonly [Type in FilterType]: readonly FilterOperator[] } = {
  text: ['+neq', '+contains'],
  number: ['+neq', '+gt', '+gte', '+lt', '+lte'],
  boolean: ['+neq'],
  any: ['+neq', '+contains', '+gt', '+gte', '+lt', '+lte'],
};

/**
 * Returns the item types of the collections that an operation lists; empty if there is no filter convention or the
 * operation has no filter header.
 */
export function filteredItems({ parameters, responses }: Operation, api: Api): readonly ShapeUse[] {
  const { filter, pagination } = api.conventions;
  if (!filter || !pagination) return [];
  const header = filter.header.toLowerCase();
  if (!parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header)) return [];
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => (schema ? collectProperties(schema.response, api, 'response') : []))
    .flatMap(({ name, use }) => (name === pagination.items && use.shape.kind === 'list' ? [use.shape.items] : []));
}

/** Returns the filterable properties of an item. A property that several branches of a union describe occurs once. */
export function filterableFields(item: ShapeUse, api: Api): readonly Property[] {
  const fields = new Map<string, Property>();
  for (const property of collectProperties(item, api, 'response')) {
    if (!property.filterable) continue;
    const earlier = fields.get(property.name);
    fields.set(property.name, earlier ? { ...earlier, use: unionOf(earlier.use, property.use) } : property);
  }
  return [...fields.values()];
}

/** A collection's filterable fields, named after the schema of its items or, if that is inline, after the operation. */
export interface Collection {
  readonly owner: Schema | Operation;
  readonly fields: readonly Property[];
}

/** Returns the filterable collections without duplicates, in the order of the operations. */
export function filterableCollections(api: Api): readonly Collection[] {
  const byOwner = new Map<Schema | Operation, Collection>();
  for (const operation of api.operations) {
    for (const item of filteredItems(operation, api)) {
      const owner = (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation;
      const fields = filterableFields(item, api);
      if (fields.length > 0 && !byOwner.has(owner)) byOwner.set(owner, { owner, fields });
    }
  }
  return [...byOwner.values()];
}

function unionOf(a: ShapeUse, b: ShapeUse): ShapeUse {
  if (a.shape === b.shape) return a;
  return { shape: { kind: 'union', branches: [a, b] }, nullable: a.nullable || b.nullable };
}

/** Returns the filter type of a field. An array matches if one of its items does. */
export function filterTypeOfShape(shape: Shape, api: Api, depth = 0): FilterType {
  switch (shape.kind) {
    case 'text':
    case 'number':
    case 'boolean':
      return shape.kind;
    case 'enum':
      return toFilterType(shape.values.reduce<TypeSet>((all, { value }) => all | typeOfValue(value), 0)) ?? 'any';
    case 'list':
      return filterTypeOfShape(shape.items.shape, api, depth + 1);
    case 'ref': {
      const schema = depth > maxDepth ? undefined : api.schema(shape.id);
      return schema ? filterTypeOfShape(schema.response.shape, api, depth + 1) : 'any';
    }
    case 'union': {
      const [type, ...others] = new Set(
        shape.branches.map((branch) => filterTypeOfShape(branch.shape, api, depth + 1)),
      );
      return type === undefined || others.length > 0 ? 'any' : type;
    }
    case 'tuple':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
    case 'never':
      return 'any';
  }
}

/** Returns the filter type of a schema, in the same way as `filterTypeOfShape`. */
export function filterTypeOfSchema(jsonSchema: JsonSchema, api: Api, depth = 0): FilterType {
  const typesOfRef = (id: string): TypeSet => allowedTypes(api.schema(id)?.jsonSchema ?? true, typesOfRef);
  const allowed = allowedTypes(jsonSchema, typesOfRef) & ~toTypeSet(['null']);
  if (allowed !== toTypeSet(['array'])) return toFilterType(allowed) ?? 'any';
  const items = depth > maxDepth ? undefined : itemSchema(jsonSchema, api);
  return items === undefined ? 'any' : filterTypeOfSchema(items, api, depth + 1);
}

/** Recursion limit for nested arrays and chains of references. */
const maxDepth = 20;

const filterTypeSets = { text: toTypeSet(['string']), number: toTypeSet(['number']), boolean: toTypeSet(['boolean']) };

function toFilterType(types: TypeSet): FilterType | undefined {
  if (types === 0) return undefined;
  const isWithin = (filterType: 'text' | 'number' | 'boolean'): boolean => (types & ~filterTypeSets[filterType]) === 0;
  return (['text', 'number', 'boolean'] as const).find(isWithin);
}

function itemSchema(jsonSchema: JsonSchema, api: Api): JsonSchema | undefined {
  if (typeof jsonSchema === 'boolean') return undefined;
  if (jsonSchema.array?.items !== undefined) return jsonSchema.array.items;
  const parts = [...(jsonSchema.allOf ?? []), ...(jsonSchema.anyOf ?? []), ...(jsonSchema.oneOf ?? [])];
  const referenced = jsonSchema.ref === undefined ? [] : [api.schema(jsonSchema.ref)?.jsonSchema ?? true];
  for (const part of [...referenced, ...parts]) {
    const items = itemSchema(part, api);
    if (items !== undefined) return items;
  }
  return undefined;
}

/** The filter header of an operation, and the owner of the filter's type. */
export interface OperationFilter {
  readonly header: string;
  /** The schema or operation that the filter's type is named after. */
  readonly owner: Schema | Operation;
}

/** Returns the filter; `undefined` if there is no filter convention, or no listed item has a filterable field. */
export function operationFilter(operation: Operation, api: Api): OperationFilter | undefined {
  const { filter } = api.conventions;
  const header = filter && operation.parameters.find((parameter) => isHeaderNamed(parameter, filter.header));
  const item = filteredItems(operation, api).find((candidate) => filterableFields(candidate, api).length > 0);
  if (!header || !item) return undefined;
  return { header: header.name, owner: (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation };
}

/** Returns whether a parameter is the header with this name, ignoring case. */
export function isHeaderNamed(parameter: Parameter, name: string): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === name.toLowerCase();
}
