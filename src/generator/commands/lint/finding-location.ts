// Location of a finding: the whole range of a scalar, otherwise the key.

import type { Origin } from '../../model/types/origin.ts';
import { nodeOf, placeOf } from '../../model/locate-origin.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { pointerSegments } from '../../source/pointer.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Path } from './rule.ts';

/** Node with its map entry and parent, if any. */
export interface Spot {
  readonly node: Node;
  readonly entry?: Entry;
  readonly parent?: Node;
}

export type Roots = ReadonlyMap<string, Node>;

/**
 * Returns the node at a path below a part of the model, or its nearest existing ancestor. `undefined` if the part has
 * no source.
 */
export function spotOf(origin: Origin, within: Path, roots: Roots): Spot | undefined {
  const node = nodeOf(origin);
  if (!node) return undefined;
  let spot: Spot | undefined;
  for (const step of within) {
    const next = child(spot?.node ?? node, step);
    if (!next) break;
    spot = next;
  }
  return spot ?? around(node, roots);
}

/** Returns whether the whole path exists. */
export function leads(origin: Origin, within: Path): boolean {
  let node = nodeOf(origin);
  for (const step of within) node = node && child(node, step)?.node;
  return node !== undefined;
}

function child(parent: Node, step: string | number): Spot | undefined {
  if (parent.kind === 'list') {
    const node = parent.items[Number(step)];
    return node && { node, parent };
  }
  const entry = parent.kind === 'map' ? parent.entries.get(String(step)) : undefined;
  return entry && { node: entry.value, entry, parent };
}

/** Returns the node with its entry and parent, found by its JSON Pointer. */
function around(node: Node, roots: Roots): Spot {
  let spot: Spot | undefined;
  let at = roots.get(node.source.file);
  for (const segment of pointerSegments(node.pointer) ?? []) {
    const next = at && child(at, segment);
    if (!next) return spotOfRange(node, roots) ?? { node };
    spot = next;
    at = next.node;
  }
  // An overlay or a YAML alias can place another node at this pointer.
  return spot && spot.node.start === node.start && spot.node.source === node.source ? spot : { node };
}

/** Finds the node by range: in a Swagger 2.0 file, JSON Pointers differ from those of the converted document. */
function spotOfRange({ kind, source, start, end }: Node, roots: Roots): Spot | undefined {
  const root = roots.get(source.file);
  return root?.source === source
    ? deepestAt(root, start).findLast(({ node }) => node.kind === kind && node.start === start && node.end === end)
    : undefined;
}

/** Returns the node of the original file. Swagger 2.0 files are converted before parsing. */
export function rawNodeOf(node: Node, roots: Roots): Node {
  return spotOfRange(node, roots)?.node ?? node;
}

/** Returns the location of a node. `onName`: of its key, if it has one. */
export function placeOfSpot({ node, entry, parent }: Spot, onName: boolean): Place {
  const { source, start, end } = node;
  // Keys and values of a map have the same source, unless an overlay replaced the value.
  const named = entry && parent?.source === source ? entry : undefined;
  if (named && (onName || node.kind !== 'scalar')) return source.place(named.start, named.end);
  if (node.kind === 'scalar') return source.place(start, end);
  const line = source.text.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
  return source.place(start, start + Math.max(1, line.trimEnd().length));
}

/** Returns the location of a path below a part of the model. */
export function placeWithin(origin: Origin, within: Path, roots: Roots, onName = false): Place {
  const spot = spotOf(origin, within, roots);
  return spot ? placeOfSpot(spot, onName) : placeOf(origin);
}

/** Returns the path from the root to the innermost node at an offset. */
export function deepestAt(root: Node, offset: number): readonly Spot[] {
  const way: Spot[] = [];
  const contains = (node: Node, from = node.start): boolean =>
    node.source === root.source && from <= offset && (offset < node.end || offset === from);
  for (let at: Node | undefined = root; at;) {
    const node: Node = at;
    const inner: Spot | undefined =
      node.kind === 'map'
        ? entryAt(node, contains)
        : node.kind === 'list'
          ? itemAt(node.items, contains, node)
          : undefined;
    if (inner) way.push(inner);
    at = inner?.node;
  }
  return way;
}

function entryAt(parent: MapNode, contains: (node: Node, from?: number) => boolean): Spot | undefined {
  for (const entry of parent.entries.values())
    if (contains(entry.value, Math.min(entry.start, entry.value.start))) return { node: entry.value, entry, parent };
  return undefined;
}

function itemAt(items: readonly Node[], contains: (node: Node) => boolean, parent: Node): Spot | undefined {
  const node = items.find((item) => contains(item));
  return node && { node, parent };
}
