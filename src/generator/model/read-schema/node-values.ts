// Typed access to values of a node; values of the wrong type are `undefined`, and reported elsewhere.

import { toJson } from '../../source/node-to-json.ts';
import type { Json, ListNode, MapNode, Node } from '../../source/node.ts';

export function valueOf(node: MapNode, key: string): Node | undefined {
  return node.entries.get(key)?.value;
}

/** Returns a string; for a number or boolean that YAML parsed instead of a string, its source text. */
export function textOf(node: MapNode, key: string): string | undefined {
  const value = valueOf(node, key);
  return value && textIn(value);
}

/** Returns a number, also if it is quoted by mistake. */
export function numberOf(node: MapNode, key: string): number | undefined {
  const value = scalarOf(node, key);
  if (typeof value === 'string' && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** Returns a boolean, also if it is quoted by mistake. */
export function flagOf(node: MapNode, key: string): boolean | undefined {
  const value = scalarOf(node, key);
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : undefined;
}

export function listOf(node: MapNode, key: string): ListNode | undefined {
  const value = valueOf(node, key);
  return value?.kind === 'list' ? value : undefined;
}

export function mapOf(node: MapNode, key: string): MapNode | undefined {
  const value = valueOf(node, key);
  return value?.kind === 'map' ? value : undefined;
}

export function textsOf(node: MapNode, key: string): readonly string[] | undefined {
  const list = listOf(node, key);
  return list && [...new Set(textsIn(list))];
}

/** Returns the strings in an array. */
export function textsIn(list: ListNode): readonly string[] {
  return list.items.flatMap((item) => textIn(item) ?? []);
}

function textIn(node: Node): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.raw;
}

/** Wraps the value in an object, to distinguish `null` from an absent value. */
export function jsonOf(node: MapNode, key: string): { readonly value: Json } | undefined {
  const value = valueOf(node, key);
  return value && { value: toJson(value) };
}

function scalarOf(node: MapNode, key: string): string | number | boolean | null | undefined {
  const value = valueOf(node, key);
  return value?.kind === 'scalar' ? value.value : undefined;
}
