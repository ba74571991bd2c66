// Schema resources (JSON Schema 2020-12, core, 4.3.5): files, and since 3.1 schemas with an `$id`.

import type { SourceSet } from '../source/load-sources.ts';
import { visitObjects } from '../source/data-or-object.ts';
import { basesBelow, basesOf, type Bases } from '../source/self-uri.ts';
import type { MapNode, Node } from '../source/node.ts';
import type { Version } from './types.ts';
import { keywordsLeftOut } from './schema/metaschema-vocabularies.ts';

/** A file, or a schema with an `$id`. */
export interface SchemaResource {
  /** Base URI: the absolute `$id`, or the file name. */
  readonly uri: string;
  /** Base URIs that references are resolved against. */
  readonly bases: Bases;
  readonly root: Node;
  /** Root of an earlier resource with the same URI, which references by that URI resolve to. */
  readonly before?: Node;
  readonly anchors: ReadonlyMap<string, Node>;
  readonly dynamicAnchors: ReadonlyMap<string, Node>;
  /** Keywords without effect, because the metaschema does not declare their vocabulary. */
  readonly leftOut: ReadonlySet<string>;
}

export interface Resources {
  /** By URI: a file path, or an absolute `$id`. */
  readonly byUri: ReadonlyMap<string, SchemaResource>;
  /** Resources by root schema, for schemas with an `$id`. */
  readonly at: ReadonlyMap<Node, SchemaResource>;
  /** Resource of the file that contains an embedded resource. */
  readonly fileOf: ReadonlyMap<SchemaResource, SchemaResource>;
}

interface OpenResource extends SchemaResource {
  readonly anchors: Map<string, Node>;
  readonly dynamicAnchors: Map<string, Node>;
  leftOut: ReadonlySet<string>;
}

/** Keywords that define an anchor. */
export const anchorKeywords = ['$anchor', '$dynamicAnchor'] as const;

/** Returns the schema with this anchor or dynamic anchor. */
export function anchorIn({ anchors, dynamicAnchors }: SchemaResource, name: string): Node | undefined {
  return anchors.get(name) ?? dynamicAnchors.get(name);
}

/** Collects the resources of all files. OpenAPI 3.0 has neither `$id` nor anchors. */
export function collectResources(sources: SourceSet, version: Version): Resources {
  const byUri = new Map<string, OpenResource>();
  const at = new Map<Node, OpenResource>();
  const fileOf = new Map<OpenResource, OpenResource>();
  const open = (uri: string, bases: Bases, root: Node): OpenResource => {
    const before = byUri.get(uri)?.root;
    const resource = {
      uri,
      bases,
      root,
      ...(before && before !== root && { before }),
      anchors: new Map<string, Node>(),
      dynamicAnchors: new Map<string, Node>(),
      leftOut: new Set<string>(),
    };
    if (!byUri.has(uri)) byUri.set(uri, resource);
    return resource;
  };
  for (const [path, root] of sources.roots) {
    const file = open(path, basesOf(root, path), root);
    if (version === '3.0') continue;
    const identified: MapNode[] = [];
    const anchored: MapNode[] = [];
    const foreign: MapNode[] = [];
    visitObjects(root, (map, isForeign) => {
      if (map.entries.has('$id')) identified.push(map);
      if (anchorKeywords.some((keyword) => map.entries.has(keyword))) (isForeign ? foreign : anchored).push(map);
    });
    // Outer schemas precede inner ones, so the innermost resource is the last one set.
    const owner = new Map<Node, OpenResource>();
    for (const map of identified) {
      const id = textMember(map, '$id');
      if (id === undefined) continue;
      const bases = basesBelow((owner.get(map) ?? file).bases, id);
      const resource = open(bases[0], bases, map);
      at.set(map, resource);
      fileOf.set(resource, file);
      visitObjects(map, (inner) => owner.set(inner, resource));
    }
    // Anchors inside `x-` keywords have the lowest precedence.
    for (const map of [...anchored, ...foreign]) {
      const resource = owner.get(map) ?? file;
      for (const keyword of anchorKeywords) {
        const name = textMember(map, keyword);
        // Duplicate anchors are undefined behavior (2020-12, core, 8.2.2); the first takes precedence.
        if (name === undefined || (anchorIn(resource, name) ?? map) !== map) continue;
        (keyword === '$anchor' ? resource.anchors : resource.dynamicAnchors).set(name, map);
      }
    }
  }
  // With `$self`, a relative `$id` is also resolved against the location of the file.
  for (const resource of fileOf.keys())
    for (const base of resource.bases) if (!byUri.has(base)) byUri.set(base, resource);
  // An embedded resource has the dialect of its file, unless it declares its own.
  const metaschema = (uri: string): Node | undefined => byUri.get(uri)?.root;
  for (const resource of byUri.values()) resource.leftOut = keywordsLeftOut(resource.root, resource.bases, metaschema);
  for (const [resource, file] of fileOf) if (!statesDialect(resource.root)) resource.leftOut = file.leftOut;
  return { byUri, at, fileOf };
}

function statesDialect(root: Node): boolean {
  return root.kind === 'map' && root.entries.has('$schema');
}

function textMember(map: MapNode, key: string): string | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
