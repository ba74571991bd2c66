// Removes examples, headers, links, and callbacks whose reference cannot be resolved: nothing else depends on them.

import type { MapNode } from '../../source/node.ts';
import { createMap } from '../create-node.ts';
import { isNull } from '../parser-combinators.ts';
import { getRef } from '../resolve-reference.ts';
import { mapEntries, type RepairContext } from './repair-context.ts';

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

/** Removes entries whose reference leads to nothing. */
export function removeBrokenReferences(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const reference = getRef(entry.value);
    if (!reference || context.isResolvable(reference.ref)) return entry;
    context.removed.push(entry.value);
    context.warn(
      'document/unresolved-reference',
      reference.node,
      `cannot resolve \`${reference.ref}\`; \`${entry.key}\` is ignored`,
    );
    return [];
  });
}

function repairContent(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    if (!isNull(entry.value)) return entry;
    context.warn('document/null-field', entry.value, `\`${entry.key}\` is null; using an empty object`);
    return [[entry.key, createMap(entry.value, []), entry]];
  });
}
