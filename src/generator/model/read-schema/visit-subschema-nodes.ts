// Visits the nodes of direct subschemas.

import type { MapNode, Node } from '../../source/node.ts';
import { subschemaForms } from '../subschemas.ts';

const formsByKeyword: ReadonlyMap<string, (typeof subschemaForms)[keyof typeof subschemaForms]> = new Map(
  Object.entries(subschemaForms),
);

/** Calls `visit` for the node of each direct subschema of `node`, in document order. */
export function forEachSubschemaNode(node: MapNode, visit: (child: Node) => void): void {
  for (const { key, value } of node.entries.values()) {
    switch (formsByKeyword.get(key)) {
      case 'schema':
        visit(value);
        break;
      case 'schemas':
        if (value.kind === 'list') for (const item of value.items) visit(item);
        break;
      case 'named schemas':
        if (value.kind === 'map') for (const entry of value.entries.values()) visit(entry.value);
        break;
      case undefined:
        break;
    }
  }
}
