// The named schemas that only responses use.

import { omitProperties } from './omit.ts';
import type { Api, Operation } from './types/api.ts';
import { buildReferenceGraph, inlineSchemasInOperation, listReferences } from './visit-schemas.ts';

/**
 * Returns the IDs of the schemas that responses use, directly or indirectly, and that neither requests nor schemas
 * without a use in an operation reference.
 */
export function findResponseOnlySchemas(api: Api): ReadonlySet<string> {
  const references = buildReferenceGraph(api);
  const reachable = (seeds: Iterable<string>): ReadonlySet<string> => {
    const ids = new Set(seeds);
    for (const id of ids) for (const reference of references.get(id) ?? []) ids.add(reference);
    return ids;
  };
  const operations = withCallbacks([...api.operations, ...api.webhooks]);
  const inResponses = reachable(
    referencedIn(operations.map((each) => ({ ...omitProperties(each, 'requestBody'), parameters: [], callbacks: [] }))),
  );
  const inRequests = referencedIn(operations.map((each) => ({ ...each, responses: [], callbacks: [] })));
  const others = api.schemas.map(({ id }) => id).filter((id) => !inResponses.has(id));
  const notOnlyInResponses = reachable([...inRequests, ...others]);
  return new Set([...inResponses].filter((id) => !notOnlyInResponses.has(id)));
}

function referencedIn(operations: readonly Operation[]): readonly string[] {
  return operations.flatMap((operation) =>
    inlineSchemasInOperation(operation).flatMap(({ jsonSchema }) => listReferences(jsonSchema)),
  );
}

/** Returns the operations together with those of their callbacks. */
function withCallbacks(operations: readonly Operation[]): readonly Operation[] {
  const all = new Set(operations);
  for (const { callbacks } of all)
    for (const callback of callbacks) for (const operation of callback.operations) all.add(operation);
  return [...all];
}
