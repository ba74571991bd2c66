// Model traversal for lint rules, which visits each part once, in model order.

import type { Api, RequestBody, MediaType, Header, Operation, Parameter, Response } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { type SourceLocation, sourceNode } from '../../model/source-location.ts';
import { listSubschemas } from '../../model/visit-schemas.ts';
import type { PropertyPath, MediaTypeContext, SchemaContext, Visitor } from './rule.ts';

/** Callbacks of all visitors by kind, so that only implemented callbacks are called. */
type VisitorCallbacks = { readonly [K in keyof Visitor]-?: readonly NonNullable<Visitor[K]>[] };

type Direction = MediaTypeContext['direction'];

/** Calls all visitors in one traversal. */
export function visitModel(api: Api, visitors: readonly Visitor[]): void {
  const visitorCallbacks = groupCallbacks(visitors);
  const seen = new Set<unknown>();
  // Each use of a component is a separate object, but its source node is shared.
  const isFirstVisit = (origin: SourceLocation): boolean => {
    const key = sourceNode(origin) ?? origin;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const traversal = createTraversal(visitorCallbacks, isFirstVisit);

  for (const notify of visitorCallbacks.api) notify(api);
  for (const schema of api.schemas) {
    for (const notify of visitorCallbacks.schema) notify(schema);
    traversal.visitSchema(schema.jsonSchema, { owner: schema });
  }
  for (const operation of api.operations) traversal.visitOperation(operation, 'path');
  for (const operation of api.webhooks) traversal.visitOperation(operation, 'webhook');
  const { parameters, headers, requestBodies, responses, callbacks } = api.components;
  for (const { value } of parameters) traversal.visitParameter(value);
  for (const { value } of headers) traversal.visitHeader(value, 'response');
  for (const { value } of requestBodies) traversal.visitBody(value);
  for (const { value } of responses) traversal.visitResponse(value);
  for (const { value } of callbacks)
    for (const operation of value.operations) traversal.visitOperation(operation, 'callback');
  for (const notify of visitorCallbacks.end) notify();
}

function groupCallbacks(visitors: readonly Visitor[]): VisitorCallbacks {
  const callbacksFor = <K extends keyof Visitor>(key: K): readonly NonNullable<Visitor[K]>[] =>
    visitors.flatMap((visitor) => visitor[key] ?? []); // the key determines the callback type
  return {
    api: callbacksFor('api'),
    schema: callbacksFor('schema'),
    schemaObject: callbacksFor('schemaObject'),
    operation: callbacksFor('operation'),
    parameter: callbacksFor('parameter'),
    header: callbacksFor('header'),
    body: callbacksFor('body'),
    response: callbacksFor('response'),
    content: callbacksFor('content'),
    end: callbacksFor('end'),
  };
}

interface Traversal {
  visitSchema(jsonSchema: JsonSchema, context: SchemaContext): void;
  visitOperation(operation: Operation, kind: 'path' | 'webhook' | 'callback'): void;
  visitParameter(parameter: Parameter, operation?: Operation): void;
  visitHeader(header: Header, direction: Direction, operation?: Operation): void;
  visitBody(body: RequestBody, operation?: Operation): void;
  visitResponse(response: Response, operation?: Operation): void;
}

function createTraversal(
  visitorCallbacks: VisitorCallbacks,
  isFirstVisit: (origin: SourceLocation) => boolean,
): Traversal {
  const visitContent = (
    mediaType: MediaType,
    at: SourceLocation,
    within: PropertyPath,
    direction: Direction,
    operation: Operation | undefined,
  ): void => {
    for (const notify of visitorCallbacks.content)
      notify({ content: mediaType, at, within, direction, ...(operation && { operation }) });
    if (mediaType.schema) traversal.visitSchema(mediaType.schema.jsonSchema, {});
    for (const { headers } of mediaType.encoding)
      for (const partHeader of headers) traversal.visitHeader(partHeader, direction, operation);
  };
  const traversal: Traversal = {
    visitSchema(jsonSchema, context) {
      const pending: { readonly jsonSchema: JsonSchema; readonly context: SchemaContext }[] = [{ jsonSchema, context }];
      for (let next = pending.pop(); next; next = pending.pop()) {
        const { jsonSchema: schema, context: schemaContext } = next;
        if (typeof schema === 'boolean' || !isFirstVisit(schema.sourceLocation)) continue;
        for (const notify of visitorCallbacks.schemaObject) notify(schema, schemaContext);
        const { owner } = schemaContext;
        for (const { keyword, key, jsonSchema: subschema } of listSubschemas(schema).toReversed()) {
          pending.push({
            jsonSchema: subschema,
            context: { ...(owner && { owner }), parent: schema, keyword, ...(key !== undefined && { key }) },
          });
        }
      }
    },
    visitOperation(operation, kind) {
      if (!isFirstVisit(operation.sourceLocation)) return;
      for (const notify of visitorCallbacks.operation) notify(operation, kind);
      for (const parameter of operation.parameters) traversal.visitParameter(parameter, operation);
      if (operation.requestBody) traversal.visitBody(operation.requestBody, operation);
      for (const response of operation.responses) traversal.visitResponse(response, operation);
      for (const callback of operation.callbacks)
        for (const callbackOperation of callback.operations) traversal.visitOperation(callbackOperation, 'callback');
    },
    visitParameter(parameter, operation) {
      if (!isFirstVisit(parameter.sourceLocation)) return;
      for (const notify of visitorCallbacks.parameter) notify(parameter, operation);
      if (parameter.schema) traversal.visitSchema(parameter.schema.jsonSchema, {});
      if (parameter.content)
        visitContent(
          parameter.content,
          parameter.sourceLocation,
          ['content', parameter.content.mediaType],
          'request',
          operation,
        );
    },
    visitHeader(header, direction, operation) {
      if (!isFirstVisit(header.sourceLocation)) return;
      for (const notify of visitorCallbacks.header) notify(header, operation);
      if (header.schema) traversal.visitSchema(header.schema.jsonSchema, {});
      if (header.content)
        visitContent(
          header.content,
          header.sourceLocation,
          ['content', header.content.mediaType],
          direction,
          operation,
        );
    },
    visitBody(body, operation) {
      if (!isFirstVisit(body.sourceLocation)) return;
      for (const notify of visitorCallbacks.body) notify(body, operation);
      for (const mediaType of body.content)
        visitContent(mediaType, body.sourceLocation, ['content', mediaType.mediaType], 'request', operation);
    },
    visitResponse(response, operation) {
      if (!isFirstVisit(response.sourceLocation)) return;
      for (const notify of visitorCallbacks.response) notify(response, operation);
      for (const header of response.headers) traversal.visitHeader(header, 'response', operation);
      for (const mediaType of response.content)
        visitContent(mediaType, response.sourceLocation, ['content', mediaType.mediaType], 'response', operation);
    },
  };
  return traversal;
}
