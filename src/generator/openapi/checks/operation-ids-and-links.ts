// Operation ID checks: duplicates, and links to unknown operations.

import type { Document, Operation } from '../types.ts';
import { sourceLocation, reportAt, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { MapNode, Node } from '../../source/node.ts';

/**
 * Returns the operation. If an earlier operation has the same `operationId`, reports the duplicate and omits the ID.
 * `byId` contains the operations read so far.
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
  reportAt(
    context,
    'document/duplicate-operation-id',
    idNode(operation.node),
    `duplicate operation ID \`${operationId}\` is ignored; using a name derived from the path`,
    {
      related: [{ location: sourceLocation(idNode(first)), message: 'first declared here' }],
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
  const knownIds = new Set(operations.flatMap(({ operationId }) => operationId ?? []));
  const links = operations.flatMap(({ responses }) => responses.flatMap((response) => response.links));
  for (const { operationId, node } of new Set([...links, ...document.components.links.values()])) {
    if (operationId === undefined || knownIds.has(operationId)) continue;
    const position = node.entries.get('operationId')?.value ?? node;
    const help = didYouMean(operationId, knownIds);
    reportAt(
      context,
      'document/unknown-operation',
      position,
      `unknown operation \`${operationId}\``,
      help === undefined ? {} : { help },
    );
  }
}

function idNode(node: MapNode): Node {
  return node.entries.get('operationId')?.value ?? node;
}
