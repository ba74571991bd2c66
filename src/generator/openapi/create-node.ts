// Factory functions for nodes that keep the source range of the original value.

import { childPointer } from '../source/pointer.ts';
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../source/node.ts';

/** Node or entry from which a new node takes its source range. */
type NodeOrEntry = Node | Entry;

/** A property of a new object. It is omitted if it has no value. */
export type PropertyInit = readonly [key: string, value: Node | undefined, originalEntry?: Entry | undefined];

function locationFields(origin: NodeOrEntry): Pick<Node, 'source' | 'start' | 'end' | 'pointer'> {
  const value = 'kind' in origin ? origin : origin.value;
  return { source: value.source, start: origin.start, end: origin.end, pointer: value.pointer };
}

export function createScalar(origin: NodeOrEntry, value: string | number | boolean): ScalarNode {
  return { kind: 'scalar', ...locationFields(origin), value, raw: String(value) };
}

export function createArray(origin: NodeOrEntry, items: readonly Node[]): ListNode {
  return { kind: 'list', ...locationFields(origin), items };
}

/** Creates an object. A key has the source range of its original entry, or else of its value. */
export function createMap(origin: NodeOrEntry, properties: readonly PropertyInit[]): MapNode {
  const entries = new Map<string, Entry>();
  for (const [key, value, originalEntry] of properties) {
    if (!value) continue;
    const { start, end } = originalEntry ?? (value.source === locationFields(origin).source ? value : origin);
    entries.set(key, { key, start, end, value });
  }
  return { kind: 'map', ...locationFields(origin), entries };
}

/** Returns the properties of an object, except `excludedKeys`. */
export function copyProperties(node: MapNode, excludedKeys: ReadonlySet<string> = noKeys): readonly PropertyInit[] {
  return [...node.entries.values()].flatMap((entry) =>
    excludedKeys.has(entry.key) ? [] : [[entry.key, entry.value, entry] as const],
  );
}

const noKeys: ReadonlySet<string> = new Set();

/** Returns the tree with updated pointers. */
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
