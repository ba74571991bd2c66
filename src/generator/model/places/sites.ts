// Where a document uses schemas: every site from which one can be reached.

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
} from '../../document/openapi.ts';

/** Each schema that an operation, a webhook or a component uses, outside `components.schemas`; some more than once. */
export function* usedSites(document: Document): Generator<SchemaSite> {
  const { components } = document;
  for (const item of [...document.paths, ...document.webhooks, ...components.pathItems.values()]) yield* inPathItem(item);
  for (const parameter of components.parameters.values()) yield* inParameter(parameter);
  for (const header of components.headers.values()) yield* inParameter(header);
  for (const body of components.requestBodies.values()) yield* inBody(body);
  for (const response of components.responses.values()) yield* inResponse(response);
  for (const callback of components.callbacks.values()) yield* inCallback(callback);
}

function* inPathItem(item: PathItem): Generator<SchemaSite> {
  for (const parameter of item.parameters) yield* inParameter(parameter);
  for (const operation of item.operations) yield* inOperation(operation);
}

function* inOperation(operation: Operation): Generator<SchemaSite> {
  for (const parameter of operation.parameters) yield* inParameter(parameter);
  if (operation.requestBody) yield* inBody(operation.requestBody);
  for (const response of operation.responses) yield* inResponse(response);
  for (const callback of operation.callbacks) yield* inCallback(callback);
}

function* inCallback(callback: Callback): Generator<SchemaSite> {
  for (const item of callback.paths) yield* inPathItem(item);
}

function* inBody(body: RequestBody): Generator<SchemaSite> {
  for (const content of body.content) yield* inContent(content);
}

function* inResponse(response: Response): Generator<SchemaSite> {
  for (const header of response.headers) yield* inParameter(header);
  for (const content of response.content) yield* inContent(content);
}

function* inParameter({ schema, content = [] }: Parameter | Header): Generator<SchemaSite> {
  if (schema) yield schema;
  for (const each of content) yield* inContent(each);
}

function* inContent({ schema, encoding }: MediaType): Generator<SchemaSite> {
  if (schema) yield schema;
  for (const { headers } of encoding) for (const header of headers) yield* inParameter(header);
}
