// External references and `$id` URIs of a tree, and the boundary that restricts references to allowed paths.

import type { Location } from '../diagnostics/diagnostic.ts';
import { visitObjects } from './visit-objects.ts';
import { schemaBaseUris, fileBaseUris, resolveAgainstBases, type BaseUris } from './uri.ts';
import type { MapNode, Node } from './node.ts';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { DiskPathResolver, FileReader } from './file-reader.ts';

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

/** Results by root node; trees are immutable. */
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

/** Decides whether references may read a file, before it is read. */
export interface ReferenceBoundary {
  /** Returns the reason to reject a path; `undefined` if it is allowed. */
  rejectionReason(path: string): Promise<string | undefined>;
}

/** Creates the boundary of the document at `entry`. `allowed` lists additional directories and files. */
export function createReferenceBoundary(
  entry: string,
  allowed: readonly string[],
  { disk }: FileReader,
): ReferenceBoundary {
  const directory = dirname(entry);
  const baseDirectory = disk?.root ?? '';
  const roots = [directory, ...allowed].map((root) => resolve(baseDirectory, root));
  const outsideMessage =
    directory === '.'
      ? 'it is outside the directory of the document'
      : `it is outside \`${directory}\`, the directory of the document`;
  // Build systems may provide the document and its files as symbolic links into another directory.
  const findRealRoots = async ({ realPath }: DiskPathResolver): Promise<readonly string[]> => {
    const resolved = await Promise.all(
      [...roots.map((root) => realPath(root)), realPath(entry).then(dirname)].map((pathResult) =>
        pathResult.catch(() => undefined),
      ),
    );
    return resolved.filter((root) => root !== undefined);
  };
  let realRoots: Promise<readonly string[]> | undefined;
  return {
    async rejectionReason(path) {
      const reason = rejectionReason(resolve(baseDirectory, path), roots, outsideMessage);
      if (reason !== undefined || !disk) return reason;
      const realPath = await disk.realPath(path).catch(() => undefined);
      // A missing file is reported when it is read.
      return realPath === undefined
        ? undefined
        : rejectionReason(
            realPath,
            await (realRoots ??= findRealRoots(disk)),
            'it is a symbolic link to a file outside this directory',
          );
    },
  };
}

/** Rejects a path that is outside all roots, or that has a hidden segment. All paths are absolute. */
function rejectionReason(path: string, roots: readonly string[], outsideMessage: string): string | undefined {
  const relativePaths = roots
    .map((root) => relative(root, path))
    .filter((relativePath) => !isAbsolute(relativePath) && relativePath.split(sep)[0] !== '..');
  if (relativePaths.length === 0) return outsideMessage;
  // `.env`, `.git/config`, and the like can hold secrets.
  const isHidden = relativePaths.every((relativePath) =>
    relativePath.split(sep).some((segment) => segment.startsWith('.')),
  );
  return isHidden ? 'it is hidden: part of its path starts with a dot' : undefined;
}
