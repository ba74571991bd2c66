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
  SchemaSite,
} from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';

/**
 * Returns the schemas that operations, webhooks, and components use, outside `components.schemas`; possibly with
 * duplicates.
 */
export function usedSites({ paths, webhooks, components }: Document): readonly SchemaSite[] {
  const found: SchemaSite[] = [];
  // Operations share components.
  const seen = new Set<Node>();
  const each = <T extends { readonly node: Node }>(parts: Iterable<T>, visit: (part: T) => void): void => {
    for (const part of parts) {
      if (seen.has(part.node)) continue;
      seen.add(part.node);
      visit(part);
    }
  };
  const inPathItem = ({ parameters, operations }: PathItem): void => {
    each(parameters, inParameter);
    each(operations, inOperation);
  };
  const inOperation = ({ parameters, requestBody, responses, callbacks }: Operation): void => {
    each(parameters, inParameter);
    if (requestBody) each([requestBody], inBody);
    each(responses, inResponse);
    each(callbacks, inCallback);
  };
  const inCallback = (callback: Callback): void => each(callback.paths, inPathItem);
  const inBody = ({ content }: RequestBody): void => each(content, inContent);
  const inResponse = ({ headers, content }: Response): void => {
    each(headers, inParameter);
    each(content, inContent);
  };
  const inParameter = ({ schema, content = [] }: Parameter | Header): void => {
    if (schema) found.push(schema);
    each(content, inContent);
  };
  const inContent = ({ schema, encoding }: MediaType): void => {
    if (schema) found.push(schema);
    for (const { headers } of encoding) each(headers, inParameter);
  };
  for (const items of [paths, webhooks, components.pathItems.values()]) each(items, inPathItem);
  each(components.parameters.values(), inParameter);
  each(components.headers.values(), inParameter);
  each(components.requestBodies.values(), inBody);
  each(components.responses.values(), inResponse);
  each(components.callbacks.values(), inCallback);
  return found;
}
