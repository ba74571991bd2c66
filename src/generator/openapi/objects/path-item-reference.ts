// Path items with a `$ref`: the target merged with the fields next to the reference.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Operation, Parameter, PathItem } from '../types.ts';
import { sourceLocation, reportRecoverable, type Parser, type ReadContext } from '../read-context.ts';
import { followReferences, memoizeByNode } from '../read-reference.ts';
import { getRef } from '../resolve-reference.ts';

type PathItemFields = Omit<PathItem, 'path'>;

/** Wraps the parser of a path item: one with a `$ref` is merged with its target, recursively. */
export function withReferencedPathItem(read: Parser<PathItemFields>): Parser<PathItemFields> {
  const readMerged: ReturnType<typeof memoizeByNode<PathItemFields>> = memoizeByNode<PathItemFields>((at, context) => {
    const reference = getRef(at.node);
    if (!reference) return read(at, context);
    const target = context.resolver.resolve(at, reference.ref).target;
    const referenced = target && readMerged(target, reference.node, context);
    if (!referenced || reference.map.entries.size === 1) return referenced;
    const own = read({ node: omitKey(reference.map, '$ref'), resource: at.resource }, context);
    return own && mergePathItems(referenced, own, context);
  });
  // `followReferences` reports unresolved and cyclic references.
  return (at, context) => (followReferences(at, 'pathItems', context) ? readMerged(at, at.node, context) : undefined);
}

/** Merges both. A field next to the `$ref` takes precedence over the target's, which is reported. */
function mergePathItems(referenced: PathItemFields, own: PathItemFields, context: ReadContext): PathItemFields {
  const reportConflict = (label: string, here: Entry, there: Entry): void =>
    reportRecoverable(
      context,
      'document/path-item-conflict',
      here,
      `${label} also stands in what the $ref leads to; the one here counts`,
      { related: [{ location: sourceLocation(there), message: 'the other' }] },
    );
  reportConflicts(referenced.node, own.node, context, reportConflict);
  const { summary, description, servers } = { ...referenced, ...own };
  return {
    node: mergeNodes(referenced.node, own.node),
    parameters: mergeParameters(referenced, own, reportConflict),
    operations: mergeOperations(referenced.operations, own.operations),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(servers && { servers }),
  };
}

type ConflictReporter = (label: string, here: Entry, there: Entry) => void;

function reportConflicts(
  referenced: MapNode,
  own: MapNode,
  { version }: ReadContext,
  reportConflict: ConflictReporter,
): void {
  for (const [key, here] of own.entries) {
    const there = referenced.entries.get(key);
    // Parameters are reported individually. Since OpenAPI 3.1, `summary` and `description` next to a `$ref` override.
    if (!there || key === 'parameters' || (version !== '3.0' && (key === 'summary' || key === 'description'))) continue;
    if (key !== 'additionalOperations') reportConflict(`"${key}"`, here, there);
    else if (here.value.kind === 'map' && there.value.kind === 'map')
      reportMapConflicts(there.value, here.value, reportConflict);
  }
}

function reportMapConflicts(referenced: MapNode, own: MapNode, reportConflict: ConflictReporter): void {
  for (const [key, here] of own.entries) {
    const there = referenced.entries.get(key);
    if (there) reportConflict(`"${key}"`, here, there);
  }
}

function mergeOperations(referenced: readonly Operation[], own: readonly Operation[]): readonly Operation[] {
  const overridden = new Set(own.map(({ method }) => method));
  return [...referenced.filter(({ method }) => !overridden.has(method)), ...own];
}

function mergeParameters(
  referenced: PathItemFields,
  own: PathItemFields,
  reportConflict: ConflictReporter,
): readonly Parameter[] {
  const [here, there] = [own, referenced].map(({ node }) => node.entries.get('parameters'));
  const overriding = new Map(own.parameters.map((parameter) => [parameterKey(parameter), parameter]));
  const overridden = referenced.parameters.filter((parameter) => overriding.has(parameterKey(parameter)));
  for (const { in: location, name } of overridden)
    if (here && there) reportConflict(`the ${location} parameter "${name}"`, here, there);
  return [...referenced.parameters.filter((parameter) => !overridden.includes(parameter)), ...own.parameters];
}

// Header names are case-insensitive.
function parameterKey({ in: location, name }: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** Merges the nodes, for extension keywords and locations of parameters, which are read from the node. */
function mergeNodes(referenced: MapNode, own: MapNode): MapNode {
  const entries = new Map([...referenced.entries, ...own.entries]);
  const mergeEntry = (key: string, make: (there: Node, here: Node) => Node | undefined): void => {
    const [there, here] = [referenced.entries.get(key), own.entries.get(key)];
    const value = there && here && make(there.value, here.value);
    if (here && value) entries.set(key, { ...here, value });
  };
  mergeEntry('parameters', (there, here) =>
    there.kind === 'list' && here.kind === 'list' ? { ...here, items: [...there.items, ...here.items] } : undefined,
  );
  mergeEntry('additionalOperations', (there, here) =>
    there.kind === 'map' && here.kind === 'map'
      ? { ...here, entries: new Map([...there.entries, ...here.entries]) }
      : undefined,
  );
  return { ...own, entries };
}

function omitKey(node: MapNode, key: string): MapNode {
  return { ...node, entries: new Map([...node.entries].filter(([name]) => name !== key)) };
}
