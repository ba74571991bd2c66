// Error isolation: finds the operations and components that errors affect, directly or through references.

import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, Node, MapNode } from '../../source/node.ts';
import { type OpenApiVersion, pathItemMethods } from '../types.ts';
import type { NodeInResource } from '../read-context.ts';
import { createReferenceResolver, getRef, type ReferenceResolver } from '../resolve-reference.ts';

/** Parts to exclude so that no error remains. */
export interface Exclusion {
  /** Operations and components, in document order. */
  readonly parts: readonly { readonly part: RemovablePart; readonly causes: readonly Diagnostic[] }[];
  /** Nodes to exclude: the parts themselves, and paths that have no remaining operations. */
  readonly nodes: ReadonlySet<Node>;
}

/**
 * Returns the affected parts, in addition to those already excluded; `undefined` if an error affects the whole document
 * or no operation would remain.
 */
export function isolateErrors(
  sources: SourceSet,
  version: OpenApiVersion,
  errors: readonly Diagnostic[],
  alreadyExcluded: ReadonlySet<Node>,
): Exclusion | undefined {
  const resolver = createReferenceResolver(sources, version);
  if (!resolver) return undefined;
  const errorIndex = indexErrors(sources, errors);
  if (!errorIndex) return undefined;
  const findErrors = createErrorSearch(resolver, errorIndex);
  const parts = listRemovableParts(resolver);
  const affected = parts
    .filter(({ node }) => !alreadyExcluded.has(node))
    .map((part) => ({ part, causes: [...findErrors(part)] }))
    .filter(({ causes }) => causes.length > 0);
  const attributedErrors = new Set(affected.flatMap(({ causes }) => causes));
  if (errors.some((error) => !attributedErrors.has(error))) return undefined;
  const nodes = new Set([...alreadyExcluded, ...affected.map(({ part }) => part.node)]);
  const operations = parts.filter(({ kind }) => kind === 'operation');
  const remaining = operations.filter(({ node }) => !nodes.has(node));
  if (operations.length > 0 && remaining.length === 0) return undefined;
  const paths = new Set(remaining.map(({ path }) => path));
  for (const { path } of operations) if (path && !paths.has(path)) nodes.add(path.value);
  return { parts: affected, nodes };
}

/** Errors by file, with their offsets. */
interface ErrorIndex {
  errorsIn(file: string): readonly { readonly offset: number; readonly error: Diagnostic }[];
  /** Errors in files that could not be parsed. They affect every reference that cannot be resolved. */
  readonly unparsed: readonly Diagnostic[];
}

function indexErrors(sources: SourceSet, errors: readonly Diagnostic[]): ErrorIndex | undefined {
  const byFile = new Map<string, { readonly offset: number; readonly error: Diagnostic }[]>();
  const unparsed: Diagnostic[] = [];
  for (const error of errors) {
    const { location } = error;
    if (!location) return undefined;
    if (!sources.roots.has(location.file)) unparsed.push(error);
    const fileErrors = byFile.get(location.file) ?? [];
    fileErrors.push({ offset: offsetOf(sources, location), error });
    byFile.set(location.file, fileErrors);
  }
  return { errorsIn: (file) => byFile.get(file) ?? [], unparsed };
}

function offsetOf(sources: SourceSet, { file, line, column }: Location): number {
  return sources.texts.get(file)?.offset(line, column) ?? -1;
}

/** Errors in a node, and the targets of its references. */
interface NodeScan {
  readonly errors: readonly Diagnostic[];
  readonly targets: readonly NodeInResource[];
}

/** Returns a function that collects the errors of a part. Scans are cached by node. */
function createErrorSearch(
  resolver: ReferenceResolver,
  errorIndex: ErrorIndex,
): (removable: RemovablePart) => ReadonlySet<Diagnostic> {
  const cache = new Map<Node, NodeScan>();
  const scanCached = ({ location, key, excluded }: RemovableNode): NodeScan => {
    const isCacheable = excluded === undefined && key === undefined;
    const cached = isCacheable ? cache.get(location.node) : undefined;
    if (cached) return cached;
    const scan = scanNode(location, key, excluded ?? new Set(), resolver, errorIndex);
    if (isCacheable) cache.set(location.node, scan);
    return scan;
  };
  return (removable) => {
    const errors = new Set<Diagnostic>();
    // The targets of a path item's `$ref` are already in `nodes`, without the other operations in them.
    const visited = new Set(removable.nodes.map(({ location }) => location.node));
    const stack: RemovableNode[] = [
      ...removable.nodes,
      ...schemesOf(removable, resolver).map((location) => ({ location })),
    ];
    for (let part = stack.pop(); part; part = stack.pop()) {
      const { errors: nodeErrors, targets } = scanCached(part);
      for (const error of nodeErrors) errors.add(error);
      for (const location of targets) {
        if (visited.has(location.node)) continue;
        visited.add(location.node);
        stack.push({ location });
      }
    }
    return errors;
  };
}

function scanNode(
  start: NodeInResource,
  key: Entry | undefined,
  excluded: ReadonlySet<Node>,
  resolver: ReferenceResolver,
  errorIndex: ErrorIndex,
): NodeScan {
  const errors = new Set<Diagnostic>();
  const targets: NodeInResource[] = [];
  const visited = new Set<Node>();
  const collectErrors = (file: string, from: number, to: number): void => {
    for (const { offset, error } of errorIndex.errorsIn(file)) if (from <= offset && offset <= to) errors.add(error);
  };
  if (key) collectErrors(key.value.source.file, key.start, key.end);
  // An error may be in the range of a node but in none of its descendants: the conversion drops some Swagger fields.
  const collectNodeErrors = ({ source, start: from, end }: Node): void => collectErrors(source.file, from, end);
  if (excluded.size === 0) collectNodeErrors(start.node);
  else for (const { value } of entriesOf(start.node)) if (value.kind === 'list') collectNodeErrors(value);
  const { source, start: from, end: to } = start.node;
  const stack: NodeInResource[] = [start];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const location = resolver.enterResource(next);
    const { node } = location;
    if (visited.has(node) || excluded.has(node)) continue;
    visited.add(node);
    // In scalars and in nodes outside the range of the part, errors at any offset are included; in other objects and
    // arrays, only errors at the start.
    const isInside = node.source === source && from <= node.start && node.end <= to;
    // A YAML block mapping starts at its first key, which may belong to another part.
    const [first] = entriesOf(node);
    if (!first || first.start !== node.start || !excluded.has(first.value))
      collectErrors(node.source.file, node.start, node.kind === 'scalar' || !isInside ? node.end : node.start);
    if (node.kind === 'list') for (const item of node.items) stack.push({ node: item, resource: location.resource });
    if (node.kind !== 'map') continue;
    for (const entry of node.entries.values()) {
      if (!excluded.has(entry.value)) collectErrors(entry.value.source.file, entry.start, entry.end);
      stack.push({ node: entry.value, resource: location.resource });
    }
    for (const ref of collectRefs(node)) {
      const { target } = resolver.resolve(location, ref);
      if (target) targets.push(target);
      else if (getRef(node)) for (const error of errorIndex.unparsed) errors.add(error);
    }
  }
  return { errors: [...errors], targets };
}

/** Returns the `$ref` of an object and its discriminator mapping, whose values may be component names. */
function collectRefs(node: Node): readonly string[] {
  const reference = getRef(node);
  const mapping = propertyValue(propertyValue(node, 'discriminator'), 'mapping');
  const mappingValues = entriesOf(mapping).flatMap(({ value }) =>
    value.kind === 'scalar' && typeof value.value === 'string' ? [value.value] : [],
  );
  return [
    ...(reference ? [reference.ref] : []),
    ...mappingValues.map((text) => (/^[\w.-]+$/.test(text) ? `#/components/schemas/${text}` : text)),
  ];
}

/** The operations and components of a document, and what they refer to. */
export interface PartSearch {
  readonly parts: readonly RemovablePart[];
  /** Returns the nodes of parts and of everything that these refer to, directly or indirectly. */
  readonly reachableNodes: (parts: readonly RemovablePart[]) => ReadonlySet<Node>;
}

/** Creates a search; `undefined` if the document cannot be parsed. */
export function createPartSearch(sources: SourceSet, version: OpenApiVersion): PartSearch | undefined {
  const resolver = createReferenceResolver(sources, version);
  if (!resolver) return undefined;
  return {
    parts: listRemovableParts(resolver),
    reachableNodes: (parts) => findReachableNodes(parts, resolver),
  };
}

function findReachableNodes(parts: readonly RemovablePart[], resolver: ReferenceResolver): ReadonlySet<Node> {
  const { root } = resolver;
  const schemas = propertyValue(propertyValue(root.node, 'components'), 'schemas');
  const visited = new Set<Node>();
  const stack: (RemovableNode & { readonly isExtension?: boolean })[] = parts.flatMap((part) => [
    ...part.nodes,
    ...schemesOf(part, resolver).map((location) => ({ location })),
  ]);
  const vocabulary = propertyValue(root.node, 'x-ashlar');
  if (vocabulary) stack.push({ location: { node: vocabulary, resource: root.resource }, isExtension: true });
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { excluded, isExtension = false } = next;
    const location = resolver.enterResource(next.location);
    const { node } = location;
    if (visited.has(node) || excluded?.has(node)) continue;
    visited.add(node);
    // Keywords of the vocabulary refer to schemas by name.
    const named = isExtension && node.kind === 'scalar' ? propertyValue(schemas, String(node.value)) : undefined;
    if (named) stack.push({ location: { node: named, resource: root.resource } });
    const pushChild = (child: Node, isInExtension: boolean): void => {
      stack.push({
        location: { node: child, resource: location.resource },
        ...(excluded && { excluded }),
        isExtension: isInExtension,
      });
    };
    if (node.kind === 'list') for (const item of node.items) pushChild(item, isExtension);
    for (const { key, value } of entriesOf(node)) pushChild(value, isExtension || key.startsWith('x-'));
    for (const ref of collectRefs(node)) {
      const { target } = resolver.resolve(location, ref);
      if (target) stack.push({ location: target });
    }
  }
  return visited;
}

/** Returns the security schemes that an operation requires. */
function schemesOf({ kind, node }: RemovablePart, { root }: ReferenceResolver): readonly NodeInResource[] {
  if (kind !== 'operation' || node.kind !== 'map') return [];
  const rootSchemes = root.node.kind === 'map' ? requiredSchemes(root.node) : undefined;
  const names = requiredSchemes(node) ?? rootSchemes ?? [];
  const schemes = propertyValue(propertyValue(root.node, 'components'), 'securitySchemes');
  return names.flatMap((name) => {
    const scheme = propertyValue(schemes, name);
    return scheme ? [{ node: scheme, resource: root.resource }] : [];
  });
}

/** An operation or component that can be excluded. */
export interface RemovablePart {
  readonly kind: 'operation' | 'component';
  /** Display name, such as `GET /pets/{id}` or `components.schemas.Pet`. */
  readonly label: string;
  /** Node to skip if the part is excluded. */
  readonly node: Node;
  /** Entry that diagnostics point to. */
  readonly entry: Entry;
  /** Path of an operation. */
  readonly path?: Entry;
  /** Nodes whose errors affect the part, including those it shares with other operations of the path. */
  readonly nodes: readonly RemovableNode[];
}

/** A node with its descendants, and optionally its key. */
interface RemovableNode {
  readonly location: NodeInResource;
  /** Key of the node, if errors in the key affect the part. */
  readonly key?: Entry;
  /** Descendants that belong to other parts. */
  readonly excluded?: ReadonlySet<Node>;
}

const knownMethods: ReadonlySet<string> = new Set(pathItemMethods);

/** Returns the operations of all paths and webhooks, followed by the components. */
function listRemovableParts(resolver: ReferenceResolver): readonly RemovablePart[] {
  const { root } = resolver;
  const operations = ['paths', 'webhooks'].flatMap((group) =>
    entriesOf(propertyValue(root.node, group)).flatMap((entry) => operationParts(entry, root, resolver)),
  );
  const components = entriesOf(propertyValue(root.node, 'components')).flatMap((group) =>
    group.key.startsWith('x-') ? [] : entriesOf(group.value).map((entry) => componentPart(group.key, entry, root)),
  );
  return [...operations, ...components];
}

function componentPart(group: string, entry: Entry, { resource }: NodeInResource): RemovablePart {
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
function operationParts(path: Entry, root: NodeInResource, resolver: ReferenceResolver): readonly RemovablePart[] {
  if (path.key.startsWith('x-')) return [];
  const items = pathItemChain({ node: path.value, resource: root.resource }, resolver);
  const operations = items.flatMap((item) => operationEntries(item.node).map((operation) => ({ ...operation, item })));
  const operationNodes = new Set(operations.map(({ entry }) => entry.value));
  const sharedNodes = items.map((location, index): RemovableNode => ({
    location,
    excluded: operationNodes,
    ...(index === 0 && { key: path }),
  }));
  if (operations.length === 0)
    return [{ kind: 'operation', label: path.key, node: path.value, entry: path, path, nodes: sharedNodes }];
  return operations.map(({ method, entry, item }) => ({
    kind: 'operation',
    label: `${knownMethods.has(method) ? method.toUpperCase() : method} ${path.key}`,
    node: entry.value,
    entry,
    path,
    nodes: [{ location: { node: entry.value, resource: item.resource }, key: entry }, ...sharedNodes],
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
function pathItemChain(location: NodeInResource, resolver: ReferenceResolver): readonly NodeInResource[] {
  const items: NodeInResource[] = [];
  const visited = new Set<Node>();
  for (let current: NodeInResource | undefined = location; current && !visited.has(current.node);) {
    visited.add(current.node);
    items.push(current);
    const reference = getRef(current.node);
    current = reference && resolver.resolve(current, reference.ref).target;
  }
  return items;
}

function propertyValue(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : [];
}

/** Returns the names of the security schemes that an operation or the root requires; `undefined` if not specified. */
function requiredSchemes(owner: MapNode): readonly string[] | undefined {
  const security = propertyValue(owner, 'security');
  return security?.kind === 'list'
    ? security.items.flatMap((item) => entriesOf(item).map(({ key }) => key))
    : undefined;
}
