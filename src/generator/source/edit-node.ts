// Overlay actions on a located tree: merges and removals that keep JSON pointers up to date.

import { childPointer } from './pointer.ts';
import type { Entry, MapNode, Node } from './node.ts';

/** A value to merge into a node, or the removal of the node. */
export type Edit = { readonly kind: 'update'; readonly value: Node } | { readonly kind: 'remove' };

interface Way {
  readonly below: Map<string, Way>;
  end: boolean;
}

/**
 * Returns the tree with each of `locations` edited; `undefined` if nothing is left. Calls `onIncompatible` for nodes
 * that cannot take the edit.
 */
export function edited(
  root: Node,
  locations: readonly (readonly (string | number)[])[],
  edit: Edit,
  unsuited: (at: Node) => void,
): Node | undefined {
  const ways: Way = { below: new Map(), end: false };
  for (const location of locations) {
    let way = ways;
    for (const segment of location.map(String)) {
      const next = way.below.get(segment) ?? { below: new Map<string, Way>(), end: false };
      way.below.set(segment, next);
      way = next;
    }
    way.end = true;
  }
  if (ways.end && edit.kind === 'remove') {
    unsuited(root);
    return root;
  }
  return walk(root, ways, edit, unsuited);
}

// Edits descendants first, so that a merge into an ancestor takes precedence.
function walk(node: Node, { below, end }: Way, edit: Edit, unsuited: (at: Node) => void): Node | undefined {
  if (end && edit.kind === 'remove') return undefined;
  const inner = below.size > 0 ? rebuilt(node, below, edit, unsuited) : node;
  if (!end || edit.kind === 'remove') return inner;
  const mixed = merged(inner, edit.value);
  if (!mixed) unsuited(inner);
  return mixed ?? inner;
}

function rebuilt(node: Node, below: ReadonlyMap<string, Way>, edit: Edit, unsuited: (at: Node) => void): Node {
  const step = (child: Node, segment: string): Node | undefined => {
    const way = below.get(segment);
    return way ? walk(child, way, edit, unsuited) : child;
  };
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list': {
      const items = node.items.map((item, index) => step(item, String(index))).filter((item) => item !== undefined);
      return { ...node, items: items.map((item, index) => moved(item, childPointer(node.pointer, index))) };
    }
    case 'map': {
      const entries = new Map<string, Entry>();
      for (const [key, entry] of node.entries) {
        const value = step(entry.value, key);
        if (value) entries.set(key, { ...entry, value });
      }
      return { ...node, entries };
    }
    default:
      return node satisfies never;
  }
}

/** Merges `update` into a target: maps by key, lists by appending. `undefined` if the types are incompatible. */
function merged(target: Node, update: Node): Node | undefined {
  if (target.kind === 'list') {
    const added = moved(update, childPointer(target.pointer, target.items.length));
    return { ...target, items: [...target.items, added] };
  }
  return target.kind === 'map' && update.kind === 'map' ? mergedMaps(target, update) : undefined;
}

function mergedMaps(target: MapNode, update: MapNode): MapNode {
  const entries = new Map(target.entries);
  for (const [key, entry] of update.entries) {
    const pointer = childPointer(target.pointer, key);
    const old = target.entries.get(key);
    entries.set(
      key,
      old ? { ...old, ...whole(old, entry, pointer) } : { ...entry, value: moved(entry.value, pointer) },
    );
  }
  return { ...target, entries };
}

// Merged maps and lists keep the location of the original key; other values take that of the overlay.
function whole(old: Entry, fresh: Entry, pointer: string): Entry {
  if (old.value.kind === 'map' && fresh.value.kind === 'map')
    return { ...old, value: mergedMaps(old.value, fresh.value) };
  if (old.value.kind === 'list' && fresh.value.kind === 'list') {
    const { items } = old.value;
    const added = fresh.value.items.map((item, index) => moved(item, childPointer(pointer, items.length + index)));
    return { ...old, value: { ...old.value, items: [...items, ...added] } };
  }
  return { ...fresh, value: moved(fresh.value, pointer) };
}

/** Returns the same values with updated pointers. */
function moved(node: Node, pointer: string): Node {
  if (node.pointer === pointer) return node;
  switch (node.kind) {
    case 'scalar':
      return { ...node, pointer };
    case 'list':
      return { ...node, pointer, items: node.items.map((item, index) => moved(item, childPointer(pointer, index))) };
    case 'map': {
      const entries = new Map<string, Entry>();
      for (const [key, entry] of node.entries)
        entries.set(key, { ...entry, value: moved(entry.value, childPointer(pointer, key)) });
      return { ...node, pointer, entries };
    }
    default:
      return node satisfies never;
  }
}
