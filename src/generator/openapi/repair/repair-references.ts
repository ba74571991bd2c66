// References that cannot be resolved. Examples, headers, links, and callbacks are removed: nothing else depends on them.

import type { MapNode, Node } from '../../source/node.ts';
import { createMap, type PropertyInit } from '../create-node.ts';
import { isNull } from '../parser-combinators.ts';
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

function repairContent(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    if (!isNull(entry.value)) return entry;
    context.warn('document/null-field', entry.value, `\`${entry.key}\` is null; using an empty object`);
    return [[entry.key, createMap(entry.value, []), entry]];
  });
}
