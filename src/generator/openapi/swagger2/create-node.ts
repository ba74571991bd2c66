// How the nodes of a converted document are made: each stands where what it says was written.

import { childPointer } from '../../source/pointer.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../../source/node.ts';

/** What a made node is shown at: a value, or an entry with its key. */
type Written = Node | Entry;

/** A member of a made object; one without a value is left out. */
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

/** An object with these members, in this order. A key stands where its entry stood, else where its value does. */
export function map(at: Written, members: readonly Member[]): MapNode {
  const entries = new Map<string, Entry>();
  for (const [key, value, from] of members) {
    if (!value) continue;
    const { start, end } = from ?? (value.source === located(at).source ? value : at);
    entries.set(key, { key, start, end, value });
  }
  return { kind: 'map', ...located(at), entries };
}

/** The members of an object as they stand, without some of them. */
export function members(node: MapNode, without: ReadonlySet<string> = nothing): readonly Member[] {
  return [...node.entries.values()].flatMap((entry) =>
    without.has(entry.key) ? [] : [[entry.key, entry.value, entry] as const],
  );
}

const nothing: ReadonlySet<string> = new Set();

/** The tree with the pointers of where its values are now. */
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

/** The texts of a list; undefined where there is no list. */
export function textsAt(node: Node | undefined, key: string): readonly string[] | undefined {
  const value = entryOf(node, key)?.value;
  return value?.kind === 'list'
    ? value.items.flatMap((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? [item.value] : []))
    : undefined;
}
