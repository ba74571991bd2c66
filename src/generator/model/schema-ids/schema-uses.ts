// Locations where a document uses schemas.

import type {
  Callback,
  Document,
  Header,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  SchemaLocation,
} from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';

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
