// Which filter an operation takes: that of the items it lists.

import type { Api, Operation, Parameter, Schema } from '../../model/declarations/api.ts';
import type { Property, Use } from '../../model/declarations/shape.ts';

/** The header that carries a filter, and whose items it is about. */
export interface Filtering {
  readonly header: string;
  /** What the type of the filter is named for. */
  readonly owner: Schema | Operation;
}

/** Undefined where the interface has no filters, or nothing that the operation lists can be filtered. */
export function filteringOf(operation: Operation, api: Api): Filtering | undefined {
  const { filter, pagination } = api.conventions;
  if (!filter || !pagination || operation.method !== 'get') return undefined;
  const header = operation.parameters.find((parameter) => isHeader(parameter, filter.header));
  if (!header) return undefined;
  for (const item of itemsOf(operation, pagination.items, api)) {
    const owner = (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation;
    if (propertiesOf(item, api).some(({ filterable }) => filterable)) return { header: header.name, owner };
  }
  return undefined;
}

/** Whether a parameter is the header of that name. */
export function isHeader(parameter: Parameter, name: string): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === name.toLowerCase();
}

function itemsOf({ responses }: Operation, items: string, api: Api): readonly Use[] {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ contents }) => contents)
    .flatMap(({ schema }) => (schema ? propertiesOf(schema.response, api) : []))
    .flatMap(({ name, use }) => (name === items && use.shape.kind === 'list' ? [use.shape.items] : []));
}

/** The properties of an object, references and parts followed. */
export function propertiesOf({ shape }: Use, api: Api, reading: 'request' | 'response' = 'response', seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, reading, seen));
  if (shape.kind === 'union') return shape.branches.flatMap((branch) => propertiesOf(branch, api, reading, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema[reading], api, reading, new Set([...seen, shape.id])) : [];
}
