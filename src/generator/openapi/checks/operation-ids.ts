// Operation ID checks: duplicates, and links to unknown operations.

import type { Document, Operation } from '../types.ts';
import { sourceLocation, reportRecoverable, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { MapNode, Node } from '../../source/node.ts';

/**
 * Returns the operation. If an earlier operation has the same `operationId`, reports that and omits the ID. `byId`
 * holds the operations read so far.
 */
export function dropDuplicateOperationId(
  operation: Omit<Operation, 'method'>,
  byId: Map<string, MapNode>,
  context: ReadContext,
): Omit<Operation, 'method'> {
  const { operationId, ...operationWithoutId } = operation;
  if (operationId === undefined) return operation;
  const first = byId.get(operationId);
  if (!first) {
    byId.set(operationId, operation.node);
    return operation;
  }
  reportRecoverable(
    context,
    'document/duplicate-operation-id',
    idNode(operation.node),
    `another operation is called "${operationId}" too; this one is named after its path`,
    {
      related: [{ location: sourceLocation(idNode(first)), message: 'where that stands' }],
    },
  );
  return operationWithoutId;
}

/** Reports links to operations that do not exist. */
export function checkLinks(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const known = new Set(operations.flatMap(({ operationId }) => operationId ?? []));
  const links = operations.flatMap(({ responses }) => responses.flatMap((response) => response.links));
  for (const { operationId, node } of new Set([...links, ...document.components.links.values()])) {
    if (operationId === undefined || known.has(operationId)) continue;
    const where = node.entries.get('operationId')?.value ?? node;
    const help = didYouMean(operationId, known);
    reportRecoverable(
      context,
      'document/unknown-operation',
      where,
      `no operation is called "${operationId}"`,
      help === undefined ? {} : { help },
    );
  }
}

function idNode(node: MapNode): Node {
  return node.entries.get('operationId')?.value ?? node;
}
