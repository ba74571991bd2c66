// Reference objects (`$ref`). Each target is read once; each reference may have its own summary and description.

import type { Node } from '../source/node.ts';
import { describeNode } from './parser-combinators.ts';
import { reportAt, type Parser, type ReadContext, type NodeInResource } from './read-context.ts';
import { getRef } from './resolve-reference.ts';

/** Component groups that references can target. */
export type ComponentGroup =
  | 'parameters'
  | 'headers'
  | 'requestBodies'
  | 'responses'
  | 'examples'
  | 'links'
  | 'callbacks'
  | 'securitySchemes'
  | 'pathItems'
  | 'mediaTypes'
  | 'schemas';

/** Noun for a component of each group, with an article. */
const groupNouns: ReadonlyMap<string, string> = new Map([
  ['parameters', 'a parameter'],
  ['headers', 'a header'],
  ['requestBodies', 'a request body'],
  ['responses', 'a response'],
  ['examples', 'an example'],
  ['links', 'a link'],
  ['callbacks', 'a callback'],
  ['securitySchemes', 'a security scheme'],
  ['pathItems', 'a path item'],
  ['mediaTypes', 'a media type'],
  ['schemas', 'a schema'],
]);

function describeGroup(group: string): string {
  return groupNouns.get(group) ?? `a component of \`${group}\``;
}

/** Creates a parser for an object or a reference to one. The target of a reference gets its component name. */
export function orReference<T extends object>(
  group: ComponentGroup,
  read: Parser<T>,
): Parser<T & { readonly component?: string }> {
  const parseOnce = memoizeByNode(read);
  return (location, context) => {
    const target = followReferences(location, group, context);
    if (target === undefined) return undefined;
    const value = parseOnce(target, location.node, context);
    if (value === undefined || target.node === location.node) return value;
    return {
      ...value,
      ...summaryAndDescription(location.node, context),
      component: context.resolver.componentName(target.node, group),
    };
  };
}

/**
 * Memoizes a parser by node, so that a shared object is read and checked once. Reports an object that contains itself
 * at `referrer`, the node that uses it.
 */
export function memoizeByNode<T extends object>(
  read: Parser<T>,
): (location: NodeInResource, referrer: Node, context: ReadContext) => T | undefined {
  const cache = new WeakMap<ReadContext, Map<Node, T | 'open' | undefined>>();
  return (location, referrer, context) => {
    let results = cache.get(context);
    if (!results) cache.set(context, (results = new Map<Node, T | 'open' | undefined>()));
    const value = results.get(location.node);
    if (value === 'open') return reportRecursiveTarget(referrer, context);
    if (results.has(location.node)) return value;
    results.set(location.node, 'open');
    const result = read(location, context);
    results.set(location.node, result);
    return result;
  };
}

function reportRecursiveTarget(referrer: Node, context: ReadContext): undefined {
  reportAt(context, 'document/cyclic-reference', referrer, 'cyclic reference: its target contains the reference');
  return undefined;
}

/** Follows a chain of references; reports unresolved and cyclic references, and targets of the wrong kind. */
export function followReferences(
  start: NodeInResource,
  group: ComponentGroup,
  context: ReadContext,
): NodeInResource | undefined {
  let location = start;
  const seen = new Set<Node>();
  for (;;) {
    const reference = getRef(location.node);
    if (!reference) return location;
    if (seen.has(location.node)) return reportCycle(seen, location.node, reference, context);
    seen.add(location.node);
    // Fields next to the `$ref` of a path item are part of it.
    if (group !== 'pathItems') checkReferenceSiblings(location.node, context);
    const next = resolveOrReport(location, reference, group, context);
    if (!next) return undefined;
    location = next;
  }
}

// Nodes of reported cycles. Every reference in a cycle reaches it, but each cycle is reported once.
const reportedCycles = new WeakMap<ReadContext, Set<Node>>();

function reportCycle(
  nodes: ReadonlySet<Node>,
  node: Node,
  reference: { readonly ref: string; readonly node: Node },
  context: ReadContext,
): undefined {
  const reported = reportedCycles.get(context) ?? new Set<Node>();
  if (!reported.has(node))
    reportAt(
      context,
      'document/cyclic-reference',
      reference.node,
      `cannot resolve \`${reference.ref}\`: the reference is cyclic`,
    );
  reportedCycles.set(context, new Set([...reported, ...nodes]));
  return undefined;
}

/** Resolves a reference. Reports a reference that cannot be resolved, or whose target belongs to another group. */
export function resolveOrReport(
  location: NodeInResource,
  reference: { readonly ref: string; readonly node: Node },
  group: ComponentGroup,
  context: ReadContext,
): NodeInResource | undefined {
  const { target, problem, help, fallbackBase } = context.resolver.resolve(location, reference.ref);
  if (!target) {
    if (problem !== undefined)
      reportAt(context, 'document/unresolved-reference', reference.node, problem, help === undefined ? {} : { help });
    return undefined;
  }
  if (fallbackBase !== undefined) {
    reportAt(
      context,
      'document/reference-base-mismatch',
      reference.node,
      `cannot resolve \`${reference.ref}\` in the enclosing \`$id\`; using \`${fallbackBase}${reference.ref}\``,
    );
  }
  const component = /^\/components\/([^/]+)\/[^/]+$/.exec(target.node.pointer)?.[1];
  if (component !== undefined && component !== group && target.resource === context.resolver.root.resource) {
    reportAt(
      context,
      'document/reference-type-mismatch',
      reference.node,
      `invalid reference \`${reference.ref}\`: expected ${describeGroup(group)}, found ${describeGroup(component)}`,
    );
    return undefined;
  }
  if (
    target.node.kind === 'map' ||
    (group === 'schemas' && target.node.kind === 'scalar' && typeof target.node.value === 'boolean')
  )
    return target;
  reportAt(
    context,
    'document/reference-type-mismatch',
    reference.node,
    `invalid reference \`${reference.ref}\`: expected ${describeGroup(group)}, found ${describeNode(target.node)}`,
  );
  return undefined;
}

// Since OpenAPI 3.1, a reference may have its own `summary` and `description`; other fields next to `$ref` are ignored.
function checkReferenceSiblings(node: Node, context: ReadContext): void {
  if (node.kind !== 'map') return;
  for (const entry of node.entries.values()) {
    if (entry.key === '$ref') continue;
    if (context.version !== '3.0' && (entry.key === 'summary' || entry.key === 'description')) continue;
    reportAt(context, 'document/reference-siblings', entry, `\`${entry.key}\` has no effect: it is next to \`$ref\``);
  }
}

function summaryAndDescription(
  node: Node,
  context: ReadContext,
): { readonly summary?: string; readonly description?: string } {
  if (node.kind !== 'map' || context.version === '3.0') return {};
  const stringField = (key: string): string | undefined => {
    const value = node.entries.get(key)?.value;
    return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
  };
  const summary = stringField('summary');
  const description = stringField('description');
  return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}
