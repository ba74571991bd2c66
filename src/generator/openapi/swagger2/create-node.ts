// Creation of nodes with the source range of the original value.

import { childPointer } from '../../source/pointer.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../../source/node.ts';

/** Node or entry whose source range a new node gets. */
type NodeOrEntry = Node | Entry;

/** A property of a new object. One without a value is omitted. */
export type PropertyInit = readonly [key: string, value: Node | undefined, from?: Entry | undefined];

function locationFields(at: NodeOrEntry): Pick<Node, 'source' | 'start' | 'end' | 'pointer'> {
  const value = 'kind' in at ? at : at.value;
  return { source: value.source, start: at.start, end: at.end, pointer: value.pointer };
}

export function createScalar(at: NodeOrEntry, value: string | number | boolean): ScalarNode {
  return { kind: 'scalar', ...locationFields(at), value, raw: String(value) };
}

export function createArray(at: NodeOrEntry, items: readonly Node[]): ListNode {
  return { kind: 'list', ...locationFields(at), items };
}

/** Creates an object. The range of a key is that of its original entry, or else that of its value. */
export function createMap(at: NodeOrEntry, properties: readonly PropertyInit[]): MapNode {
  const entries = new Map<string, Entry>();
  for (const [key, value, from] of properties) {
    if (!value) continue;
    const { start, end } = from ?? (value.source === locationFields(at).source ? value : at);
    entries.set(key, { key, start, end, value });
  }
  return { kind: 'map', ...locationFields(at), entries };
}

/** Returns the properties of an object, except those in `without`. */
export function copyProperties(node: MapNode, without: ReadonlySet<string> = none): readonly PropertyInit[] {
  return [...node.entries.values()].flatMap((entry) =>
    without.has(entry.key) ? [] : [[entry.key, entry.value, entry] as const],
  );
}

const none: ReadonlySet<string> = new Set();

/** Returns the tree with the pointers of its new positions. */
export function withPointers(node: Node, pointer: string): Node {
  switch (node.kind) {
    case 'scalar':
      return { ...node, pointer };
    case 'list':
      return {
        ...node,
        pointer,
        items: node.items.map((item, index) => withPointers(item, childPointer(pointer, index))),
      };
    case 'map':
      return {
        ...node,
        pointer,
        entries: new Map(
          [...node.entries].map(([key, entry]) => [
            key,
            { ...entry, value: withPointers(entry.value, childPointer(pointer, key)) },
          ]),
        ),
      };
    default:
      return node satisfies never;
  }
}

export function findEntry(node: Node | undefined, key: string): Entry | undefined {
  return node?.kind === 'map' ? node.entries.get(key) : undefined;
}

export function stringProperty(node: Node | undefined, key: string): string | undefined {
  const value = findEntry(node, key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** Returns the strings of an array property; `undefined` if it is not an array. */
export function stringArrayProperty(node: Node | undefined, key: string): readonly string[] | undefined {
  const value = findEntry(node, key)?.value;
  return value?.kind === 'list'
    ? value.items.flatMap((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? [item.value] : []))
    : undefined;
}
