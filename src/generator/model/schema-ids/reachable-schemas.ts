// Finds the reachable schemas of a document: schemas in use, and targets of references.

import type {
  Document,
  SchemaLocation,
  Callback,
  Header,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
} from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { forEachSubschemaNode } from '../read-schema/visit-subschema-nodes.ts';
import { stringValue } from '../read-schema/node-values.ts';
import { discriminatorMappings, type ReferenceResolver } from './reference-resolver.ts';

/** Schemas nested deeper than this get an ID, so that recursion within a schema is bounded. */
export const maxInlineDepth = 100;

/** Result of the traversal. */
export interface ReachableSchemas {
  /** Schemas that are referenced, or nested too deeply. */
  readonly targets: ReadonlyMap<Node, SchemaLocation>;
  /** Resolved references by the schema that contains them. */
  readonly references: ReadonlyMap<Node, readonly ResolvedReference[]>;
  /** Every resource with a reachable schema. */
  readonly resources: ReadonlySet<SchemaLocation['resource']>;
}

/** The target of a reference: `undefined` if it cannot be resolved. A dynamic reference has an anchor. */
export interface ResolvedReference {
  readonly node: Node | undefined;
  readonly anchor?: string | undefined;
}

/** Traverses all schemas reachable from `roots`, iteratively, to support cycles and any depth. */
export function findReachableSchemas(
  roots: Iterable<SchemaLocation>,
  document: Document,
  resolver: ReferenceResolver,
): ReachableSchemas {
  const targets = new Map<Node, SchemaLocation>();
  const seen = new Set<Node>();
  const dynamicNames = new Set<string>();
  const resources = new Set<SchemaLocation['resource']>();
  const pending: { readonly location: SchemaLocation; readonly depth: number }[] = [];
  const references = new Map<Node, ResolvedReference[]>();
  const addReference = (schema: Node, location: SchemaLocation | undefined, anchor?: string): void => {
    references.set(schema, [...(references.get(schema) ?? []), { node: location?.node, anchor }]);
    addTarget(location);
  };
  const addTarget = (location: SchemaLocation | undefined): void => {
    if (!location || targets.has(location.node)) return;
    targets.set(location.node, location);
    pending.push({ location, depth: 0 });
  };
  const visit = (location: SchemaLocation, depth: number): void => {
    const { node } = location;
    if (node.kind !== 'map' || seen.has(node)) return;
    seen.add(node);
    resources.add(location.resource);
    const ref = stringValue(node, '$ref');
    if (ref !== undefined) addReference(node, resolver.resolve(location, ref));
    if (ref !== undefined && document.version === '3.0') return;
    const dynamicRef = stringValue(node, '$dynamicRef');
    const initial = dynamicRef === undefined ? undefined : document.resolveDynamic(location, dynamicRef);
    if (dynamicRef !== undefined) addReference(node, initial?.target, initial?.anchor);
    if (initial?.anchor !== undefined) dynamicNames.add(initial.anchor);
    for (const { location: targetLocation } of discriminatorMappings(location, node, document, resolver))
      addReference(node, targetLocation);
    forEachSubschemaNode(node, (child) => {
      const childLocation = resolver.subschemaLocation(location, child);
      if (depth >= maxInlineDepth && child.kind === 'map') addTarget(childLocation);
      else pending.push({ location: childLocation, depth: depth + 1 });
    });
  };
  const visitPending = (): void => {
    for (let next = pending.pop(); next; next = pending.pop()) visit(next.location, next.depth);
  };

  for (const location of roots) pending.push({ location, depth: 0 });
  visitPending();
  // A dynamic reference may resolve to any anchor with its name in any resource in the dynamic scope.
  for (let targetCount = -1; targetCount !== targets.size;) {
    targetCount = targets.size;
    for (const resource of [...resources]) {
      for (const [name, node] of resource.dynamicAnchors) if (dynamicNames.has(name)) addTarget({ node, resource });
    }
    visitPending();
  }
  return { targets, references, resources };
}

/**
 * Returns the schemas that operations, webhooks, and components use, outside `components.schemas`; possibly with
 * duplicates.
 */
export function usedSchemaLocations({ paths, webhooks, components }: Document): readonly SchemaLocation[] {
  const locations: SchemaLocation[] = [];
  // Operations share components.
  const seen = new Set<Node>();
  const visitUnseen = <T extends { readonly node: Node }>(parts: Iterable<T>, visit: (part: T) => void): void => {
    for (const part of parts) {
      if (seen.has(part.node)) continue;
      seen.add(part.node);
      visit(part);
    }
  };
  const visitPathItem = ({ parameters, operations }: PathItem): void => {
    visitUnseen(parameters, visitParameter);
    visitUnseen(operations, visitOperation);
  };
  const visitOperation = ({ parameters, requestBody, responses, callbacks }: Operation): void => {
    visitUnseen(parameters, visitParameter);
    if (requestBody) visitUnseen([requestBody], visitBody);
    visitUnseen(responses, visitResponse);
    visitUnseen(callbacks, visitCallback);
  };
  const visitCallback = (callback: Callback): void => visitUnseen(callback.paths, visitPathItem);
  const visitBody = ({ content }: RequestBody): void => visitUnseen(content, visitMediaType);
  const visitResponse = ({ headers, content }: Response): void => {
    visitUnseen(headers, visitParameter);
    visitUnseen(content, visitMediaType);
  };
  const visitParameter = ({ schema, content = [] }: Parameter | Header): void => {
    if (schema) locations.push(schema);
    visitUnseen(content, visitMediaType);
  };
  const visitMediaType = ({ schema, encoding }: MediaType): void => {
    if (schema) locations.push(schema);
    for (const { headers } of encoding) visitUnseen(headers, visitParameter);
  };
  for (const items of [paths, webhooks, components.pathItems.values()]) visitUnseen(items, visitPathItem);
  visitUnseen(components.parameters.values(), visitParameter);
  visitUnseen(components.headers.values(), visitParameter);
  visitUnseen(components.requestBodies.values(), visitBody);
  visitUnseen(components.responses.values(), visitResponse);
  visitUnseen(components.callbacks.values(), visitCallback);
  return locations;
}
