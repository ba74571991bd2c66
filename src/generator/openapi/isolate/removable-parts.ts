// Parts of a document that can be excluded individually: operations and components.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { pathItemMethods } from '../types.ts';
import type { NodeLocation } from '../read-context.ts';
import { getRef, type ReferenceResolver } from '../resolve-reference.ts';

/** An operation or component that can be excluded. */
export interface RemovablePart {
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
  readonly nodes: readonly RemovableNode[];
}

/** A node with its descendants, and optionally its key. */
export interface RemovableNode {
  readonly location: NodeLocation;
  /** Key of the node, if errors in the key affect the part. */
  readonly key?: Entry;
  /** Descendants that belong to other parts. */
  readonly excluded?: ReadonlySet<Node>;
}

const knownMethods: ReadonlySet<string> = new Set(pathItemMethods);

/** Returns the operations of paths and webhooks, then the components. */
export function listRemovableParts(resolver: ReferenceResolver): readonly RemovablePart[] {
  const { root } = resolver;
  const operations = ['paths', 'webhooks'].flatMap((group) =>
    entriesOf(propertyValue(root.node, group)).flatMap((entry) => operationParts(entry, root, resolver)),
  );
  const components = entriesOf(propertyValue(root.node, 'components')).flatMap((group) =>
    group.key.startsWith('x-') ? [] : entriesOf(group.value).map((entry) => componentPart(group.key, entry, root)),
  );
  return [...operations, ...components];
}

function componentPart(group: string, entry: Entry, { resource }: NodeLocation): RemovablePart {
  const location = { node: entry.value, resource };
  return {
    kind: 'component',
    label: `components.${group}.${entry.key}`,
    node: entry.value,
    entry,
    nodes: [{ location, key: entry }],
  };
}

/** Returns the operations of a path and of its `$ref` targets. A path without operations is one part. */
function operationParts(path: Entry, root: NodeLocation, resolver: ReferenceResolver): readonly RemovablePart[] {
  if (path.key.startsWith('x-')) return [];
  const items = pathItemChain({ node: path.value, resource: root.resource }, resolver);
  const operations = items.flatMap((item) => operationEntries(item.node).map((operation) => ({ ...operation, item })));
  const operationNodes = new Set(operations.map(({ entry }) => entry.value));
  const shared = items.map((location, index): RemovableNode => ({
    location,
    excluded: operationNodes,
    ...(index === 0 && { key: path }),
  }));
  if (operations.length === 0)
    return [{ kind: 'operation', label: path.key, node: path.value, entry: path, path, nodes: shared }];
  return operations.map(({ method, entry, item }) => ({
    kind: 'operation',
    label: `${knownMethods.has(method) ? method.toUpperCase() : method} ${path.key}`,
    node: entry.value,
    entry,
    path,
    nodes: [{ location: { node: entry.value, resource: item.resource }, key: entry }, ...shared],
  }));
}

function operationEntries(item: Node): readonly { readonly method: string; readonly entry: Entry }[] {
  const standardEntries = entriesOf(item).filter(({ key }) => knownMethods.has(key));
  return [...standardEntries, ...entriesOf(propertyValue(item, 'additionalOperations'))].map((entry) => ({
    method: entry.key,
    entry,
  }));
}

/** Returns a path item and the chain of path items that its `$ref` resolves to. */
function pathItemChain(location: NodeLocation, resolver: ReferenceResolver): readonly NodeLocation[] {
  const items: NodeLocation[] = [];
  const visited = new Set<Node>();
  for (let current: NodeLocation | undefined = location; current && !visited.has(current.node);) {
    visited.add(current.node);
    items.push(current);
    const reference = getRef(current.node);
    current = reference && resolver.resolve(current, reference.ref).target;
  }
  return items;
}

export function propertyValue(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : [];
}

/** Returns the names of the security schemes that an operation, or the root, requires. */
export function requiredSchemes(owner: MapNode): readonly string[] | undefined {
  const security = propertyValue(owner, 'security');
  return security?.kind === 'list'
    ? security.items.flatMap((item) => entriesOf(item).map(({ key }) => key))
    : undefined;
}
