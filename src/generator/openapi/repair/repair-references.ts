// References that cannot be resolved. Examples, headers, links, and callbacks are removed: nothing else depends on them.

import type { MapNode, Node } from '../../source/node.ts';
import { copyProperties, createMap, findEntry, type PropertyInit } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';
import { getRef } from '../resolve-reference.ts';
import { mapEntries, type ReferenceProblem, type RepairContext } from './repair-context.ts';

const fields: ReadonlySet<string> = new Set(['examples', 'headers', 'links', 'callbacks']);

/** Removes entries of `examples`, `headers`, `links`, and `callbacks` that refer to nothing, and empty media types. */
export function repairExamplesAndHeaders(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (value.kind !== 'map' || (key !== 'content' && !fields.has(key))) return entry;
    const repaired = key === 'content' ? repairContent(value, context) : removeBrokenReferences(value, context);
    return repaired === value ? entry : [[key, repaired, entry]];
  });
}

/** Removes entries whose reference cannot be resolved. */
export function removeBrokenReferences(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const reference = findBrokenReference(entry.value, context);
    return reference ? ignoreReference(reference, `\`${entry.key}\` is ignored`, context) : entry;
  });
}

/** A reference that cannot be resolved, and why. */
export interface BrokenReference extends ReferenceProblem {
  readonly node: Node;
}

/** Returns the `$ref` of a node if it cannot be resolved. */
export function findBrokenReference(node: Node, context: RepairContext): BrokenReference | undefined {
  const reference = getRef(node);
  const problem = reference && context.findReferenceProblem(reference.ref);
  return problem && { node: reference.node, ...problem };
}

/** Warns that a reference is ignored, with the consequence, and removes the entry. */
export function ignoreReference(
  { node, message, help }: BrokenReference,
  consequence: string,
  { removed, warn }: RepairContext,
): readonly PropertyInit[] {
  removed.push(node);
  warn('document/unresolved-reference', node, `${message}; ${consequence}`, help);
  return [];
}

/** Uses the target of a `$ref` in place of media types, and an empty object for a media type that is null. */
function repairContent(original: MapNode, context: RepairContext): MapNode {
  const node = replaceContentReference(original, context);
  return mapEntries(node, (entry) => {
    if (!isNull(entry.value)) return entry;
    context.warn('document/null-field', entry.value, `\`${entry.key}\` is null; using an empty object`);
    return [[entry.key, createMap(entry.value, []), entry]];
  });
}

const mediaTypeFields: ReadonlySet<string> = new Set([
  'schema',
  'itemSchema',
  'example',
  'examples',
  'encoding',
  'prefixEncoding',
  'itemEncoding',
]);

/**
 * Returns the media types that a `$ref` in place of them refers to, after those next to it. A media type itself is assumed
 * to be JSON.
 */
function replaceContentReference(node: MapNode, context: RepairContext): MapNode {
  const reference = getRef(node);
  const target = reference && resolveInFile(node, context);
  const names = [...(target?.entries.keys() ?? [])].filter((name) => !name.startsWith('x-'));
  if (!target || names.length === 0) return node;
  const siblings = copyProperties(node).filter(([name]) => name !== '$ref');
  const warn = (used: string): void =>
    context.warn(
      'document/wrong-type',
      reference.node,
      `expected media types in \`content\`, found ${describeNode(reference.node)}; using ${used}`,
    );
  if (names.every((name) => name.includes('/'))) {
    warn('its target');
    return createMap(node, [...siblings, ...copyProperties(target).filter(([name]) => !node.entries.has(name))]);
  }
  if (!names.every((name) => mediaTypeFields.has(name))) return node;
  warn('its target as `application/json`');
  return createMap(node, node.entries.has('application/json') ? siblings : [...siblings, ['application/json', target]]);
}

/** Replaces a response that refers to a request body, or the reverse, by an object with the content of the target. */
export function replaceReferenceToBody(
  node: Node,
  group: 'responses' | 'requestBodies',
  context: RepairContext,
): MapNode | undefined {
  const reference = getRef(node);
  if (!reference) return undefined;
  const target = resolveInFile(node, context);
  const otherGroup = group === 'responses' ? 'requestBodies' : 'responses';
  // A reference to a component of the right kind is valid. That component may be the one that is repaired.
  if (context.resolve(node)?.pointer.startsWith(`/components/${otherGroup}/`) !== true) return undefined;
  if (!target || !findEntry(target, 'content')) return undefined;
  const [expected, found] =
    group === 'responses' ? (['response', 'request body'] as const) : (['request body', 'response'] as const);
  context.warn(
    'document/reference-type-mismatch',
    reference.node,
    `invalid reference \`${reference.ref}\`: expected a ${expected}, found a ${found}; using its content`,
  );
  const description = context.version === '3.0' ? undefined : findEntry(node, 'description');
  const fields = new Set(['description', 'content']);
  return createMap(node, [
    ...(description ? [['description', description.value] as const] : []),
    ...copyProperties(target).filter(([key]) => fields.has(key) && !(key === 'description' && description)),
  ]);
}

/**
 * Returns the target of a reference, possibly through other references, if it is an object in the same file. References
 * in another file are relative to it.
 */
function resolveInFile(node: Node, context: RepairContext): MapNode | undefined {
  const visited = new Set<Node>();
  let target: Node | undefined = node;
  while (target && !visited.has(target) && target.source.file === node.source.file && getRef(target)) {
    visited.add(target);
    target = context.resolve(target);
  }
  return target?.kind === 'map' && target.source.file === node.source.file && !getRef(target) ? target : undefined;
}
