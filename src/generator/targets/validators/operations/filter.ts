// The fields that a collection can be filtered by, where the document has a convention for filters.

import type { Code } from '../../../emit/code/code.ts';
import { propertyKey } from '../../../emit/code/identifier.ts';
import { string } from '../../../emit/code/string.ts';
import { join, ts } from '../../../emit/code/typescript.ts';
import type { Api, Operation, Parameter } from '../../../model/declarations/api.ts';
import type { Property, Shape, Use } from '../../../model/declarations/shape.ts';

/** The fields as data for the runtime; undefined where the parameter is no filter of a collection. */
export function filterFields(parameter: Parameter, operation: Operation, api: Api): Code<'ts'> | undefined {
  const { filter, pagination } = api.conventions;
  if (!filter || !pagination || parameter.in !== 'header' || parameter.name.toLowerCase() !== filter.header.toLowerCase()) return undefined;
  const items = itemsOf(operation, pagination.items, api);
  if (items.length === 0) return undefined;
  const fields = new Map(items.flatMap((item) => propertiesOf(item, api)).filter(({ filterable }) => filterable).map((property) => [property.name, property.use]));
  const lines = [...fields].map(([name, use]) => ts`${propertyKey(name)}: { type: ${string(typeOf(use.shape, api, 0))}, nullable: ${use.nullable ? ts`true` : ts`false`} }`);
  return ts`{ ${join(lines, ts`, `)} }`;
}

function itemsOf({ responses }: Operation, items: string, api: Api): readonly Use[] {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ contents }) => contents)
    .flatMap(({ schema }) => (schema ? propertiesOf(schema.response, api) : []))
    .flatMap(({ name, use }) => (name === items && use.shape.kind === 'list' ? [use.shape.items] : []));
}

/** The properties of an object, references and parts followed. Those of a union are fields of all its branches' kinds. */
function propertiesOf({ shape }: Use, api: Api, seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema.response, api, new Set([...seen, shape.id])) : [];
}

type FieldType = 'text' | 'number' | 'boolean' | 'any';

/** A list is asked for one of its items. */
function typeOf(shape: Shape, api: Api, depth: number): FieldType {
  switch (shape.kind) {
    case 'text':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'enum': {
      const kinds = new Set(shape.values.map(({ value }) => (typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'any')));
      const [only = 'any', ...more] = kinds;
      return more.length === 0 ? only : 'any';
    }
    case 'list':
      return typeOf(shape.items.shape, api, depth + 1);
    case 'ref': {
      const schema = depth > 20 ? undefined : api.schema(shape.id);
      return schema ? typeOf(schema.response.shape, api, depth + 1) : 'any';
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
