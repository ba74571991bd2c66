// Which files a tree refers to, and which identifiers (`$id`) its schemas claim.

import type { Place } from '../report/diagnostic.ts';
import { visitObjects } from './keywords.ts';
import type { MapNode, Node } from './tree.ts';
import { isAbsoluteUri, resolveReference } from './uri.ts';

/** A reference from one file to another resource. */
export interface FileReference {
  /** A path relative to the working directory, or an absolute URI. */
  readonly target: string;
  readonly remote: boolean;
  /** Inside a keyword that is not OpenAPI's: nobody may ever follow it. */
  readonly lenient: boolean;
  readonly place: Place;
}

/** The references of a tree that leave its file, in the order written. */
export function fileReferences(root: Node, path: string): readonly FileReference[] {
  const found: FileReference[] = [];
  const bases = identifiedBases(root, path);
  const add = (node: Node, base: string, lenient: boolean): void => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return;
    const { resource } = resolveReference(base, node.value);
    if (resource === base || resource === path) return;
    const place = node.source.place(node.start, node.end);
    found.push({ target: resource, remote: isAbsoluteUri(resource), lenient, place });
  };
  visitObjects(root, (map, foreign) => {
    const base = bases.get(map) ?? path;
    const ref = map.entries.get('$ref');
    if (ref) add(ref.value, base, foreign);
    for (const target of mappedFiles(map)) add(target, base, true);
  });
  return found;
}

/** The absolute form of each `$id` in a tree. */
export function identifiers(root: Node, path: string): ReadonlySet<string> {
  return new Set(identifiedBases(root, path).values());
}

// The base that each schema below an `$id` resolves against. Empty for nearly every document.
function identifiedBases(root: Node, path: string): ReadonlyMap<Node, string> {
  const bases = new Map<Node, string>();
  visitObjects(root, (map) => {
    const id = map.entries.get('$id')?.value;
    if (id?.kind !== 'scalar' || typeof id.value !== 'string') return;
    const base = resolveReference(bases.get(map) ?? path, id.value).resource;
    visitObjects(map, (inner) => bases.set(inner, base));
  });
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
