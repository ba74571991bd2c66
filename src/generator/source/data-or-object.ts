// Which maps of a tree are objects of the document, and which are data that only look like it.

import type { MapNode, Node } from './node.ts';

// Under these keys the members are named by the author: a property called "example" is a schema, not an example.
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

/** Calls `visit` for each map that may be an object of the document; `foreign` is true inside an `x-` keyword. */
export function visitObjects(root: Node, visit: (map: MapNode, foreign: boolean) => void): void {
  const seen = new Set<Node>();
  // `names`: the keys of the map are the author's; `holder`: the key under which those names stand.
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
