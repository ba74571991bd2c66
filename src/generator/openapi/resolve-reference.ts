// Caching reference resolver, for JSON Pointers, anchors, and URIs.

import { childNode, parsePointer } from '../source/pointer.ts';
import type { SourceSet } from '../source/load-sources.ts';
import { filesBySelfUri, resolveAgainstBases, type BaseUris, resolveUriReference } from '../source/uri.ts';
import type { MapNode, Node } from '../source/node.ts';
import type { OpenApiVersion } from './types.ts';
import type { NodeInResource } from './read-context.ts';
import { collectResources, type SchemaResource } from './schema-resources.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';

/**
 * Result of resolving a reference. Without a `target`, the reference cannot be resolved, and `problem` is the reason,
 * unless that was already reported.
 */
export interface Resolution {
  readonly target?: NodeInResource;
  /** Set if the fragment names a `$dynamicAnchor`. */
  readonly dynamicAnchor?: string;
  readonly problem?: string;
  readonly help?: string;
  /** Base URI that was used instead, if the reference cannot be resolved against its own base URI. */
  readonly fallbackBase?: string;
}

/** Location of a component: `#/components/<group>/<name>` of the entry document. */
export interface ComponentKey {
  readonly group: string;
  readonly name: string;
}

export interface ReferenceResolver {
  /** Root of the document. */
  readonly root: NodeInResource;
  /** Resolves `ref` relative to a location. */
  resolve(location: NodeInResource, ref: string): Resolution;
  /** Returns the location of a node outside of schemas: its resource is its file. */
  locate(node: Node): NodeInResource;
  /** Returns the location with the resource of the node's own `$id`, if it has one. */
  enterResource(location: NodeInResource): NodeInResource;
  /** Returns the component defined by a node, or else a component that is only a reference to the node. */
  componentKey(node: Node): ComponentKey | undefined;
  /**
   * Returns a unique name for a referenced node in its group: the component name, or the last segment of its pointer,
   * or the file name without extension.
   */
  componentName(node: Node, group: string): string;
}

/** Creates a resolver; `undefined` if the entry document cannot be parsed. */
export function createReferenceResolver(sources: SourceSet, version: OpenApiVersion): ReferenceResolver | undefined {
  const { byUri, byRootNode, containingFiles } = collectResources(sources, version);
  const file = byUri.get(sources.entry);
  if (!file) return undefined;
  const fileBySelfUri = filesBySelfUri(sources.roots);
  const cache = new Map<SchemaResource, Map<string, Resolution>>();

  const enterResource = (location: NodeInResource): NodeInResource => {
    const resource = byRootNode.get(location.node);
    return resource && resource !== location.resource ? { node: location.node, resource } : location;
  };
  // Nodes of overlays are part of the entry document.
  const locate = (node: Node): NodeInResource => ({ node, resource: byUri.get(node.source.file) ?? file });
  const findResource = (from: SchemaResource, targets: BaseUris): SchemaResource | undefined => {
    for (const [index, target] of targets.entries()) {
      const match = target === from.bases[index] ? from : byUri.get(fileBySelfUri.get(target) ?? target);
      if (match) return match;
    }
    return undefined;
  };
  const resolveUncached = (from: SchemaResource, ref: string): Resolution => {
    const { fragment } = resolveUriReference(from.uri, ref);
    const targets = resolveAgainstBases(from.bases, ref);
    const resource = findResource(from, targets);
    if (!resource)
      return targets.some((target) => sources.unavailable.has(target))
        ? {}
        : { problem: `cannot resolve \`${ref}\`: \`${targets.at(-1) ?? ref}\` is neither a file nor an \`$id\`` };
    if (fragment !== '' && !fragment.startsWith('/')) return resolveAnchor(resource, fragment, ref);
    const resolution = resolvePointer(resource, fragment, ref);
    // According to JSON Schema, `#` below an `$id` refers to that schema, but many authors mean the document.
    const containingFile = resolution.target || !ref.startsWith('#') ? undefined : containingFiles.get(resource);
    const fallback = containingFile && resolvePointer(containingFile, fragment, ref);
    return containingFile && fallback?.target ? { ...fallback, fallbackBase: containingFile.uri } : resolution;
  };
  const resolvePointer = (resource: SchemaResource, pointer: string, ref: string): Resolution => {
    let target = enterResource({ node: resource.root, resource });
    for (const segment of parsePointer(pointer) ?? []) {
      const next = childNode(target.node, segment);
      if (!next) {
        const help = target.node.kind === 'map' ? didYouMean(segment, target.node.entries.keys()) : undefined;
        const problem = `cannot resolve \`${ref}\`: \`${segment}\` is not defined`;
        return { problem, ...(help !== undefined && { help }) };
      }
      target = enterResource({ node: next, resource: target.resource });
    }
    return { target };
  };
  const resolveAnchor = (resource: SchemaResource, name: string, ref: string): Resolution => {
    const dynamic = resource.dynamicAnchors.get(name);
    const node = resource.anchors.get(name) ?? dynamic;
    if (node) return { target: enterResource({ node, resource }), ...(node === dynamic && { dynamicAnchor: name }) };
    const help = didYouMean(name, [...resource.anchors.keys(), ...resource.dynamicAnchors.keys()]);
    const problem = `cannot resolve \`${ref}\`: anchor \`${name}\` is not defined`;
    return { problem, ...(help !== undefined && { help }) };
  };
  const resolve = (location: NodeInResource, ref: string): Resolution => {
    let cached = cache.get(location.resource);
    if (!cached) cache.set(location.resource, (cached = new Map<string, Resolution>()));
    let resolution = cached.get(ref);
    if (!resolution) cached.set(ref, (resolution = resolveUncached(location.resource, ref)));
    return resolution;
  };

  const root = enterResource({ node: file.root, resource: file });
  let components: ReadonlyMap<Node, ComponentKey> | undefined;
  const componentKey = (node: Node): ComponentKey | undefined =>
    (components ??= indexComponents(root, resolve)).get(node);
  const names = new Map<Node, string>();
  const usedNames = new Set<string>();
  const counts = new Map<string, number>();
  for (const { group, members } of componentGroups(root.node, 'components'))
    for (const [name] of members) usedNames.add(`${group}/${name}`);
  const componentName = (node: Node, group: string): string => {
    const cached = names.get(node) ?? componentKey(node)?.name;
    if (cached !== undefined) return cached;
    const baseName = deriveName(node);
    let count = counts.get(`${group}/${baseName}`) ?? 1;
    let name = count === 1 ? baseName : `${baseName}_${count}`;
    while (usedNames.has(`${group}/${name}`)) name = `${baseName}_${++count}`;
    counts.set(`${group}/${baseName}`, count);
    names.set(node, name);
    usedNames.add(`${group}/${name}`);
    return name;
  };
  return { root, resolve, locate, enterResource, componentKey, componentName };
}

/** Returns the `$ref` of an object, if it is a string. */
export function getRef(node: Node): { readonly ref: string; readonly node: Node; readonly map: MapNode } | undefined {
  if (node.kind !== 'map') return undefined;
  const value = node.entries.get('$ref')?.value;
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  return { ref: value.value, node: value, map: node };
}

// A component that is only a reference gives its name to its target, unless the target is a component itself.
function indexComponents(root: NodeInResource, resolve: ReferenceResolver['resolve']): ReadonlyMap<Node, ComponentKey> {
  const componentsByNode = new Map<Node, ComponentKey>();
  const aliases = new Map<Node, ComponentKey>();
  for (const { group, members } of componentGroups(root.node, 'components')) {
    for (const [name, node] of members) {
      componentsByNode.set(node, { group, name });
      propagateName({ node, resource: root.resource }, { group, name }, aliases, resolve);
    }
  }
  for (const [node, key] of aliases) if (!componentsByNode.has(node)) componentsByNode.set(node, key);
  return componentsByNode;
}

/** Assigns a component's name to every unnamed node in its chain of references. */
function propagateName(
  from: NodeInResource,
  key: ComponentKey,
  aliases: Map<Node, ComponentKey>,
  resolve: ReferenceResolver['resolve'],
): void {
  let reference = getRef(from.node);
  let location: NodeInResource | undefined = from;
  while (reference?.map.entries.size === 1) {
    location = resolve(location, reference.ref).target;
    // If the node already has a name, so do its targets.
    if (!location || aliases.has(location.node)) return;
    aliases.set(location.node, key);
    reference = getRef(location.node);
  }
}

function componentGroups(
  root: Node,
  key: string,
): readonly { readonly group: string; readonly members: readonly (readonly [string, Node])[] }[] {
  const groups = childNode(root, key);
  if (groups?.kind !== 'map') return [];
  return [...groups.entries.values()].flatMap(({ key: group, value }) =>
    value.kind === 'map' && !group.startsWith('x-')
      ? [{ group, members: [...value.entries.values()].map((entry) => [entry.key, entry.value] as const) }]
      : [],
  );
}

function deriveName(node: Node): string {
  const segment = parsePointer(node.pointer)?.at(-1);
  if (segment !== undefined && segment !== '') return segment;
  return (node.source.file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '') || 'unnamed';
}
