// Which files a tree refers to, and which identifiers (`$id`) its schemas claim.

import type { Place } from '../report/diagnostic.ts';
import { visitObjects } from './keywords.ts';
import type { MapNode, Node } from './tree.ts';
import { isAbsoluteUri, resolveReference } from './uri.ts';

/** A reference from one file to another resource. */
export interface FileReference {
  /** A path relative to the working directory, or an absolute URI. */
  readonly target: string;
  /** As written. */
  readonly ref: string;
  readonly remote: boolean;
  /** Inside a keyword that is not OpenAPI's: nobody may ever follow it. */
  readonly lenient: boolean;
  readonly place: Place;
}

/** What a tree has to do with what lies outside it. */
export interface Outward {
  /** The references that leave its file, in the order written. */
  readonly references: readonly FileReference[];
  /** The absolute form of each `$id` in it. */
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
    const stays = ref === undefined || (ref.kind === 'scalar' && typeof ref.value === 'string' && ref.value.startsWith('#'));
    if (!stays || map.entries.has('propertyName')) met.push({ map, lenient });
  });
  const bases = basesBelow(identified, path);
  const references = met.flatMap(({ map, lenient }) => {
    const base = bases.get(map) ?? path;
    const ref = map.entries.get('$ref')?.value;
    return [...(ref ? [{ node: ref, lenient }] : []), ...mappedFiles(map).map((node) => ({ node, lenient: true }))].flatMap((each) => leaving(each.node, base, path, each.lenient) ?? []);
  });
  return { references, identifiers: new Set(bases.values()) };
}

/** The reference that a node writes, when it leaves the file. */
function leaving(node: Node, base: string, path: string, lenient: boolean): FileReference | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.startsWith('#')) return undefined;
  const { resource } = resolveReference(base, node.value);
  if (resource === base || resource === path) return undefined;
  return { target: resource, ref: node.value, remote: isAbsoluteUri(resource), lenient, place: node.source.place(node.start, node.end) };
}

// The base that each schema below an `$id` resolves against. Empty for nearly every document.
function basesBelow(identified: readonly MapNode[], path: string): ReadonlyMap<Node, string> {
  const bases = new Map<Node, string>();
  // Outer ones come first, so that an inner one resolves against the outer.
  for (const map of identified) {
    const id = map.entries.get('$id')?.value;
    if (id?.kind !== 'scalar' || typeof id.value !== 'string') continue;
    const base = resolveReference(bases.get(map) ?? path, id.value).resource;
    visitObjects(map, (inner) => bases.set(inner, base));
  }
  return bases;
}

// A discriminator's mapping may name files; whether it names a schema at all is judged later.
function mappedFiles(map: MapNode): readonly Node[] {
  const mapping = map.entries.has('propertyName') ? map.entries.get('mapping')?.value : undefined;
  if (mapping?.kind !== 'map') return [];
  return [...mapping.entries.values()]
    .map((entry) => entry.value)
    .filter((value) => value.kind === 'scalar' && /\.(?:ya?ml|json)(?:#|$)/i.test(String(value.value)));
}
