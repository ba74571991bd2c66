// Which files a tree refers to, and which identifiers (`$id`) its schemas claim.

import type { Place } from '../diagnostics/diagnostic.ts';
import { visitObjects } from './data-or-object.ts';
import { basesBelow, basesOf, targetsOf, type Bases } from './self-uri.ts';
import type { MapNode, Node } from './node.ts';

/** A reference from one file to another resource. */
export interface FileReference {
  /** What it may mean, by what the file calls itself and by where it lies: each a path relative to the working directory, or an absolute URI. */
  readonly targets: Bases;
  /** Inside a keyword that is not OpenAPI's: nobody may ever follow it. */
  readonly lenient: boolean;
  readonly place: Place;
}

/** What a tree has to do with what lies outside it. */
export interface Outward {
  /** The references that leave its file, in the order written. */
  readonly references: readonly FileReference[];
  /** The absolute forms of each `$id` in it. */
  readonly identifiers: ReadonlySet<string>;
}

/** By the root of a tree, which never changes. */
const known = new WeakMap<Node, { readonly path: string; readonly found: Outward }>();

/** What a tree refers to, and what it can be referred to as. */
export function outward(root: Node, path: string): Outward {
  const before = known.get(root);
  if (before?.path === path) return before.found;
  const found = lookOutward(root, path);
  known.set(root, { path, found });
  return found;
}

function lookOutward(root: Node, path: string): Outward {
  const met: { readonly map: MapNode; readonly lenient: boolean }[] = [];
  const identified: MapNode[] = [];
  visitObjects(root, (map, lenient) => {
    if (map.entries.has('$id')) identified.push(map);
    const ref = map.entries.get('$ref')?.value;
    // Nearly all references begin so, and stay where they are.
    const stays =
      ref === undefined || (ref.kind === 'scalar' && typeof ref.value === 'string' && ref.value.startsWith('#'));
    if (!stays || map.entries.has('propertyName')) met.push({ map, lenient });
  });
  const own = basesOf(root, path);
  const inner = basesInside(identified, own);
  const references = met.flatMap(({ map, lenient }) => {
    const bases = inner.get(map) ?? own;
    const ref = map.entries.get('$ref')?.value;
    return [
      ...(ref ? [{ node: ref, lenient }] : []),
      ...mappedFiles(map).map((node) => ({ node, lenient: true })),
    ].flatMap((each) => leaving(each.node, bases, own, each.lenient) ?? []);
  });
  return { references, identifiers: new Set([...inner.values()].flat()) };
}

/** The reference that a node writes, when it leaves the file. */
function leaving(node: Node, bases: Bases, own: Bases, lenient: boolean): FileReference | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.startsWith('#')) return undefined;
  const targets = targetsOf(bases, node.value);
  if (targets[0] === bases[0] || own.includes(targets[0])) return undefined;
  return { targets, lenient, place: node.source.place(node.start, node.end) };
}

// The bases of each schema below an `$id`. Empty for nearly every document.
function basesInside(identified: readonly MapNode[], own: Bases): ReadonlyMap<Node, Bases> {
  const found = new Map<Node, Bases>();
  // Outer ones come first, so that an inner one resolves against the outer.
  for (const map of identified) {
    const id = map.entries.get('$id')?.value;
    if (id?.kind !== 'scalar' || typeof id.value !== 'string') continue;
    const bases = basesBelow(found.get(map) ?? own, id.value);
    visitObjects(map, (inner) => found.set(inner, bases));
  }
  return found;
}

// A discriminator's mapping may name files; whether it names a schema at all is judged later.
function mappedFiles(map: MapNode): readonly Node[] {
  const mapping = map.entries.has('propertyName') ? map.entries.get('mapping')?.value : undefined;
  if (mapping?.kind !== 'map') return [];
  return [...mapping.entries.values()]
    .map((entry) => entry.value)
    .filter((value) => value.kind === 'scalar' && /\.(?:ya?ml|json)(?:#|$)/i.test(String(value.value)));
}
