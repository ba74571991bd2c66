// Parts of a document that can be excluded individually: operations and components.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { methods } from '../types.ts';
import type { Site } from '../read-context.ts';
import { refOf, type References } from '../resolve-reference.ts';

/** An operation or component that can be excluded. */
export interface Unit {
  readonly kind: 'operation' | 'component';
  /** Display name: `GET /pets/{id}`, `components.schemas.Pet`. */
  readonly label: string;
  /** Node that is not read if the part is excluded. */
  readonly node: Node;
  /** Entry that diagnostics point to. */
  readonly entry: Entry;
  /** Path of an operation. */
  readonly path?: Entry;
  /** Nodes whose errors affect the part: its own, and those it shares with other operations of the path. */
  readonly parts: readonly Part[];
}

/** A node with its descendants, and optionally its key. */
export interface Part {
  readonly site: Site;
  /** Key of the node, if errors in the key affect the part. */
  readonly key?: Entry;
  readonly without?: ReadonlySet<Node>;
}

const known: ReadonlySet<string> = new Set(methods);

/** Returns the operations of paths and webhooks, then the components. */
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

/** Returns the operations of a path, also those of the target of its `$ref`. A path without operations is one part. */
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

/** Returns a path item and the chain of path items that its `$ref` resolves to. */
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

/** Returns the names of the security schemes that an operation, or the root, requires. */
export function schemesAskedFor(owner: MapNode): readonly string[] | undefined {
  const security = memberOf(owner, 'security');
  return security?.kind === 'list'
    ? security.items.flatMap((item) => entriesOf(item).map(({ key }) => key))
    : undefined;
}
