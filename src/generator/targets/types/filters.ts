// What may be asked of the items of each collection: a filter's type, from the fields that are filterable.

import { docComment, lineComment } from '../../emit/code/comment.ts';
import type { Code } from '../../emit/code/code.ts';
import { propertyKey } from '../../emit/code/identifier.ts';
import { jsonLine } from '../../emit/code/json.ts';
import { string } from '../../emit/code/string.ts';
import { concat, number, ts, union } from '../../emit/code/typescript.ts';
import type { Api, Operation, Schema } from '../../model/declarations/api.ts';
import type { Property, Shape, Use } from '../../model/declarations/shape.ts';
import type { Json } from '../../source/tree.ts';
import type { Making } from './schemas.ts';
import type { FiltersView, FilterView } from './templates.ts';

/** Undefined where the document has no convention for filters, or nothing that can be filtered. */
export function filtersView(making: Making): FiltersView | undefined {
  const { filter, pagination } = making.api.conventions;
  if (!filter || !pagination) return undefined;
  const filters = collections(making.api, filter.header, pagination.items).map((collection) => filterView(collection, making));
  if (filters.length === 0) return undefined;
  return { intro: lineComment(`What the header ${filter.header} may ask of collections: the JSON of such a filter.`), filters };
}

/** A collection's items: under their schema's name, or the operation's where they have none. */
interface Collection {
  readonly owner: Schema | Operation;
  readonly fields: readonly Property[];
}

/** The filterable items that operations list, once each, in the order of the operations. */
function collections(api: Api, header: string, items: string): readonly Collection[] {
  const found = new Map<Schema | Operation, Collection>();
  for (const operation of api.operations) {
    if (!operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header.toLowerCase())) continue;
    for (const item of itemsOf(operation, items, api)) {
      const owner = (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation;
      const fields = propertiesOf(item, api).filter(({ filterable }) => filterable);
      if (fields.length > 0 && !found.has(owner)) found.set(owner, { owner, fields });
    }
  }
  return [...found.values()];
}

function itemsOf({ method, responses }: Operation, items: string, api: Api): readonly Use[] {
  if (method !== 'get') return [];
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ contents }) => contents)
    .flatMap(({ schema }) => (schema ? propertiesOf(schema.response, api) : []))
    .flatMap(({ name, use }) => (name === items && use.shape.kind === 'list' ? [use.shape.items] : []));
}

/** The properties of an object, references and parts followed. */
function propertiesOf({ shape }: Use, api: Api, seen: ReadonlySet<string> = new Set()): readonly Property[] {
  if (shape.kind === 'object') return shape.properties;
  if (shape.kind === 'intersection') return shape.parts.flatMap((part) => propertiesOf(part, api, seen));
  if (shape.kind !== 'ref' || seen.has(shape.id)) return [];
  const schema = api.schema(shape.id);
  return schema ? propertiesOf(schema.response, api, new Set([...seen, shape.id])) : [];
}

function filterView({ owner, fields }: Collection, { names, api }: Making): FilterView {
  const what = owner.name.type;
  return {
    doc: docComment(`Conditions on \`${what}\` items, and the order of those that meet them.`) ?? ts``,
    conditionsDoc: docComment(`Conditions on \`${what}\` items; all of them must hold.`) ?? ts``,
    name: names.derived(owner, 'Filter'),
    conditions: names.derived(owner, 'Conditions'),
    fields: union(fields.map(({ name }) => string(name))),
    members: fields.map(({ name, use, description, deprecated }) => {
      const doc = docComment(description, { deprecated });
      return { ...(doc && { doc }), key: propertyKey(name), type: conditionOn(use, api) };
    }),
  };
}

/** A value that the field equals, or an object of operators that its type has. */
function conditionOn({ shape, nullable }: Use, api: Api): Code<'ts'> {
  const { equals, operators } = comparable(shape, api, 0);
  return union([equals, ...(nullable ? [ts`null`] : []), ...(operators ? [operators] : [])]);
}

interface Comparable {
  readonly equals: Code<'ts'>;
  readonly operators?: Code<'ts'>;
}

/** A list is compared by its items: one of them must meet the condition. */
function comparable(shape: Shape, api: Api, depth: number): Comparable {
  switch (shape.kind) {
    case 'text':
      return { equals: ts`string`, operators: ts`TextOperators` };
    case 'number':
      return { equals: ts`number`, operators: ts`NumberOperators` };
    case 'boolean':
      return { equals: ts`boolean`, operators: ts`BooleanOperators` };
    case 'enum':
      return enumerated(shape.values.map(({ value }) => value), shape.open);
    case 'list':
      return comparable(shape.items.shape, api, depth + 1);
    case 'ref': {
      const schema = depth > 20 ? undefined : api.schema(shape.id);
      return schema ? comparable(schema.response.shape, api, depth + 1) : anything;
    }
    case 'tuple':
    case 'map':
    case 'object':
    case 'union':
    case 'intersection':
    case 'any':
    case 'never':
      return anything;
  }
}

const anything: Comparable = { equals: ts`string | number | boolean`, operators: ts`TextOperators | NumberOperators | BooleanOperators` };

function enumerated(values: readonly Json[], open: boolean): Comparable {
  const literals = values.map(literal);
  if (values.every((value) => typeof value === 'string')) return { equals: open ? ts`string` : union(literals), operators: ts`TextOperators` };
  if (values.every((value) => typeof value === 'number')) return { equals: open ? ts`number` : union(literals), operators: ts`NumberOperators` };
  if (values.every((value) => typeof value === 'boolean')) return { equals: ts`boolean`, operators: ts`BooleanOperators` };
  return anything;
}

function literal(value: Json): Code<'ts'> {
  return typeof value === 'string' ? string(value) : typeof value === 'number' ? number(value) : concat(string(jsonLine(value)));
}
