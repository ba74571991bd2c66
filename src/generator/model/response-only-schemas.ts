// The named schemas that only responses use.

import { omitProperties } from './omit.ts';
import { inPlaceReferences } from './reference-graph.ts';
import type { Api, Operation, SchemaAndShapes } from './types/api.ts';
import {
  buildReferenceGraph,
  inlineSchemasInComponents,
  inlineSchemasInOperation,
  listReferences,
} from './visit-schemas.ts';

/**
 * Returns the IDs of the schemas that responses use, directly or indirectly, and that neither requests nor components
 * without a use in an operation reference. What references a schema with a discriminator can contain its subtypes.
 */
export function findResponseOnlySchemas(api: Api): ReadonlySet<string> {
  const references = buildReferenceGraph(api);
  const subtypes = findSubtypes(api);
  const reachable = (seeds: Iterable<string>): ReadonlySet<string> => {
    const ids = new Set(seeds);
    for (const id of ids)
      for (const reached of [...(references.get(id) ?? []), ...(subtypes.get(id) ?? [])]) ids.add(reached);
    return ids;
  };
  const operations = withCallbacks([...api.operations, ...api.webhooks]);
  const inResponses = reachable(
    referencedIn(
      operations.map((each) => ({ ...omitProperties(each, 'requestBody'), parameters: [], callbacks: [] })),
      inlineSchemasInOperation,
    ),
  );
  const inRequests = [
    ...referencedIn(
      operations.map((each) => ({ ...each, responses: [], callbacks: [] })),
      inlineSchemasInOperation,
    ),
    ...referencedIn([{ ...api.components, responses: [], headers: [], callbacks: [] }], inlineSchemasInComponents),
  ];
  const unused = api.schemas.map(({ id }) => id).filter((id) => !inResponses.has(id));
  const notOnlyInResponses = reachable([...inRequests, ...unused]);
  return new Set([...inResponses].filter((id) => !notOnlyInResponses.has(id)));
}

function referencedIn<T>(parts: readonly T[], list: (part: T) => readonly SchemaAndShapes[]): readonly string[] {
  return parts.flatMap((part) => list(part).flatMap(({ jsonSchema }) => listReferences(jsonSchema)));
}

/** Returns the schemas that extend a schema with a discriminator, directly or indirectly. */
function findSubtypes({ schemas }: Api): ReadonlyMap<string, ReadonlySet<string>> {
  const bases = schemas.filter(({ jsonSchema }) => typeof jsonSchema === 'object' && jsonSchema.discriminator);
  if (bases.length === 0) return new Map();
  const extendedBy = new Map<string, string[]>();
  for (const { id, jsonSchema } of schemas)
    for (const base of inPlaceReferences(jsonSchema)) extendedBy.set(base, [...(extendedBy.get(base) ?? []), id]);
  return new Map(
    bases.map(({ id }) => {
      const descendants = new Set(extendedBy.get(id));
      for (const descendant of descendants) for (const each of extendedBy.get(descendant) ?? []) descendants.add(each);
      return [id, descendants];
    }),
  );
}

/** Returns the operations together with those of their callbacks. */
function withCallbacks(operations: readonly Operation[]): readonly Operation[] {
  const all = new Set(operations);
  for (const { callbacks } of all)
    for (const callback of callbacks) for (const operation of callback.operations) all.add(operation);
  return [...all];
}
