// Ids of schemas.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { Node, Source } from '../../source/node.ts';
import type { Meaning } from '../read-schema/earlier.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import { collectTargets, type Reached } from './reachable-schemas.ts';
import { deriveId, spelled } from './derive-schema-id.ts';
import { createResolver, waypoints, type Resolver } from './resolve-alias.ts';
import { usedSites } from './schema-uses.ts';

/** A named schema before it is read. */
export interface NamedPlace {
  readonly id: string;
  readonly site: SchemaSite;
  /** The text to derive the name from, if the id has a number suffix. */
  readonly text?: string;
  /** The id of another schema, if this one is an alias. */
  readonly aliasOf?: string;
}

export interface Places {
  /** In code point order of id. */
  readonly named: readonly NamedPlace[];
  readonly resolver: Resolver;
  /** Returns the id of the schema at a node. */
  idOf(node: Node): string | undefined;
  /** Returns the ids in a file, and those that its references resolve to. */
  meaningOf(source: Source): Meaning;
}

/**
 * Assigns ids to the components and to all other referenced schemas. A component that only references an unnamed schema
 * gives it its name. If several do, the schema gets the name in its own pointer, else the first in code point order;
 * the other components become aliases.
 */
export function namePlaces(document: Document): Places {
  const { schemas } = document.components;
  const components = new Set([...schemas.values()].map(({ node }) => node));
  const sorted = [...schemas].sort(([a], [b]) => byCodePoint(a, b));
  const ways = new Map(sorted.map(([name, site]) => [name, waypoints(document, site, components)]));
  const aliases = standIns(ways);
  const resolver = createResolver(document, components, aliases);
  const starts = [...schemas.values(), ...usedSites(document)];
  const { targets, meant, resources } = collectTargets(starts, document, resolver);

  const ids = new Map<Node, string>(aliases);
  const named: NamedPlace[] = [];
  const claims = new Map<Node, { readonly site: SchemaSite; readonly names: string[] }>();
  for (const [name, site] of sorted) {
    const place = placeOfComponent(site, components, resolver);
    const claim = claims.get(place.node);
    if (claim) claim.names.push(name);
    else claims.set(place.node, { site: place, names: [name] });
  }
  for (const { site, names } of claims.values()) {
    const own = deriveId('', site.node.pointer, site.node.source.file);
    const chosen = names.find((name) => name === own) ?? names[0] ?? own;
    ids.set(site.node, chosen);
    for (const name of names) {
      if (name === chosen) named.push({ id: name, site });
      else named.push({ id: name, site, aliasOf: next(name, ways, aliases) ?? chosen });
    }
    for (const name of names) {
      const component = schemas.get(name);
      if (component && !ids.has(component.node)) ids.set(component.node, name);
    }
  }
  for (const each of deriveIds(targets, ids, new Set(schemas.keys()), document)) named.push(each);
  const meanings = meaningsOf(ids, meant, resources);
  return {
    named: named.sort((a, b) => byCodePoint(a.id, b.id)),
    resolver,
    idOf: (node) => ids.get(node),
    meaningOf: (source) => meanings.get(source) ?? none,
  };
}

const none: Meaning = new Map();

function meaningsOf(
  ids: ReadonlyMap<Node, string>,
  meant: Reached['meant'],
  resources: Reached['resources'],
): ReadonlyMap<Source, Meaning> {
  const meanings = new Map<Source, Map<string, string>>();
  const say = ({ source, pointer }: Node, what: unknown): void => {
    const ofText = meanings.get(source) ?? new Map<string, string>();
    meanings.set(source, ofText.set(pointer, (ofText.get(pointer) ?? '') + JSON.stringify(what)));
  };
  for (const [node, id] of ids) say(node, id);
  for (const [node, all] of meant)
    say(
      node,
      all.map(({ node: target, anchor }) => [target ? ids.get(target) : undefined, anchor]),
    );
  // The metaschema, in another file, decides which keywords of a resource apply.
  for (const { root, leftOut } of resources) if (leftOut.size > 0) say(root, { leftOut: [...leftOut] });
  return meanings;
}

/** Returns the nearest component for each node on a chain of aliases. */
function standIns(ways: ReadonlyMap<string, readonly Node[]>): ReadonlyMap<Node, string> {
  const longest = [...ways.values()].reduce((most, way) => Math.max(most, way.length), 0);
  const found = new Map<Node, string>();
  for (let step = 0; step < longest; step++) {
    for (const [name, way] of ways) {
      const node = way[step];
      if (node && !found.has(node)) found.set(node, name);
    }
  }
  return found;
}

/** Returns the first other component on a component's chain. */
function next(
  name: string,
  ways: ReadonlyMap<string, readonly Node[]>,
  standing: ReadonlyMap<Node, string>,
): string | undefined {
  return ways
    .get(name)
    ?.map((node) => standing.get(node))
    .find((other) => other !== name);
}

/** Returns the location of a component's schema: the component itself, or the unnamed schema that it references. */
function placeOfComponent(site: SchemaSite, components: ReadonlySet<Node>, resolver: Resolver): SchemaSite {
  const behind = resolver.behind(site);
  return behind && !components.has(behind.node) ? behind : site;
}

/** Assigns ids to schemas that no component names, outer ones first, because inner ids extend outer ones. */
function deriveIds(
  targets: ReadonlyMap<Node, SchemaSite>,
  ids: Map<Node, string>,
  taken: Set<string>,
  document: Document,
): readonly NamedPlace[] {
  const byPlace = new Map(
    [...operationPlaces(document), ...ids].map(([node, name]) => [key(node.source.file, node.pointer), name]),
  );
  const waiting = [...targets.values()]
    .filter(({ node }) => !ids.has(node))
    .map((site) => ({ site, depth: site.node.pointer.split('/').length }));
  waiting.sort(
    (a, b) =>
      a.depth - b.depth ||
      byCodePoint(a.site.node.source.file, b.site.node.source.file) ||
      byCodePoint(a.site.node.pointer, b.site.node.pointer),
  );
  return waiting.map(({ site }) => {
    const { source, pointer } = site.node;
    const around = outerName(source.file, pointer, byPlace);
    const wanted = deriveId(around.id, pointer.slice(around.pointer.length), source.file);
    const id = free(wanted, taken);
    taken.add(id);
    ids.set(site.node, id);
    byPlace.set(key(source.file, pointer), id);
    return id === wanted ? { id, site } : { id, site, text: wanted };
  });
}

/** Returns the id prefixes of schemas in operations. */
function operationPlaces({ paths, webhooks }: Document): readonly (readonly [Node, string])[] {
  return [...paths, ...webhooks].flatMap(({ path, operations }) =>
    operations.map(({ node, method, operationId }) => [node, spelled(operationId ?? `${method} ${path}`)] as const),
  );
}

function outerName(
  file: string,
  pointer: string,
  byPlace: ReadonlyMap<string, string>,
): { readonly id: string; readonly pointer: string } {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const outer = pointer.slice(0, end);
    const id = byPlace.get(key(file, outer));
    if (id !== undefined) return { id, pointer: outer };
    if (end === 0) break;
  }
  return { id: '', pointer: '' };
}

function key(file: string, pointer: string): string {
  return `${file}#${pointer}`;
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++)
    id = /[0-9]$/.test(wanted) ? `${wanted}_${number}` : `${wanted}${number}`;
  return id;
}
