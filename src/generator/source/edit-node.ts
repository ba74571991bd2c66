// Overlay actions on a located tree: merges and removals that keep JSON pointers up to date.

import { childPointer } from './pointer.ts';
import type { Entry, MapNode, Node } from './node.ts';

/** A value to merge into a node, or the removal of the node. */
export type NodeEdit = { readonly kind: 'update'; readonly value: Node } | { readonly kind: 'remove' };

interface EditTree {
  readonly children: Map<string, EditTree>;
  isTarget: boolean;
}

/**
 * Returns the tree with each of `locations` edited; `undefined` if nothing is left. Calls `onIncompatible` for nodes
 * that cannot take the edit.
 */
export function editNode(
  root: Node,
  locations: readonly (readonly (string | number)[])[],
  edit: NodeEdit,
  onIncompatible: (node: Node) => void,
): Node | undefined {
  const tree: EditTree = { children: new Map(), isTarget: false };
  for (const location of locations) {
    let branch = tree;
    for (const segment of location.map(String)) {
      const next = branch.children.get(segment) ?? { children: new Map<string, EditTree>(), isTarget: false };
      branch.children.set(segment, next);
      branch = next;
    }
    branch.isTarget = true;
  }
  if (tree.isTarget && edit.kind === 'remove') {
    onIncompatible(root);
    return root;
  }
  return editSubtree(root, tree, edit, onIncompatible);
}

// Edits descendants first, so that a merge into an ancestor takes precedence.
function editSubtree(
  node: Node,
  { children, isTarget }: EditTree,
  edit: NodeEdit,
  onIncompatible: (incompatible: Node) => void,
): Node | undefined {
  if (isTarget && edit.kind === 'remove') return undefined;
  const edited = children.size > 0 ? editChildren(node, children, edit, onIncompatible) : node;
  if (!isTarget || edit.kind === 'remove') return edited;
  const combined = mergeNode(edited, edit.value);
  if (!combined) onIncompatible(edited);
  return combined ?? edited;
}

function editChildren(
  node: Node,
  branches: ReadonlyMap<string, EditTree>,
  edit: NodeEdit,
  onIncompatible: (incompatible: Node) => void,
): Node {
  const step = (child: Node, segment: string): Node | undefined => {
    const branch = branches.get(segment);
    return branch ? editSubtree(child, branch, edit, onIncompatible) : child;
  };
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list': {
      const items = node.items.map((item, index) => step(item, String(index))).filter((item) => item !== undefined);
      return { ...node, items: items.map((item, index) => withPointer(item, childPointer(node.pointer, index))) };
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
function mergeNode(target: Node, update: Node): Node | undefined {
  if (target.kind === 'list') {
    const appended = withPointer(update, childPointer(target.pointer, target.items.length));
    return { ...target, items: [...target.items, appended] };
  }
  return target.kind === 'map' && update.kind === 'map' ? mergeMaps(target, update) : undefined;
}

function mergeMaps(target: MapNode, update: MapNode): MapNode {
  const entries = new Map(target.entries);
  for (const [key, entry] of update.entries) {
    const pointer = childPointer(target.pointer, key);
    const old = target.entries.get(key);
    entries.set(
      key,
      old ? { ...old, ...mergeEntry(old, entry, pointer) } : { ...entry, value: withPointer(entry.value, pointer) },
    );
  }
  return { ...target, entries };
}

// Merged maps and lists keep the location of the original key; other values take that of the overlay.
function mergeEntry(old: Entry, update: Entry, pointer: string): Entry {
  if (old.value.kind === 'map' && update.value.kind === 'map')
    return { ...old, value: mergeMaps(old.value, update.value) };
  if (old.value.kind === 'list' && update.value.kind === 'list') {
    const { items } = old.value;
    const appended = update.value.items.map((item, index) =>
      withPointer(item, childPointer(pointer, items.length + index)),
    );
    return { ...old, value: { ...old.value, items: [...items, ...appended] } };
  }
  return { ...update, value: withPointer(update.value, pointer) };
}

/** Returns the same values with updated pointers. */
function withPointer(node: Node, pointer: string): Node {
  if (node.pointer === pointer) return node;
  switch (node.kind) {
    case 'scalar':
      return { ...node, pointer };
    case 'list':
      return {
        ...node,
        pointer,
        items: node.items.map((item, index) => withPointer(item, childPointer(pointer, index))),
      };
    case 'map': {
      const entries = new Map<string, Entry>();
      for (const [key, entry] of node.entries)
        entries.set(key, { ...entry, value: withPointer(entry.value, childPointer(pointer, key)) });
      return { ...node, pointer, entries };
    }
    default:
      return node satisfies never;
  }
}
