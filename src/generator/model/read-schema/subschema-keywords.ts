// Keywords with subschemas, shared by traversal and reading.

import type { MapNode, Node } from '../../source/node.ts';

/** Keywords whose value is a schema. */
export const single = [
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const;

/** Keywords whose value is an array of schemas. */
export const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;

/** Keywords whose value is a map of schemas. Excludes `$defs`: unreferenced definitions have no effect. */
export const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const;

const kinds: ReadonlyMap<string, 'single' | 'list' | 'map'> = new Map([
  ...single.map((keyword) => [keyword, 'single'] as const),
  ...lists.map((keyword) => [keyword, 'list'] as const),
  ...maps.map((keyword) => [keyword, 'map'] as const),
]);

/** Calls `visit` for the node of each direct subschema of `node`, in document order. */
export function eachSubschema(node: MapNode, visit: (child: Node) => void): void {
  for (const { key, value } of node.entries.values()) {
    switch (kinds.get(key)) {
      case 'single':
        visit(value);
        break;
      case 'list':
        if (value.kind === 'list') for (const item of value.items) visit(item);
        break;
      case 'map':
        if (value.kind === 'map') for (const entry of value.entries.values()) visit(entry.value);
        break;
      case undefined:
        break;
    }
  }
}
