// Whether operations can be told apart, and links name them.

import type { Document, Operation } from '../openapi.ts';
import { placeOf, say, slip, type Reading } from '../reading.ts';
import { didYouMean } from '../suggest.ts';
import type { MapNode, Node } from '../../source/tree.ts';

/** Reports the second of two operations with one id; answers all ids. `operations`: wherever they stand. */
export function checkOperationIds(operations: readonly Omit<Operation, 'method'>[], reading: Reading): ReadonlyMap<string, MapNode> {
  const met = new Map<string, MapNode>();
  for (const { operationId, node } of operations) {
    if (operationId === undefined) continue;
    const first = met.get(operationId);
    if (first) {
      say(reading, 'document/duplicate-operation-id', idNode(node), `another operation is called "${operationId}" too`, {
        related: [{ place: placeOf(idNode(first)), message: 'where that stands' }],
      });
    } else met.set(operationId, node);
  }
  return met;
}

/** Reports links to operations that do not exist. */
export function checkLinks(document: Document, operations: readonly Omit<Operation, 'method'>[], known: ReadonlyMap<string, unknown>, reading: Reading): void {
  const links = operations.flatMap(({ responses }) => responses.flatMap((response) => response.links));
  for (const { operationId, node } of new Set([...links, ...document.components.links.values()])) {
    if (operationId === undefined || known.has(operationId)) continue;
    const where = node.entries.get('operationId')?.value ?? node;
    const help = didYouMean(operationId, known.keys());
    slip(reading, 'document/unknown-operation', where, `no operation is called "${operationId}"`, help === undefined ? {} : { help });
  }
}

function idNode(node: MapNode): Node {
  return node.entries.get('operationId')?.value ?? node;
}
