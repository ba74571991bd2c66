// Visits the maps of a tree that can be OpenAPI objects; skips plain data such as examples and enums.

import type { MapNode, Node } from './node.ts';

// Fields whose keys are author-defined names: a property named `example` is a schema, not an example.
const authorNamedKeys = new Set([
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
const dataKeys = new Set([
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

/**
 * Calls `visit` for each map that can be an OpenAPI object. `isExtension` is `true` for maps inside an `x-` property.
 */
export function visitObjects(root: Node, visit: (map: MapNode, isExtension: boolean) => void): void {
  const seen = new Set<Node>();
  // `hasAuthorKeys`: whether the author chose the keys of the map. `parentKey`: key of the map in its parent.
  const walk = (node: Node, hasAuthorKeys: boolean, parentKey: string, isExtension: boolean): void => {
    if (node.kind === 'scalar' || seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) walk(item, false, '', isExtension);
      return;
    }
    visit(node, isExtension);
    for (const { key, value } of node.entries.values()) {
      if (value.kind === 'scalar') continue;
      if (hasAuthorKeys) walk(value, parentKey === 'callbacks', parentKey === 'examples' ? 'example' : '', isExtension);
      else if (dataKeys.has(key) || (key === 'examples' && value.kind === 'list')) continue;
      else if (key === 'value' && parentKey === 'example') continue;
      else walk(value, authorNamedKeys.has(key), key, isExtension || key.startsWith('x-'));
    }
  };
  walk(root, false, '', false);
}
