// External references and `$id` URIs of a tree.

import type { Location } from '../diagnostics/diagnostic.ts';
import { visitObjects } from './visit-objects.ts';
import { schemaBaseUris, fileBaseUris, resolveAgainstBases, type BaseUris } from './uri.ts';
import type { MapNode, Node } from './node.ts';

/** A reference to another resource. */
export interface FileReference {
  /** Possible targets, one for each base URI: paths relative to the working directory, or absolute URIs. */
  readonly targets: BaseUris;
  /** Whether the reference may be left unresolved, as in an `x-` property or a discriminator mapping. */
  readonly isOptional: boolean;
  readonly location: Location;
}

/** References and identifiers that connect a tree to other files. */
export interface ExternalReferences {
  /** References to other files, in document order. */
  readonly references: readonly FileReference[];
  /** Absolute URIs that `$id` keywords declare. */
  readonly identifiers: ReadonlySet<string>;
}

/** Results by root node, which no other version of a file has. */
const cache = new WeakMap<Node, { readonly path: string; readonly result: ExternalReferences }>();

/** Returns the external references and identifiers of a tree, cached by root node. */
export function findExternalReferences(root: Node, path: string): ExternalReferences {
  const cached = cache.get(root);
  if (cached?.path === path) return cached.result;
  const result = collectExternalReferences(root, path);
  cache.set(root, { path, result });
  return result;
}

function collectExternalReferences(root: Node, path: string): ExternalReferences {
  const candidates: { readonly map: MapNode; readonly isOptional: boolean }[] = [];
  const schemasWithId: MapNode[] = [];
  visitObjects(root, (map, isOptional) => {
    if (map.entries.has('$id')) schemasWithId.push(map);
    const ref = map.entries.get('$ref')?.value;
    // Fast path: most references are local.
    const isLocal =
      ref === undefined || (ref.kind === 'scalar' && typeof ref.value === 'string' && ref.value.startsWith('#'));
    if (!isLocal || map.entries.has('propertyName')) candidates.push({ map, isOptional });
  });
  const fileBases = fileBaseUris(root, path);
  const basesBySchema = collectIdBases(schemasWithId, fileBases);
  const references = candidates.flatMap(({ map, isOptional }) => {
    const bases = basesBySchema.get(map) ?? fileBases;
    const ref = map.entries.get('$ref')?.value;
    return [
      ...(ref ? [{ node: ref, isOptional }] : []),
      ...mappingFileNodes(map).map((node) => ({ node, isOptional: true })),
    ].flatMap((reference) => externalReference(reference.node, bases, fileBases, reference.isOptional) ?? []);
  });
  return { references, identifiers: new Set([...basesBySchema.values()].flat()) };
}

/** Returns the external reference in a node; `undefined` if the reference is local. */
function externalReference(
  node: Node,
  bases: BaseUris,
  fileBases: BaseUris,
  isOptional: boolean,
): FileReference | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.startsWith('#')) return undefined;
  const targets = resolveAgainstBases(bases, node.value);
  if (targets[0] === bases[0] || fileBases.includes(targets[0])) return undefined;
  return { targets, isOptional, location: node.source.location(node.start, node.end) };
}

// Returns the base URIs of the schemas at or below an `$id`. Most documents have none.
function collectIdBases(schemasWithId: readonly MapNode[], fileBases: BaseUris): ReadonlyMap<Node, BaseUris> {
  const basesByNode = new Map<Node, BaseUris>();
  // Outer schemas come first, so that an inner `$id` resolves against the outer one.
  for (const map of schemasWithId) {
    const id = map.entries.get('$id')?.value;
    if (id?.kind !== 'scalar' || typeof id.value !== 'string') continue;
    const bases = schemaBaseUris(basesByNode.get(map) ?? fileBases, id.value);
    visitObjects(map, (inner) => basesByNode.set(inner, bases));
  }
  return basesByNode;
}

// Returns the discriminator mapping values that look like file references.
function mappingFileNodes(map: MapNode): readonly Node[] {
  const mapping = map.entries.has('propertyName') ? map.entries.get('mapping')?.value : undefined;
  if (mapping?.kind !== 'map') return [];
  return [...mapping.entries.values()]
    .map((entry) => entry.value)
    .filter((value) => value.kind === 'scalar' && /\.(?:ya?ml|json)(?:#|$)/i.test(String(value.value)));
}
