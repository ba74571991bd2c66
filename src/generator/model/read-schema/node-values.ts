// Typed access to the values of a node. Values of the wrong type are `undefined`; they are reported elsewhere.

import { toJson, type Json, type ListNode, type MapNode, type Node } from '../../source/node.ts';

export function childNode(node: MapNode, key: string): Node | undefined {
  return node.entries.get(key)?.value;
}

/** Returns a string, or the source text of a number or boolean that should be quoted in YAML. */
export function stringValue(node: MapNode, key: string): string | undefined {
  const value = childNode(node, key);
  return value && scalarString(value);
}

/** Returns a number, even if it is mistakenly quoted. */
export function numberValue(node: MapNode, key: string): number | undefined {
  const value = scalarValue(node, key);
  if (typeof value === 'string' && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** Returns a boolean, even if it is mistakenly quoted. */
export function booleanValue(node: MapNode, key: string): boolean | undefined {
  const value = scalarValue(node, key);
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : undefined;
}

export function childList(node: MapNode, key: string): ListNode | undefined {
  const value = childNode(node, key);
  return value?.kind === 'list' ? value : undefined;
}

export function childMap(node: MapNode, key: string): MapNode | undefined {
  const value = childNode(node, key);
  return value?.kind === 'map' ? value : undefined;
}

export function stringValues(node: MapNode, key: string): readonly string[] | undefined {
  const list = childList(node, key);
  return list && [...new Set(stringItems(list))];
}

/** Returns the strings in an array. */
export function stringItems(list: ListNode): readonly string[] {
  return list.items.flatMap((item) => scalarString(item) ?? []);
}

function scalarString(node: Node): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.raw;
}

/** Wraps the value in an object, to distinguish `null` from an absent value. */
export function jsonValue(node: MapNode, key: string): { readonly value: Json } | undefined {
  const value = childNode(node, key);
  return value && { value: toJson(value) };
}

function scalarValue(node: MapNode, key: string): string | number | boolean | null | undefined {
  const value = childNode(node, key);
  return value?.kind === 'scalar' ? value.value : undefined;
}
