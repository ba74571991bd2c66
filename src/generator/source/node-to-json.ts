// Which JSON value a located tree stands for, and whether a value is an object.

import type { Json, MapNode, Node } from './node.ts';

/** The value of a tree. Objects have no prototype surprises: `__proto__` is an own member. */
export function toJson(node: Node): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toJson);
    case 'map':
      return membersOf(node);
    default:
      return node satisfies never;
  }
}

function membersOf({ entries }: MapNode): Json {
  const members: Record<string, Json> = {};
  for (const [key, { value }] of entries) {
    // Assigned, this one member would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(members, key, {
        value: toJson(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else members[key] = toJson(value);
  }
  return members;
}

/** Whether a value is an object with members: no array, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
