// Resolver of references: JSON Pointers, anchors, and URIs, with a cache.

import { member, pointerSegments } from '../source/pointer.ts';
import type { SourceSet } from '../source/load-sources.ts';
import { selvesOf, targetsOf, type Bases } from '../source/self-uri.ts';
import type { MapNode, Node } from '../source/node.ts';
import { resolveReference } from '../source/uri.ts';
import type { Version } from './types.ts';
import type { Site } from './read-context.ts';
import { collectResources, type SchemaResource } from './schema-resources.ts';
import { didYouMean } from './did-you-mean.ts';

/**
 * Result of a lookup. Without `target`, the reference cannot be resolved, and `problem` is the reason unless it was
 * reported before.
 */
export interface Resolution {
  readonly site?: Site;
  /** Set if the fragment names a `$dynamicAnchor`. */
  readonly dynamicAnchor?: string;
  readonly problem?: string;
  readonly help?: string;
  /** Base URI that the reference was resolved against instead of its own. */
  readonly readAgainst?: string;
}

/** Location of a component: `#/components/<group>/<name>` of the entry document. */
export interface ComponentKey {
  readonly group: string;
  readonly name: string;
}

export interface References {
  /** Root of the document. */
  readonly root: Site;
  /** Resolves `ref` relative to a location. */
  resolve(site: Site, ref: string): Resolution;
  /** Returns the location in the resource of its own `$id`, if it has one. */
  enter(site: Site): Site;
  /** Returns the component that a node is, or that is only a reference to it. */
  componentOf(node: Node): ComponentKey | undefined;
  /**
   * Returns a unique name for a referenced node in its group: the component name, or the last segment of its pointer,
   * or the file name without extension.
   */
  nameOf(node: Node, group: string): string;
}

/** Creates a resolver; `undefined` if the entry document cannot be parsed. */
export function createReferences(sources: SourceSet, version: Version): References | undefined {
  const { byUri, at, fileOf } = collectResources(sources, version);
  const file = byUri.get(sources.entry);
  if (!file) return undefined;
  const selves = selvesOf(sources.roots);
  const remembered = new Map<SchemaResource, Map<string, Resolution>>();

  const enter = (site: Site): Site => {
    const resource = at.get(site.node);
    return resource && resource !== site.resource ? { node: site.node, resource } : site;
  };
  const named = (from: SchemaResource, targets: Bases): SchemaResource | undefined => {
    for (const [index, target] of targets.entries()) {
      const found = target === from.bases[index] ? from : byUri.get(selves.get(target) ?? target);
      if (found) return found;
    }
    return undefined;
  };
  const lookUp = (from: SchemaResource, ref: string): Resolution => {
    const { fragment } = resolveReference(from.uri, ref);
    const targets = targetsOf(from.bases, ref);
    const resource = named(from, targets);
    if (!resource)
      return targets.some((target) => sources.unavailable.has(target))
        ? {}
        : { problem: `"${ref}" leads to ${targets.at(-1) ?? ref}, which is neither a file nor an $id` };
    if (fragment !== '' && !fragment.startsWith('/')) return anchored(resource, fragment, ref);
    const resolution = pointed(resource, fragment, ref);
    // By the specification, `#` below an `$id` is that schema; many authors mean the document.
    const file = resolution.site || !ref.startsWith('#') ? undefined : fileOf.get(resource);
    const meant = file && pointed(file, fragment, ref);
    return file && meant?.site ? { ...meant, readAgainst: file.uri } : resolution;
  };
  const pointed = (resource: SchemaResource, pointer: string, ref: string): Resolution => {
    let site = enter({ node: resource.root, resource });
    for (const segment of pointerSegments(pointer) ?? []) {
      const next = member(site.node, segment);
      if (!next) {
        const help = site.node.kind === 'map' ? didYouMean(segment, site.node.entries.keys()) : undefined;
        return { problem: `"${ref}" leads nowhere: there is no "${segment}"`, ...(help !== undefined && { help }) };
      }
      site = enter({ node: next, resource: site.resource });
    }
    return { site };
  };
  const anchored = (resource: SchemaResource, name: string, ref: string): Resolution => {
    const dynamic = resource.dynamicAnchors.get(name);
    const node = resource.anchors.get(name) ?? dynamic;
    if (node) return { site: enter({ node, resource }), ...(node === dynamic && { dynamicAnchor: name }) };
    const help = didYouMean(name, [...resource.anchors.keys(), ...resource.dynamicAnchors.keys()]);
    return { problem: `"${ref}" leads nowhere: there is no anchor "${name}"`, ...(help !== undefined && { help }) };
  };
  const resolve = (site: Site, ref: string): Resolution => {
    let known = remembered.get(site.resource);
    if (!known) remembered.set(site.resource, (known = new Map<string, Resolution>()));
    let resolution = known.get(ref);
    if (!resolution) known.set(ref, (resolution = lookUp(site.resource, ref)));
    return resolution;
  };

  const root = enter({ node: file.root, resource: file });
  let components: ReadonlyMap<Node, ComponentKey> | undefined;
  const componentOf = (node: Node): ComponentKey | undefined =>
    (components ??= componentNodes(root, resolve)).get(node);
  const names = new Map<Node, string>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  for (const { group, members } of membersOf(root.node, 'components'))
    for (const [name] of members) taken.add(`${group}/${name}`);
  const nameOf = (node: Node, group: string): string => {
    const known = names.get(node) ?? componentOf(node)?.name;
    if (known !== undefined) return known;
    const stem = derivedName(node);
    let count = counts.get(`${group}/${stem}`) ?? 1;
    let name = count === 1 ? stem : `${stem}_${count}`;
    while (taken.has(`${group}/${name}`)) name = `${stem}_${++count}`;
    counts.set(`${group}/${stem}`, count);
    names.set(node, name);
    taken.add(`${group}/${name}`);
    return name;
  };
  return { root, resolve, enter, componentOf, nameOf };
}

/** Returns the `$ref` of an object, if it is a string. */
export function refOf(node: Node): { readonly ref: string; readonly node: Node; readonly map: MapNode } | undefined {
  if (node.kind !== 'map') return undefined;
  const value = node.entries.get('$ref')?.value;
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  return { ref: value.value, node: value, map: node };
}

// A component that is only a reference gives its name to its target, unless the target is a component itself.
function componentNodes(root: Site, resolve: References['resolve']): ReadonlyMap<Node, ComponentKey> {
  const found = new Map<Node, ComponentKey>();
  const lent = new Map<Node, ComponentKey>();
  for (const { group, members } of membersOf(root.node, 'components')) {
    for (const [name, node] of members) {
      found.set(node, { group, name });
      lend({ node, resource: root.resource }, { group, name }, lent, resolve);
    }
  }
  for (const [node, key] of lent) if (!found.has(node)) found.set(node, key);
  return found;
}

/** Assigns the name of a component to every node in its chain of references that has no name yet. */
function lend(from: Site, key: ComponentKey, lent: Map<Node, ComponentKey>, resolve: References['resolve']): void {
  let link = refOf(from.node);
  let site: Site | undefined = from;
  while (link?.map.entries.size === 1) {
    site = resolve(site, link.ref).site;
    // A named node has named its targets.
    if (!site || lent.has(site.node)) return;
    lent.set(site.node, key);
    link = refOf(site.node);
  }
}

function membersOf(
  root: Node,
  key: string,
): readonly { readonly group: string; readonly members: readonly (readonly [string, Node])[] }[] {
  const groups = member(root, key);
  if (groups?.kind !== 'map') return [];
  return [...groups.entries.values()].flatMap(({ key: group, value }) =>
    value.kind === 'map' && !group.startsWith('x-')
      ? [{ group, members: [...value.entries.values()].map((entry) => [entry.key, entry.value] as const) }]
      : [],
  );
}

function derivedName(node: Node): string {
  const segment = pointerSegments(node.pointer)?.at(-1);
  if (segment !== undefined && segment !== '') return segment;
  return (node.source.file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '') || 'unnamed';
}
