// Converts Swagger 2.0 schemas: references, files, discriminators, and nullability.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import {
  findEntry,
  createArray,
  createMap,
  copyProperties,
  createScalar,
  stringProperty,
  type PropertyInit,
} from '../create-node.ts';

const schemaKeywords = new Set(['items', 'additionalProperties', 'not', 'allOf', 'anyOf', 'oneOf']);

/** Converts a schema and its subschemas. */
export function convertSchema(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const properties = [...node.entries.values()].flatMap((entry) => convertKeyword(entry, node, context));
  return createMap(node, properties);
}

function convertKeyword(entry: Entry, owner: MapNode, context: ConversionContext): readonly PropertyInit[] {
  const { key, value } = entry;
  if (key === '$ref') return [[key, context.convertReference(value), entry]];
  if (schemaKeywords.has(key)) return [[key, convertSubschemas(value, context), entry]];
  if (key === 'properties' && value.kind === 'map') return [[key, convertSchemas(value, context), entry]];
  // In Swagger 2.0, `discriminator` is the property name.
  if (key === 'discriminator' && value.kind === 'scalar')
    return [[key, createMap(value, [['propertyName', value]]), entry]];
  if (key === 'x-nullable') return [['nullable', value, entry]];
  if (key === 'type' && value.kind === 'scalar' && value.value === 'file') return convertFileType(entry, owner);
  return [[key, value, entry]];
}

/** Converts a schema or an array of schemas, also where a keyword allows only the other. */
function convertSubschemas(value: Node, context: ConversionContext): Node {
  return value.kind === 'list'
    ? createArray(
        value,
        value.items.map((item) => convertSchema(item, context)),
      )
    : convertSchema(value, context);
}

function convertFileType(entry: Entry, owner: MapNode): readonly PropertyInit[] {
  return [
    ['type', createScalar(entry.value, 'string'), entry],
    ...(owner.entries.has('format') ? [] : [['format', createScalar(entry.value, 'binary'), entry] as const]),
  ];
}

/** Converts an object of named schemas. */
export function convertSchemas(node: MapNode, context: ConversionContext): MapNode {
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]) => [
      key,
      value && convertSchema(value, context),
      originalEntry,
    ]),
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
export function splitValueSchema(
  owner: MapNode,
  context: ConversionContext,
): { readonly schema: Node; readonly rest: readonly PropertyInit[] } {
  const schemaFields = copyProperties(owner).filter(([key]) => valueKeywords.has(key) || key === 'collectionFormat');
  const schema = createMap(
    owner,
    schemaFields
      .filter(([key]) => key !== 'collectionFormat')
      .map(([key, value, originalEntry]) => [
        key,
        key === 'items' && value ? convertItems(value, context) : value,
        originalEntry,
      ]),
  );
  return {
    schema: convertSchema(schema, context),
    rest: copyProperties(owner, new Set(schemaFields.map(([key]) => key))),
  };
}

function convertItems(node: Node, context: ConversionContext): Node {
  return node.kind === 'map' && stringProperty(node, '$ref') === undefined
    ? splitValueSchema(node, context).schema
    : node;
}

/** Returns whether the type is `array`, which has several serializations. */
export function isArrayType(owner: MapNode): boolean {
  return findEntry(owner, 'type')?.value.kind === 'scalar' && stringProperty(owner, 'type') === 'array';
}
