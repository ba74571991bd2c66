// What collections can be filtered by: whose items, by which of their fields, and with which operators.

import type { Api, Operation } from './types/api.ts';
import type { Assertion } from './types/schema.ts';
import type { Property, Shape, Use } from './types/shape.ts';
import { setOf, typeOf, typesAllowed, type TypeSet } from './shape/type-set.ts';

/** How the values of a field are compared; `any` where they are of several sorts, or of none of these. */
export type Comparison = 'text' | 'number' | 'boolean' | 'any';

export type Operator = '+neq' | '+contains' | '+gt' | '+gte' | '+lt' | '+lte';

/** What fields of each sort are asked beside equality. `+neq` takes a value of the field, or the text of one. */
export const operators: { readonly [Sort in Comparison]: readonly Operator[] } = {
  text: ['+neq', '+contains'],
  number: ['+neq', '+gt', '+gte', '+lt', '+lte'],
  boolean: ['+neq'],
  any: ['+neq', '+contains', '+gt', '+gte', '+lt', '+lte'],
};

/** The items of the collections that an operation lists; none where the document has no convention, or the operation takes no filter. */
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

/** The fields of an item that it can be filtered by. */
export function filterableFields(item: Use, api: Api): readonly Property[] {
  return propertiesOf(item, api).filter(({ filterable }) => filterable);
}

/** The properties of an object, references and parts followed. */
function propertiesOf({ shape }: Use, api: Api, seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema.response, api, new Set([...seen, shape.id])) : [];
}

/** How the values of a field are compared. A list is compared by its items: one of them must meet the condition. */
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

/** As `comparisonOf`, of a schema as it is written. */
export function comparisonOfSchema(assertion: Assertion, api: Api, depth = 0): Comparison {
  const named = (id: string): TypeSet => typesAllowed(api.schema(id)?.assertion ?? true, named);
  const allowed = typesAllowed(assertion, named) & ~setOf(['null']);
  if (allowed !== setOf(['array'])) return sortOf(allowed) ?? 'any';
  const items = depth > deepest ? undefined : itemsOf(assertion, api);
  return items === undefined ? 'any' : comparisonOfSchema(items, api, depth + 1);
}

/** Lists within lists, and names that stand for names, beyond which nobody filters. */
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
