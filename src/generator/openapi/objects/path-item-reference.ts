// Path items with a `$ref`: the target merged with the fields next to the reference.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Operation, Parameter, PathItem } from '../types.ts';
import { sourceLocation, reportAt, type Parser, type ReadContext } from '../read-context.ts';
import { followReferences, memoizeByNode } from '../read-reference.ts';
import { getRef } from '../resolve-reference.ts';

type PathItemFields = Omit<PathItem, 'path'>;

/** Wraps a path item parser so that a path item with a `$ref` is merged with its target, recursively. */
export function withReferencedPathItem(read: Parser<PathItemFields>): Parser<PathItemFields> {
  const readMerged: ReturnType<typeof memoizeByNode<PathItemFields>> = memoizeByNode<PathItemFields>(
    (location, context) => {
      const reference = getRef(location.node);
      if (!reference) return read(location, context);
      const target = context.resolver.resolve(location, reference.ref).target;
      const referenced = target && readMerged(target, reference.node, context);
      if (!referenced || reference.map.entries.size === 1) return referenced;
      const siblings = read({ node: omitKey(reference.map, '$ref'), resource: location.resource }, context);
      return siblings && mergePathItems(referenced, siblings, context);
    },
  );
  // `followReferences` reports unresolved and cyclic references.
  return (location, context) =>
    followReferences(location, 'pathItems', context) ? readMerged(location, location.node, context) : undefined;
}

/** Merges the target of a `$ref` with the fields next to it, which take precedence. Reports fields declared in both. */
function mergePathItems(referenced: PathItemFields, siblings: PathItemFields, context: ReadContext): PathItemFields {
  const reportConflict = (label: string, sibling: Entry, target: Entry): void =>
    reportAt(
      context,
      'document/path-item-conflict',
      sibling,
      `${label} conflicts with the target of \`$ref\`; using the one next to \`$ref\``,
      { related: [{ location: sourceLocation(target), message: 'conflicting declaration' }] },
    );
  reportConflicts(referenced.node, siblings.node, context, reportConflict);
  const { summary, description, servers } = { ...referenced, ...siblings };
  return {
    node: mergeNodes(referenced.node, siblings.node),
    parameters: mergeParameters(referenced, siblings, reportConflict),
    operations: mergeOperations(referenced.operations, siblings.operations),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(servers && { servers }),
  };
}

/** Reports a field that is both next to the `$ref` (`sibling`) and in its target (`target`). */
type ConflictReporter = (label: string, sibling: Entry, target: Entry) => void;

function reportConflicts(
  referenced: MapNode,
  siblings: MapNode,
  { version }: ReadContext,
  reportConflict: ConflictReporter,
): void {
  for (const [key, sibling] of siblings.entries) {
    const target = referenced.entries.get(key);
    // Parameters are reported individually. Since OpenAPI 3.1, `summary` and `description` next to a `$ref` override.
    if (!target || key === 'parameters' || (version !== '3.0' && (key === 'summary' || key === 'description')))
      continue;
    if (key !== 'additionalOperations') reportConflict(`\`${key}\``, sibling, target);
    else if (sibling.value.kind === 'map' && target.value.kind === 'map')
      reportMapConflicts(target.value, sibling.value, reportConflict);
  }
}

function reportMapConflicts(referenced: MapNode, siblings: MapNode, reportConflict: ConflictReporter): void {
  for (const [key, sibling] of siblings.entries) {
    const target = referenced.entries.get(key);
    if (target) reportConflict(`\`${key}\``, sibling, target);
  }
}

function mergeOperations(referenced: readonly Operation[], siblings: readonly Operation[]): readonly Operation[] {
  const overridden = new Set(siblings.map(({ method }) => method));
  return [...referenced.filter(({ method }) => !overridden.has(method)), ...siblings];
}

function mergeParameters(
  referenced: PathItemFields,
  siblings: PathItemFields,
  reportConflict: ConflictReporter,
): readonly Parameter[] {
  const [sibling, target] = [siblings, referenced].map(({ node }) => node.entries.get('parameters'));
  const overriding = new Map(siblings.parameters.map((parameter) => [parameterKey(parameter), parameter]));
  const overridden = referenced.parameters.filter((parameter) => overriding.has(parameterKey(parameter)));
  for (const { in: location, name } of overridden)
    if (sibling && target) reportConflict(`${location} parameter \`${name}\``, sibling, target);
  return [...referenced.parameters.filter((parameter) => !overridden.includes(parameter)), ...siblings.parameters];
}

// Header names are case-insensitive.
function parameterKey({ in: location, name }: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** Merges the nodes, from which extension keywords and the locations of parameters are read. */
function mergeNodes(referenced: MapNode, siblings: MapNode): MapNode {
  const entries = new Map([...referenced.entries, ...siblings.entries]);
  const mergeEntry = (key: string, merge: (target: Node, sibling: Node) => Node | undefined): void => {
    const [target, sibling] = [referenced.entries.get(key), siblings.entries.get(key)];
    const value = target && sibling && merge(target.value, sibling.value);
    if (sibling && value) entries.set(key, { ...sibling, value });
  };
  mergeEntry('parameters', (target, sibling) =>
    target.kind === 'list' && sibling.kind === 'list'
      ? { ...sibling, items: [...target.items, ...sibling.items] }
      : undefined,
  );
  mergeEntry('additionalOperations', (target, sibling) =>
    target.kind === 'map' && sibling.kind === 'map'
      ? { ...sibling, entries: new Map([...target.entries, ...sibling.entries]) }
      : undefined,
  );
  return { ...siblings, entries };
}

function omitKey(node: MapNode, key: string): MapNode {
  return { ...node, entries: new Map([...node.entries].filter(([name]) => name !== key)) };
}
