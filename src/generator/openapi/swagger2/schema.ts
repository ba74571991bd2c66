// Conversion of Swagger 2.0 schemas: references, files, discriminators, and nullability.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { entryOf, list, map, members, scalar, textAt, type Member } from './create-node.ts';

const oneSchema = new Set(['items', 'additionalProperties', 'not']);
const severalSchemas = new Set(['allOf', 'anyOf', 'oneOf']);

/** Converts a schema and its subschemas. */
export function convertSchema(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const made = [...node.entries.values()].flatMap((entry) => member(entry, node, conversion));
  return map(node, made);
}

function member(entry: Entry, owner: MapNode, conversion: Conversion): readonly Member[] {
  const { key, value } = entry;
  if (key === '$ref') return [[key, conversion.reference(value), entry]];
  if (oneSchema.has(key)) return [[key, convertSchema(value, conversion), entry]];
  if (severalSchemas.has(key) && value.kind === 'list')
    return [
      [
        key,
        list(
          value,
          value.items.map((item) => convertSchema(item, conversion)),
        ),
        entry,
      ],
    ];
  if (key === 'properties' && value.kind === 'map') return [[key, convertSchemas(value, conversion), entry]];
  // In Swagger 2.0, `discriminator` is the property name.
  if (key === 'discriminator' && value.kind === 'scalar') return [[key, map(value, [['propertyName', value]]), entry]];
  if (key === 'x-nullable') return [['nullable', value, entry]];
  if (key === 'type' && value.kind === 'scalar' && value.value === 'file') return fileType(entry, owner);
  return [[key, value, entry]];
}

function fileType(entry: Entry, owner: MapNode): readonly Member[] {
  return [
    ['type', scalar(entry.value, 'string'), entry],
    ...(owner.entries.has('format') ? [] : [['format', scalar(entry.value, 'binary'), entry] as const]),
  ];
}

/** Converts a map of names to schemas. */
export function convertSchemas(node: MapNode, conversion: Conversion): MapNode {
  return map(
    node,
    members(node).map(([key, value, from]) => [key, value && convertSchema(value, conversion), from]),
  );
}

const valueKeywords = new Set([
  'type',
  'format',
  'items',
  'default',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'enum',
  'multipleOf',
  'x-nullable',
]);

/** Separates the schema keywords of a parameter, item, or header from its other fields. */
export function valueSchema(
  owner: MapNode,
  conversion: Conversion,
): { readonly schema: Node; readonly rest: readonly Member[] } {
  const own = members(owner).filter(([key]) => valueKeywords.has(key) || key === 'collectionFormat');
  const schema = map(
    owner,
    own
      .filter(([key]) => key !== 'collectionFormat')
      .map(([key, value, from]) => [key, key === 'items' && value ? itemSchema(value, conversion) : value, from]),
  );
  return { schema: convertSchema(schema, conversion), rest: members(owner, new Set(own.map(([key]) => key))) };
}

function itemSchema(node: Node, conversion: Conversion): Node {
  return node.kind === 'map' && textAt(node, '$ref') === undefined ? valueSchema(node, conversion).schema : node;
}

/** Returns whether the type is `array`, which has several serializations. */
export function isList(owner: MapNode): boolean {
  return entryOf(owner, 'type')?.value.kind === 'scalar' && textAt(owner, 'type') === 'array';
}
