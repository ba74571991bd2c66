// What can be left out of a document by itself: each operation, and each component.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { methods } from '../types.ts';
import type { Site } from '../read-context.ts';
import { refOf, type References } from '../resolve-reference.ts';

/** A part that can be left out. */
export interface Unit {
  readonly kind: 'operation' | 'component';
  /** As people know it: `GET /pets/{id}`, `components.schemas.Pet`. */
  readonly label: string;
  /** What is not read when the unit is left out. */
  readonly node: Node;
  /** Where it stands, for people. */
  readonly entry: Entry;
  /** The path that an operation stands under. */
  readonly path?: Entry;
  /** What it consists of: its own value, and what it shares with its neighbours. */
  readonly parts: readonly Part[];
}

/** A key or a value, with all that it holds. `without`: members that are units of their own. */
export interface Part {
  readonly site: Site;
  /** The key that it stands under, if a mistake in that is a mistake in the part. */
  readonly key?: Entry;
  readonly without?: ReadonlySet<Node>;
}

const known: ReadonlySet<string> = new Set(methods);

/** Every unit of the document: the operations of paths and webhooks, then the components. */
export function unitsOf(references: References): readonly Unit[] {
  const { root } = references;
  const operations = ['paths', 'webhooks'].flatMap((group) =>
    entriesOf(memberOf(root.node, group)).flatMap((entry) => operationsOf(entry, root, references)),
  );
  const components = entriesOf(memberOf(root.node, 'components')).flatMap((group) =>
    group.key.startsWith('x-') ? [] : entriesOf(group.value).map((entry) => componentUnit(group.key, entry, root)),
  );
  return [...operations, ...components];
}

function componentUnit(group: string, entry: Entry, { resource }: Site): Unit {
  const site = { node: entry.value, resource };
  return {
    kind: 'component',
    label: `components.${group}.${entry.key}`,
    node: entry.value,
    entry,
    parts: [{ site, key: entry }],
  };
}

/** The operations of one path, also those that its `$ref` leads to; a path without any that can be told is one unit. */
function operationsOf(path: Entry, root: Site, references: References): readonly Unit[] {
  if (path.key.startsWith('x-')) return [];
  const items = itemsOf({ node: path.value, resource: root.resource }, references);
  const found = items.flatMap((item) => methodsOf(item.node).map((operation) => ({ ...operation, item })));
  const own = new Set(found.map(({ entry }) => entry.value));
  const shared = items.map((site, index): Part => ({ site, without: own, ...(index === 0 && { key: path }) }));
  if (found.length === 0)
    return [{ kind: 'operation', label: path.key, node: path.value, entry: path, path, parts: shared }];
  return found.map(({ method, entry, item }) => ({
    kind: 'operation',
    label: `${known.has(method) ? method.toUpperCase() : method} ${path.key}`,
    node: entry.value,
    entry,
    path,
    parts: [{ site: { node: entry.value, resource: item.resource }, key: entry }, ...shared],
  }));
}

function methodsOf(item: Node): readonly { readonly method: string; readonly entry: Entry }[] {
  const own = entriesOf(item).filter(({ key }) => known.has(key));
  return [...own, ...entriesOf(memberOf(item, 'additionalOperations'))].map((entry) => ({ method: entry.key, entry }));
}

/** A path item, and what references lead to from it, in turn. */
function itemsOf(site: Site, references: References): readonly Site[] {
  const items: Site[] = [];
  const met = new Set<Node>();
  for (let at: Site | undefined = site; at && !met.has(at.node);) {
    met.add(at.node);
    items.push(at);
    const link = refOf(at.node);
    at = link && references.resolve(at, link.ref).site;
  }
  return items;
}

export function memberOf(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : [];
}

/** The names of the security schemes that an operation, or the root, asks for. */
export function schemesAskedFor(owner: MapNode): readonly string[] | undefined {
  const security = memberOf(owner, 'security');
  return security?.kind === 'list'
    ? security.items.flatMap((item) => entriesOf(item).map(({ key }) => key))
    : undefined;
}
