// Converts Swagger 2.0 responses: schemas and examples move to media types, and headers get schemas.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import { findEntry, createMap, copyProperties, stringProperty, type PropertyInit } from './create-node.ts';
import { arrayStyle } from './parameter.ts';
import { convertSchema, splitValueSchema } from './schema.ts';

/** Converts the responses of an operation. `produces`: its own media types; `undefined` for those of the document. */
export function convertResponses(
  node: Node,
  produces: readonly string[] | undefined,
  context: ConversionContext,
): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, from]) => [
      key,
      value && !key.startsWith('x-') ? convertResponseUse(value, produces, context) : value,
      from,
    ]),
  );
}

/**
 * Converts a response or a reference to one. Because a shared response has no media types, it is inlined in an
 * operation with its own `produces`.
 */
function convertResponseUse(node: Node, produces: readonly string[] | undefined, context: ConversionContext): Node {
  if (produces === undefined || stringProperty(node, '$ref') === undefined)
    return convertResponse(node, produces ?? context.produces, context);
  return convertResponse(context.resolveReferences(node) ?? node, produces, context);
}

/** Converts one response. */
export function convertResponse(node: Node, produces: readonly string[], context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const ref = findEntry(node, '$ref');
  if (ref) return createMap(node, [['$ref', context.convertReference(ref.value), ref]]);
  const headers = findEntry(node, 'headers');
  return createMap(node, [
    ...copyProperties(node, new Set(['schema', 'examples', 'headers'])),
    ['headers', headers && convertHeaders(headers.value, context), headers],
    ['content', convertContent(node, produces, context)],
  ]);
}

function convertContent(node: MapNode, produces: readonly string[], context: ConversionContext): Node | undefined {
  const schema = findEntry(node, 'schema');
  const examples = findEntry(node, 'examples');
  const byType = new Map<string, Entry>(
    examples?.value.kind === 'map' ? [...examples.value.entries].filter(([type]) => type.includes('/')) : [],
  );
  if (!schema && byType.size === 0) return undefined;
  const convertedSchema = schema && convertSchema(schema.value, context);
  const origin = schema ?? examples;
  if (!origin) return undefined;
  const types = schema ? new Set([...produces, ...byType.keys()]) : new Set(byType.keys());
  return createMap(
    origin,
    [...types].map((type) => [
      type,
      createMap(origin, [
        ['schema', convertedSchema, schema],
        ['example', byType.get(type)?.value, byType.get(type)],
      ]),
      byType.get(type),
    ]),
  );
}

function convertHeaders(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, from]): PropertyInit => [key, value && convertHeader(value, context), from]),
  );
}

function convertHeader(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const { schema, rest } = splitValueSchema(node, context);
  return createMap(node, [...rest, ...arrayStyle(node, false, context), ['schema', schema]]);
}
