// Traversal of the maps of a tree that can be OpenAPI objects, skipping plain data such as examples and enums.

import type { MapNode, Node } from './node.ts';

// The keys below these are names chosen by the author: a property named `example` is a schema, not an example.
const named = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
]);
const literal = new Set([
  'example',
  'default',
  'enum',
  'const',
  'mapping',
  'security',
  'scopes',
  'required',
  'dependentRequired',
]);

/** Calls `visit` for each map that can be an OpenAPI object. `isExtension`: the map is inside an `x-` property. */
export function visitObjects(root: Node, visit: (map: MapNode, foreign: boolean) => void): void {
  const seen = new Set<Node>();
  // `hasAuthorKeys`: the keys of the map are names chosen by the author; `parentKey`: the property that holds them.
  const walk = (node: Node, names: boolean, holder: string, foreign: boolean): void => {
    if (node.kind === 'scalar' || seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) walk(item, false, '', foreign);
      return;
    }
    visit(node, foreign);
    for (const { key, value } of node.entries.values()) {
      if (value.kind === 'scalar') continue;
      if (names) walk(value, holder === 'callbacks', holder === 'examples' ? 'example' : '', foreign);
      else if (literal.has(key) || (key === 'examples' && value.kind === 'list')) continue;
      else if (key === 'value' && holder === 'example') continue;
      else walk(value, named.has(key), key, foreign || key.startsWith('x-'));
    }
  };
  walk(root, false, '', false);
}
