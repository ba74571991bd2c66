// Conversion of Swagger 2.0 responses: schema and examples move to media types, headers get schemas.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { entryOf, map, members, textAt, type Member } from './create-node.ts';
import { listStyle } from './parameter.ts';
import { convertSchema, valueSchema } from './schema.ts';

/** Converts the responses of an operation. `produces`: its own media types; `undefined` for those of the document. */
export function convertResponses(node: Node, produces: readonly string[] | undefined, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  return map(
    node,
    members(node).map(([key, value, from]) => [
      key,
      value && !key.startsWith('x-') ? convertUse(value, produces, conversion) : value,
      from,
    ]),
  );
}

/** A shared response has no media types, so it is inlined in an operation with its own `produces`. */
function convertUse(node: Node, produces: readonly string[] | undefined, conversion: Conversion): Node {
  if (produces === undefined || textAt(node, '$ref') === undefined)
    return convertResponse(node, produces ?? conversion.produces, conversion);
  return convertResponse(conversion.behind(node) ?? node, produces, conversion);
}

/** Converts one response. */
export function convertResponse(node: Node, produces: readonly string[], conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const ref = entryOf(node, '$ref');
  if (ref) return map(node, [['$ref', conversion.reference(ref.value), ref]]);
  const headers = entryOf(node, 'headers');
  return map(node, [
    ...members(node, new Set(['schema', 'examples', 'headers'])),
    ['headers', headers && convertHeaders(headers.value, conversion), headers],
    ['content', contentOf(node, produces, conversion)],
  ]);
}

function contentOf(node: MapNode, produces: readonly string[], conversion: Conversion): Node | undefined {
  const schema = entryOf(node, 'schema');
  const examples = entryOf(node, 'examples');
  const byType = new Map<string, Entry>(
    examples?.value.kind === 'map' ? [...examples.value.entries].filter(([type]) => type.includes('/')) : [],
  );
  if (!schema && byType.size === 0) return undefined;
  const made = schema && convertSchema(schema.value, conversion);
  const at = schema ?? examples;
  if (!at) return undefined;
  const types = schema ? new Set([...produces, ...byType.keys()]) : new Set(byType.keys());
  return map(
    at,
    [...types].map((type) => [
      type,
      map(at, [
        ['schema', made, schema],
        ['example', byType.get(type)?.value, byType.get(type)],
      ]),
      byType.get(type),
    ]),
  );
}

function convertHeaders(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  return map(
    node,
    members(node).map(([key, value, from]): Member => [key, value && convertHeader(value, conversion), from]),
  );
}

function convertHeader(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const { schema, rest } = valueSchema(node, conversion);
  return map(node, [...rest, ...listStyle(node, false, conversion), ['schema', schema]]);
}
