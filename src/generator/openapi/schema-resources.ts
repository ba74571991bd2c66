// Schema resources (JSON Schema 2020-12, core, 4.3.5): files and, since OpenAPI 3.1, schemas with an `$id`.

import type { SourceSet } from '../source/load-sources.ts';
import { visitObjects } from '../source/visit-objects.ts';
import { schemaBaseUris, fileBaseUris, type BaseUris } from '../source/uri.ts';
import type { MapNode, Node } from '../source/node.ts';
import type { OpenApiVersion } from './types.ts';
import { findDisabledKeywords } from './schema/dialects.ts';

/** A file, or a schema with an `$id`. */
export interface SchemaResource {
  /** Base URI: the absolute `$id`, or the file name. */
  readonly uri: string;
  /** Base URIs that references are resolved against. */
  readonly bases: BaseUris;
  readonly root: Node;
  /** Root of an earlier resource with the same URI. References to that URI resolve to it. */
  readonly duplicateOf?: Node;
  readonly anchors: ReadonlyMap<string, Node>;
  readonly dynamicAnchors: ReadonlyMap<string, Node>;
  /** Keywords that have no effect, because the metaschema does not declare their vocabulary. */
  readonly disabledKeywords: ReadonlySet<string>;
}

/** All resources of the loaded files. */
export interface ResourceIndex {
  /** By URI: a file path, or an absolute `$id`. */
  readonly byUri: ReadonlyMap<string, SchemaResource>;
  /** Resources by root schema, for schemas with an `$id`. */
  readonly byRootNode: ReadonlyMap<Node, SchemaResource>;
  /** Resource of the file that contains an embedded resource. */
  readonly containingFiles: ReadonlyMap<SchemaResource, SchemaResource>;
}

interface MutableResource extends SchemaResource {
  readonly anchors: Map<string, Node>;
  readonly dynamicAnchors: Map<string, Node>;
  disabledKeywords: ReadonlySet<string>;
}

/** Keywords that define an anchor. */
export const anchorKeywords = ['$anchor', '$dynamicAnchor'] as const;

/** Returns the schema with this anchor or dynamic anchor. */
export function findAnchor({ anchors, dynamicAnchors }: SchemaResource, name: string): Node | undefined {
  return anchors.get(name) ?? dynamicAnchors.get(name);
}

/** Collects the resources of all files. OpenAPI 3.0 has neither `$id` nor anchors. */
export function collectResources(sources: SourceSet, version: OpenApiVersion): ResourceIndex {
  const byUri = new Map<string, MutableResource>();
  const byRootNode = new Map<Node, MutableResource>();
  const containingFiles = new Map<MutableResource, MutableResource>();
  const createResource = (uri: string, bases: BaseUris, root: Node): MutableResource => {
    const earlierRoot = byUri.get(uri)?.root;
    const resource = {
      uri,
      bases,
      root,
      ...(earlierRoot && earlierRoot !== root && { duplicateOf: earlierRoot }),
      anchors: new Map<string, Node>(),
      dynamicAnchors: new Map<string, Node>(),
      disabledKeywords: new Set<string>(),
    };
    if (!byUri.has(uri)) byUri.set(uri, resource);
    return resource;
  };
  for (const [path, root] of sources.roots) {
    const file = createResource(path, fileBaseUris(root, path), root);
    if (version === '3.0') continue;
    const schemasWithId: MapNode[] = [];
    const schemasWithAnchor: MapNode[] = [];
    const anchorsInExtensions: MapNode[] = [];
    visitObjects(root, (map, isInExtension) => {
      if (map.entries.has('$id')) schemasWithId.push(map);
      if (anchorKeywords.some((keyword) => map.entries.has(keyword)))
        (isInExtension ? anchorsInExtensions : schemasWithAnchor).push(map);
    });
    // Outer schemas precede inner ones, so the innermost resource is the last one set.
    const resourceByNode = new Map<Node, MutableResource>();
    for (const map of schemasWithId) {
      const id = stringProperty(map, '$id');
      if (id === undefined) continue;
      const bases = schemaBaseUris((resourceByNode.get(map) ?? file).bases, id);
      const resource = createResource(bases[0], bases, map);
      byRootNode.set(map, resource);
      containingFiles.set(resource, file);
      visitObjects(map, (inner) => resourceByNode.set(inner, resource));
    }
    // Anchors inside `x-` keywords have the lowest precedence.
    for (const map of [...schemasWithAnchor, ...anchorsInExtensions]) {
      const resource = resourceByNode.get(map) ?? file;
      for (const keyword of anchorKeywords) {
        const name = stringProperty(map, keyword);
        // JSON Schema does not define the behavior of duplicate anchors (2020-12, core, 8.2.2); the first takes
        // precedence.
        if (name === undefined || (findAnchor(resource, name) ?? map) !== map) continue;
        (keyword === '$anchor' ? resource.anchors : resource.dynamicAnchors).set(name, map);
      }
    }
  }
  // With `$self`, a relative `$id` is also resolved against the location of the file.
  for (const resource of containingFiles.keys())
    for (const base of resource.bases) if (!byUri.has(base)) byUri.set(base, resource);
  // An embedded resource has the dialect of its file, unless it declares its own.
  const metaschema = (uri: string): Node | undefined => byUri.get(uri)?.root;
  for (const resource of byUri.values())
    resource.disabledKeywords = findDisabledKeywords(resource.root, resource.bases, metaschema);
  for (const [resource, file] of containingFiles)
    if (!declaresDialect(resource.root)) resource.disabledKeywords = file.disabledKeywords;
  return { byUri, byRootNode, containingFiles };
}

function declaresDialect(root: Node): boolean {
  return root.kind === 'map' && root.entries.has('$schema');
}

function stringProperty(map: MapNode, key: string): string | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
