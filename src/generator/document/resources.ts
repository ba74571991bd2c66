// Which resources references can be relative to: each file, and in 3.1 each schema with an `$id`.

import type { SourceSet } from '../source/load.ts';
import { visitObjects } from '../source/keywords.ts';
import type { MapNode, Node } from '../source/tree.ts';
import { resolveReference } from '../source/uri.ts';
import type { SchemaResource, Version } from './openapi.ts';
import { keywordsLeftOut } from './schema/vocabularies.ts';

export interface Resources {
  /** By URI: a file's path, or an absolute `$id`. */
  readonly byUri: ReadonlyMap<string, SchemaResource>;
  /** The resource that begins at a schema with `$id`. */
  readonly at: ReadonlyMap<Node, SchemaResource>;
  /** The file that a resource which begins at a schema stands in. */
  readonly fileOf: ReadonlyMap<SchemaResource, SchemaResource>;
}

interface OpenResource extends SchemaResource {
  readonly anchors: Map<string, Node>;
  readonly dynamicAnchors: Map<string, Node>;
  leftOut: ReadonlySet<string>;
}

/** Collects the resources of all files. OpenAPI 3.0 knows neither `$id` nor anchors. */
export function collectResources(sources: SourceSet, version: Version): Resources {
  const byUri = new Map<string, OpenResource>();
  const at = new Map<Node, OpenResource>();
  const fileOf = new Map<OpenResource, OpenResource>();
  const open = (uri: string, root: Node): OpenResource => {
    const resource = { uri, root, anchors: new Map<string, Node>(), dynamicAnchors: new Map<string, Node>(), leftOut: new Set<string>() };
    if (!byUri.has(uri)) byUri.set(uri, resource);
    return resource;
  };
  for (const [path, root] of sources.roots) {
    const file = open(path, root);
    if (version === '3.0') continue;
    const identified: MapNode[] = [];
    const anchored: MapNode[] = [];
    visitObjects(root, (map) => {
      if (map.entries.has('$id')) identified.push(map);
      if (map.entries.has('$anchor') || map.entries.has('$dynamicAnchor')) anchored.push(map);
    });
    // Outer schemas come before inner ones, so the innermost resource is the one that stays.
    const owner = new Map<Node, OpenResource>();
    for (const map of identified) {
      const id = textMember(map, '$id');
      if (id === undefined) continue;
      const resource = open(resolveReference((owner.get(map) ?? file).uri, id).resource, map);
      at.set(map, resource);
      fileOf.set(resource, file);
      visitObjects(map, (inner) => owner.set(inner, resource));
    }
    for (const map of anchored) {
      const { anchors, dynamicAnchors } = owner.get(map) ?? file;
      const anchor = textMember(map, '$anchor');
      const dynamic = textMember(map, '$dynamicAnchor');
      if (anchor !== undefined && !anchors.has(anchor)) anchors.set(anchor, map);
      if (dynamic !== undefined && !dynamicAnchors.has(dynamic)) dynamicAnchors.set(dynamic, map);
    }
  }
  // A resource inside another reads as its file does, unless it names a metaschema of its own.
  const metaschema = (uri: string): Node | undefined => byUri.get(uri)?.root;
  for (const resource of byUri.values()) resource.leftOut = keywordsLeftOut(resource.root, resource.uri, metaschema);
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
