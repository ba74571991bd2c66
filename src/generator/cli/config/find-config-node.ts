// Lookup of a node in a JSON configuration by path.

import type { Entry, Node } from '../../source/node.ts';

/** Returns the node at a path, with its entry if the parent is an object. */
export function findNode(
  root: Node,
  path: readonly (string | number)[],
): { readonly node: Node; readonly key?: Entry } | undefined {
  let current: { readonly node: Node; readonly key?: Entry } = { node: root };
  for (const step of path) {
    const next = findChild(current.node, step);
    if (next === undefined) return undefined;
    current = next;
  }
  return current;
}

function findChild(node: Node, step: string | number): { readonly node: Node; readonly key?: Entry } | undefined {
  if (node.kind === 'list' && typeof step === 'number') {
    const item = node.items[step];
    return item && { node: item };
  }
  if (node.kind !== 'map' || typeof step !== 'string') return undefined;
  const key = node.entries.get(step);
  return key && { node: key.value, key };
}
