// Which JSON types a schema allows, in the one order that the model keeps them.

import type { MapNode, Node } from '../../source/node.ts';
import type { JsonType } from '../types/schema.ts';
import { valueOf } from './node-values.ts';

/** The order of types in the model. */
export const jsonTypes: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Most schemas have one type: a list for each, once for all. */
const alone: ReadonlyMap<unknown, readonly JsonType[]> = new Map(jsonTypes.map((type) => [type, [type]]));

/** The types of `type`, a word or a list; undefined where it is absent or names none that JSON has. */
export function typesOf(node: MapNode): readonly JsonType[] | undefined {
  const type = valueOf(node, 'type');
  if (type === undefined) return undefined;
  if (type.kind === 'scalar') return alone.get(wordIn(type));
  const written = new Set((type.kind === 'list' ? type.items : []).map(wordIn));
  return sortedTypes(jsonTypes.filter((type) => written.has(type)));
}

// YAML reads a bare null as null, and the type of that name is meant.
function wordIn(node: Node): unknown {
  return node.kind === 'scalar' && node.value === null ? 'null' : node.kind === 'scalar' ? node.value : undefined;
}

/** `types` in the model's order, each once, `integer` only where `number` does not say it already. */
export function sortedTypes(types: readonly JsonType[]): readonly JsonType[] | undefined {
  const set = new Set(types);
  const kept = jsonTypes.filter((type) => set.has(type) && !(type === 'integer' && set.has('number')));
  return kept.length > 0 ? kept : undefined;
}
