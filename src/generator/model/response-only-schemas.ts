// The named schemas that only responses use.

import { omitProperties } from './omit.ts';
import { messageDirection } from './operations/message-direction.ts';
import { inPlaceReferences } from './reference-graph.ts';
import type { Direction } from './shape/object-shape.ts';
import type { Api, Components, Operation, SchemaAndShapes } from './types/api.ts';
import {
  buildReferenceGraph,
  inlineSchemasInComponents,
  inlineSchemasInOperation,
  listReferences,
} from './visit-schemas.ts';

/**
 * Returns the IDs of the schemas that responses use, directly or indirectly, and that neither requests nor components
 * without a use in an operation reference. In webhooks and callbacks, it is the reverse. What references a schema with a
 * discriminator can contain its subtypes.
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
  const inResponses = reachable(operations.flatMap((each) => referencedInMessages(each, 'response')));
  const inRequests = [
    ...operations.flatMap((each) => referencedInMessages(each, 'request')),
    ...referencedIn(inlineSchemasInComponents(unusedRequestComponents(api.components, operations))),
  ];
  const unused = api.schemas.map(({ id }) => id).filter((id) => !inResponses.has(id));
  const notOnlyInResponses = reachable([...inRequests, ...unused]);
  return new Set([...inResponses].filter((id) => !notOnlyInResponses.has(id)));
}

/** Returns the schemas that the messages of an operation in this direction reference, except those of its callbacks. */
function referencedInMessages(operation: Operation, direction: Direction): readonly string[] {
  return referencedIn(
    inlineSchemasInOperation({
      ...(messageDirection('request', operation) === direction
        ? { ...operation, responses: [] }
        : { ...omitProperties(operation, 'requestBody'), parameters: [] }),
      callbacks: [],
    }),
  );
}

/** Returns the parameters and request bodies that no operation uses. Those of webhooks are parts of their operations. */
function unusedRequestComponents(components: Components, operations: readonly Operation[]): Components {
  const usedParameters = new Set(operations.flatMap(({ parameters }) => parameters.map(({ component }) => component)));
  const usedBodies = new Set(operations.map(({ requestBody }) => requestBody?.component));
  return {
    ...components,
    parameters: components.parameters.filter(({ name }) => !usedParameters.has(name)),
    requestBodies: components.requestBodies.filter(({ name }) => !usedBodies.has(name)),
    responses: [],
    headers: [],
    callbacks: [],
  };
}

function referencedIn(schemas: readonly SchemaAndShapes[]): readonly string[] {
  return schemas.flatMap(({ jsonSchema }) => listReferences(jsonSchema));
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
