// What a keyword's value is, when it is of the sort that the keyword wants; otherwise it was reported and is absent.

import { toJson } from '../../source/node-to-json.ts';
import type { Json, ListNode, MapNode, Node } from '../../source/node.ts';

export function valueOf(node: MapNode, key: string): Node | undefined {
  return node.entries.get(key)?.value;
}

/** Text; a number or flag that YAML read where text belongs is taken as written. */
export function textOf(node: MapNode, key: string): string | undefined {
  const value = valueOf(node, key);
  return value && textIn(value);
}

/** A number, also where it was put in quotes by mistake. */
export function numberOf(node: MapNode, key: string): number | undefined {
  const value = scalarOf(node, key);
  if (typeof value === 'string' && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** A flag, also where it was put in quotes by mistake. */
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

/** The texts among the items of a list. */
export function textsIn(list: ListNode): readonly string[] {
  return list.items.flatMap((item) => textIn(item) ?? []);
}

function textIn(node: Node): string | undefined {
  if (node.kind !== 'scalar' || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.raw;
}

/** A box, so that a value of `null` is told from no value. */
export function jsonOf(node: MapNode, key: string): { readonly value: Json } | undefined {
  const value = valueOf(node, key);
  return value && { value: toJson(value) };
}

function scalarOf(node: MapNode, key: string): string | number | boolean | null | undefined {
  const value = valueOf(node, key);
  return value?.kind === 'scalar' ? value.value : undefined;
}
