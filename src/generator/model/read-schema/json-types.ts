// The `type` keyword.

import type { MapNode, Node } from '../../source/node.ts';
import type { JsonType } from '../types/schema.ts';
import { childNode } from './node-values.ts';

/** Canonical order of types. */
export const jsonTypes: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Shared arrays, because most schemas have a single type. */
const singleTypes: ReadonlyMap<unknown, readonly JsonType[]> = new Map(jsonTypes.map((type) => [type, [type]]));

/** Returns the types of the `type` keyword; `undefined` if it is absent or names no JSON type. */
export function readTypes(node: MapNode): readonly JsonType[] | undefined {
  const type = childNode(node, 'type');
  if (type === undefined) return undefined;
  if (type.kind === 'scalar') return singleTypes.get(typeName(type));
  const names = new Set((type.kind === 'list' ? type.items : []).map(typeName));
  return sortTypes(jsonTypes.filter((type) => names.has(type)));
}

// YAML parses an unquoted `null` as null; the type of that name is intended.
function typeName(node: Node): unknown {
  return node.kind === 'scalar' && node.value === null ? 'null' : node.kind === 'scalar' ? node.value : undefined;
}

/** Returns unique types in canonical order, without `integer` if `number` is included. */
export function sortTypes(types: readonly JsonType[]): readonly JsonType[] | undefined {
  const set = new Set(types);
  const sorted = jsonTypes.filter((type) => set.has(type) && !(type === 'integer' && set.has('number')));
  return sorted.length > 0 ? sorted : undefined;
}
