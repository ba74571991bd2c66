// Conversion of a located tree to a JSON value.

import type { Json, MapNode, Node } from './node.ts';

/** Returns the JSON value of a tree. `__proto__` is an own property. */
export function toJson(node: Node): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toJson);
    case 'map':
      return toJsonObject(node);
    default:
      return node satisfies never;
  }
}

function toJsonObject({ entries }: MapNode): Json {
  const object: Record<string, Json> = {};
  for (const [key, { value }] of entries) {
    // An assignment would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(object, key, {
        value: toJson(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else object[key] = toJson(value);
  }
  return object;
}

/** Type guard for a non-null object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
