// Creation of nodes with the source range of the original value.

import { childPointer } from '../../source/pointer.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../../source/node.ts';

/** Node or entry whose source range a new node gets. */
type Written = Node | Entry;

/** A property of a new object. One without a value is omitted. */
export type Member = readonly [key: string, value: Node | undefined, from?: Entry | undefined];

function located(at: Written): Pick<Node, 'source' | 'start' | 'end' | 'pointer'> {
  const value = 'kind' in at ? at : at.value;
  return { source: value.source, start: at.start, end: at.end, pointer: value.pointer };
}

export function scalar(at: Written, value: string | number | boolean): ScalarNode {
  return { kind: 'scalar', ...located(at), value, raw: String(value) };
}

export function list(at: Written, items: readonly Node[]): ListNode {
  return { kind: 'list', ...located(at), items };
}

/** Creates an object. The range of a key is that of its original entry, or else that of its value. */
export function map(at: Written, members: readonly Member[]): MapNode {
  const entries = new Map<string, Entry>();
  for (const [key, value, from] of members) {
    if (!value) continue;
    const { start, end } = from ?? (value.source === located(at).source ? value : at);
    entries.set(key, { key, start, end, value });
  }
  return { kind: 'map', ...located(at), entries };
}

/** Returns the properties of an object, except those in `without`. */
export function members(node: MapNode, without: ReadonlySet<string> = nothing): readonly Member[] {
  return [...node.entries.values()].flatMap((entry) =>
    without.has(entry.key) ? [] : [[entry.key, entry.value, entry] as const],
  );
}

const nothing: ReadonlySet<string> = new Set();

/** Returns the tree with the pointers of its new positions. */
export function placed(node: Node, pointer: string): Node {
  switch (node.kind) {
    case 'scalar':
      return { ...node, pointer };
    case 'list':
      return { ...node, pointer, items: node.items.map((item, index) => placed(item, childPointer(pointer, index))) };
    case 'map':
      return {
        ...node,
        pointer,
        entries: new Map(
          [...node.entries].map(([key, entry]) => [
            key,
            { ...entry, value: placed(entry.value, childPointer(pointer, key)) },
          ]),
        ),
      };
    default:
      return node satisfies never;
  }
}

export function entryOf(node: Node | undefined, key: string): Entry | undefined {
  return node?.kind === 'map' ? node.entries.get(key) : undefined;
}

export function textAt(node: Node | undefined, key: string): string | undefined {
  const value = entryOf(node, key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** Returns the strings of an array property; `undefined` if it is not an array. */
export function textsAt(node: Node | undefined, key: string): readonly string[] | undefined {
  const value = entryOf(node, key)?.value;
  return value?.kind === 'list'
    ? value.items.flatMap((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? [item.value] : []))
    : undefined;
}
