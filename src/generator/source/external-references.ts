// External references and `$id` URIs of a tree.

import type { Place } from '../diagnostics/diagnostic.ts';
import { visitObjects } from './data-or-object.ts';
import { basesBelow, basesOf, targetsOf, type Bases } from './self-uri.ts';
import type { MapNode, Node } from './node.ts';

/** A reference to another resource. */
export interface FileReference {
  /** Possible targets, by each base URI of the file: paths relative to the working directory, or absolute URIs. */
  readonly targets: Bases;
  /** Whether the reference may be left unresolved, as in an `x-` property or a discriminator mapping. */
  readonly lenient: boolean;
  readonly place: Place;
}

/** References and identifiers that connect a tree to other files. */
export interface Outward {
  /** References to other files, in document order. */
  readonly references: readonly FileReference[];
  /** Absolute URIs of each `$id`. */
  readonly identifiers: ReadonlySet<string>;
}

/** Results by root node; trees are immutable. */
const known = new WeakMap<Node, { readonly path: string; readonly found: Outward }>();

/** Returns the external references and identifiers of a tree, cached by root node. */
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
    // Fast path: most references are local.
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

/** Returns the reference of a node; `undefined` if it is local. */
function leaving(node: Node, bases: Bases, own: Bases, lenient: boolean): FileReference | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.startsWith('#')) return undefined;
  const targets = targetsOf(bases, node.value);
  if (targets[0] === bases[0] || own.includes(targets[0])) return undefined;
  return { targets, lenient, place: node.source.place(node.start, node.end) };
}

// Base URIs of the schemas at or below an `$id`. Empty for most documents.
function basesInside(identified: readonly MapNode[], own: Bases): ReadonlyMap<Node, Bases> {
  const found = new Map<Node, Bases>();
  // Outer schemas come first, so that an inner `$id` resolves against the outer one.
  for (const map of identified) {
    const id = map.entries.get('$id')?.value;
    if (id?.kind !== 'scalar' || typeof id.value !== 'string') continue;
    const bases = basesBelow(found.get(map) ?? own, id.value);
    visitObjects(map, (inner) => found.set(inner, bases));
  }
  return found;
}

// Discriminator mapping values that look like file references.
function mappedFiles(map: MapNode): readonly Node[] {
  const mapping = map.entries.has('propertyName') ? map.entries.get('mapping')?.value : undefined;
  if (mapping?.kind !== 'map') return [];
  return [...mapping.entries.values()]
    .map((entry) => entry.value)
    .filter((value) => value.kind === 'scalar' && /\.(?:ya?ml|json)(?:#|$)/i.test(String(value.value)));
}
