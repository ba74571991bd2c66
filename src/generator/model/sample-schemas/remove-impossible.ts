// Removes the parts of sample schemas that no finite value can have, and sorts branches by the depth of their values.

import { referenceKey, replaceParts, type SampleNode } from './sample-node.ts';

/**
 * Removes references that no finite value satisfies, and the parts that require them, from the nodes, which it changes.
 * Returns the function that does so with another node.
 */
export function removeImpossible(nodes: Map<string, SampleNode>): (node: SampleNode) => SampleNode | undefined {
  const depths = findDepths(nodes);
  const remove = (node: SampleNode): SampleNode | undefined => {
    if (depthOf(node, depths) === Infinity) return undefined;
    const replaced = replaceParts(node, remove);
    if (!replaced || !('anyOf' in replaced)) return replaced;
    return {
      ...replaced,
      anyOf: replaced.anyOf.toSorted((a, b) => depthOf(a, depths) - depthOf(b, depths)),
    };
  };
  for (const [key, node] of [...nodes]) {
    const replaced = remove(node);
    if (replaced) nodes.set(key, replaced);
    else nodes.delete(key);
  }
  return remove;
}

/** Returns the least number of references in a value, by key. References without a finite value are absent. */
function findDepths(nodes: ReadonlyMap<string, SampleNode>): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [key, node] of nodes) {
      const depth = depthOf(node, depths);
      if (depth >= (depths.get(key) ?? Infinity)) continue;
      depths.set(key, depth);
      hasChanged = true;
    }
  }
  return depths;
}

function depthOf(node: SampleNode, depths: ReadonlyMap<string, number>): number {
  if (node.nullable) return 0;
  if ('reference' in node) return 1 + (depths.get(referenceKey(node.reference)) ?? Infinity);
  if ('anyOf' in node) return Math.min(...node.anyOf.map((branch) => depthOf(branch, depths)));
  if (!('type' in node)) return 0;
  const deepest = (parts: readonly (SampleNode | undefined)[]): number =>
    Math.max(0, ...parts.map((part) => (part ? depthOf(part, depths) : Infinity)));
  if (node.type === 'object') return deepest((node.required ?? []).map((name) => node.properties?.get(name)));
  if (node.type !== 'array') return 0;
  const { prefixItems = [], items, minItems = 0 } = node;
  return deepest([...prefixItems.slice(0, minItems), ...(minItems > prefixItems.length ? [items] : [])]);
}
