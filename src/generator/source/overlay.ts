// Validates OpenAPI Overlay 1.0 documents, and applies their actions to a located tree.

import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { DiagnosticDetails, Report } from '../diagnostics/report.ts';
import { type Entry, type MapNode, type Node, toJson } from './node.ts';
import { childPointer } from './pointer.ts';

interface OverlayAction {
  readonly target: string;
  readonly targetNode: Node;
  readonly edit: NodeEdit;
}

// The parser already limits nesting; `maxRecursionDepth` would instead limit the number of visited nodes.
const jsonPath = new JSONPathEnvironment({ maxRecursionDepth: Number.MAX_SAFE_INTEGER });

/** Applies an overlay to a document. Added nodes keep their location in the overlay. */
export function applyOverlay(document: Node, overlay: Node, report: Report): Node {
  let root = document;
  for (const action of readActions(overlay, report)) {
    const locations = selectLocations(action, root, report);
    if (locations)
      root = editNode(root, locations, action.edit, (node) => reportIncompatible(action, node, report)) ?? root;
  }
  return root;
}

function selectLocations(
  { target, targetNode }: OverlayAction,
  root: Node,
  report: Report,
): readonly (readonly (string | number)[])[] | undefined {
  try {
    const locations = jsonPath.query(target, toJson(root) as JSONValue).locations();
    if (locations.length > 0) return locations;
    reportAt(report, 'source/overlay-no-match', targetNode, `target \`${target}\` matches nothing in the document`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reportAt(report, 'source/invalid-overlay-target', targetNode, `invalid JSONPath \`${target}\`: ${reason}`);
  }
  return undefined;
}

function reportIncompatible({ targetNode, edit }: OverlayAction, node: Node, report: Report): void {
  const message =
    edit.kind === 'remove'
      ? 'cannot remove the root of the document'
      : `cannot merge \`update\` into ${node.pointer ? `\`${node.pointer}\`` : 'the root'}`;
  reportAt(report, 'source/overlay-type-mismatch', targetNode, message, {
    related: [{ location: node.source.location(node.start, node.end), message: 'target of the action' }],
  });
}

const rootFields = new Set(['overlay', 'info', 'extends', 'actions']);
const actionFields = new Set(['target', 'description', 'update', 'remove']);

function readActions(overlay: Node, report: Report): readonly OverlayAction[] {
  const version = overlay.kind === 'map' ? overlay.entries.get('overlay')?.value : undefined;
  if (overlay.kind !== 'map' || !version) {
    reportAt(report, 'source/invalid-overlay', overlay, 'expected an overlay, an object with `overlay: 1.0.0`');
    return [];
  }
  if (version.kind !== 'scalar' || !/^1\.[01](?:\.|$)/.test(String(version.value))) {
    reportAt(report, 'source/invalid-overlay', version, 'unsupported overlay version: expected 1.0');
    return [];
  }
  checkFields(overlay, rootFields, report);
  const actions = overlay.entries.get('actions')?.value;
  if (actions?.kind === 'list') return actions.items.flatMap((action) => readAction(action, report) ?? []);
  const message = actions ? 'invalid `actions`: expected an array' : 'missing `actions`';
  reportAt(report, 'source/invalid-overlay', actions ?? overlay, message);
  return [];
}

function readAction(action: Node, report: Report): OverlayAction | undefined {
  if (action.kind !== 'map') {
    reportAt(
      report,
      'source/invalid-overlay',
      action,
      'expected an object with `target` and either `update` or `remove`',
    );
    return undefined;
  }
  checkFields(action, actionFields, report);
  const target = action.entries.get('target')?.value;
  if (target?.kind !== 'scalar' || typeof target.value !== 'string') {
    const message = target ? 'invalid `target`: expected a JSONPath' : 'missing `target`';
    reportAt(report, 'source/invalid-overlay', target ?? action, message);
    return undefined;
  }
  const remove = action.entries.get('remove')?.value;
  const update = action.entries.get('update')?.value;
  if (remove && (remove.kind !== 'scalar' || typeof remove.value !== 'boolean'))
    reportAt(report, 'source/invalid-overlay', remove, 'invalid `remove`: expected a boolean');
  if (remove?.kind === 'scalar' && remove.value === true)
    return { target: target.value, targetNode: target, edit: { kind: 'remove' } };
  if (update) return { target: target.value, targetNode: target, edit: { kind: 'update', value: update } };
  reportAt(report, 'source/invalid-overlay', action, 'missing `update` or `remove`');
  return undefined;
}

function checkFields(map: MapNode, known: ReadonlySet<string>, report: Report): void {
  for (const entry of map.entries.values()) {
    if (!known.has(entry.key) && !entry.key.startsWith('x-'))
      reportAt(report, 'source/unknown-overlay-field', keyRange(entry), `unknown field \`${entry.key}\``);
  }
}

function keyRange({ start, end, value }: Entry): Pick<Node, 'source' | 'start' | 'end'> {
  return { source: value.source, start, end };
}

function reportAt(
  report: Report,
  code: DiagnosticCode,
  { source, start, end }: Pick<Node, 'source' | 'start' | 'end'>,
  message: string,
  details?: Omit<DiagnosticDetails, 'message' | 'location'>,
): void {
  report.add(code, { message, location: source.location(start, end), ...details });
}

/** A value to merge into a node, or the removal of the node. */
export type NodeEdit = { readonly kind: 'update'; readonly value: Node } | { readonly kind: 'remove' };

/** Prefix tree of the target locations. */
interface EditTree {
  readonly children: Map<string, EditTree>;
  isTarget: boolean;
}

/**
 * Applies the edit at all `locations`; returns `undefined` if nothing is left. Calls `onIncompatible` for nodes that do
 * not support the edit.
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
  const editChild = (child: Node, segment: string): Node | undefined => {
    const branch = branches.get(segment);
    return branch ? editSubtree(child, branch, edit, onIncompatible) : child;
  };
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list': {
      const items = node.items
        .map((item, index) => editChild(item, String(index)))
        .filter((item) => item !== undefined);
      return { ...node, items: items.map((item, index) => withPointer(item, childPointer(node.pointer, index))) };
    }
    case 'map': {
      const entries = new Map<string, Entry>();
      for (const [key, entry] of node.entries) {
        const value = editChild(entry.value, key);
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

// Merged maps and lists keep the location of the original key; other values take the location in the overlay.
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

/** Returns the node with a new pointer, and updates the pointers of its descendants. */
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
