// Which JSON value a located tree stands for.

import type { Json, Node } from './tree.ts';

/** The value of a tree. Objects have no prototype surprises: `__proto__` is an own member. */
export function toJson(node: Node): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toJson);
    case 'map':
      // fromEntries defines members, so that `__proto__` does not set a prototype.
      return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toJson(value)]));
    default:
      return node satisfies never;
  }
}
