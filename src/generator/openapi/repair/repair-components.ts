// Repairs components: schemas that are null, body parameters, and references that cannot be used.

import type { MapNode } from '../../source/node.ts';
import { createMap } from '../create-node.ts';
import { isNull } from '../parser-combinators.ts';
import { mapEntries, type RepairContext } from './repair-context.ts';
import { isBodyParameter } from './repair-operation.ts';
import { removeBrokenReferences, replaceReferenceToBody } from './repair-references.ts';
import { repairSecuritySchemes } from './repair-security.ts';

type GroupRepair = (group: MapNode, context: RepairContext) => MapNode;

const groups: Readonly<Record<string, GroupRepair>> = {
  schemas: replaceNullSchemas,
  parameters: removeBodyParameters,
  responses: repairBodies('responses'),
  requestBodies: repairBodies('requestBodies'),
  securitySchemes: repairSecuritySchemes,
  examples: removeBrokenReferences,
  headers: removeBrokenReferences,
  links: removeBrokenReferences,
  callbacks: removeBrokenReferences,
};

/** Repairs the groups of `components`. */
export function repairComponents(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    const repaired = value.kind === 'map' ? (groups[key]?.(value, context) ?? value) : value;
    return repaired === value ? entry : [[key, repaired, entry]];
  });
}

function replaceNullSchemas(schemas: MapNode, { warn }: RepairContext): MapNode {
  return mapEntries(schemas, (entry) => {
    if (!isNull(entry.value)) return entry;
    warn('document/null-field', entry.value, `\`${entry.key}\` is null; any value is allowed`);
    return [[entry.key, createMap(entry.value, []), entry]];
  });
}

/** Returns a repair of components that refer to a body of the other kind. */
function repairBodies(group: 'responses' | 'requestBodies'): GroupRepair {
  return (bodies, context) =>
    mapEntries(bodies, (entry) => {
      const replaced = replaceReferenceToBody(entry.value, group, context);
      return replaced ? [[entry.key, replaced, entry]] : entry;
    });
}

/** Removes the parameters `in: body` and `in: formData`, which become a request body where they are used. */
function removeBodyParameters(parameters: MapNode, { removed }: RepairContext): MapNode {
  return mapEntries(parameters, (entry) => {
    if (!isBodyParameter(entry.value)) return entry;
    removed.push(entry.value);
    return [];
  });
}
