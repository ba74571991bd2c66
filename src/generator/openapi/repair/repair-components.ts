// Repairs components that are null.

import type { MapNode } from '../../source/node.ts';
import { createMap } from '../create-node.ts';
import { isNull, mapEntries, type RepairContext } from './repair-context.ts';

/** Replaces a schema that is null with one that allows any value. */
export function repairComponents(node: MapNode, { warn }: RepairContext): MapNode {
  return mapEntries(node, (group) => {
    if (group.key !== 'schemas' || group.value.kind !== 'map') return group;
    const schemas = mapEntries(group.value, (entry) => {
      if (!isNull(entry.value)) return entry;
      warn('document/null-field', entry.value, `\`${entry.key}\` is null; any value is allowed`);
      return [[entry.key, createMap(entry.value, []), entry]];
    });
    return schemas === group.value ? group : [[group.key, schemas, group]];
  });
}
