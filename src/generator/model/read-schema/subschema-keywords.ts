// Keywords that contain subschemas, and traversal of direct subschemas.

import type { MapNode, Node } from '../../source/node.ts';

/** Keywords whose value is a schema. */
export const subschemaKeywords = [
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
export const subschemaArrayKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;

/** Keywords whose value is a map of schemas. Excludes `$defs`: unreferenced definitions have no effect. */
export const subschemaMapKeywords = ['properties', 'patternProperties', 'dependentSchemas'] as const;

const keywordKinds: ReadonlyMap<string, 'single' | 'list' | 'map'> = new Map([
  ...subschemaKeywords.map((keyword) => [keyword, 'single'] as const),
  ...subschemaArrayKeywords.map((keyword) => [keyword, 'list'] as const),
  ...subschemaMapKeywords.map((keyword) => [keyword, 'map'] as const),
]);

/** Calls `visit` for the node of each direct subschema of `node`, in document order. */
export function forEachSubschemaNode(node: MapNode, visit: (child: Node) => void): void {
  for (const { key, value } of node.entries.values()) {
    switch (keywordKinds.get(key)) {
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
