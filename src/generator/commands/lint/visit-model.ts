// Traversal of the model for lint rules: each part once, in model order.

import type { Api, RequestBody, MediaType, Header, Operation, Parameter, Response } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { type SourceLocation, sourceNode } from '../../model/source-location.ts';
import { subschemas } from '../../model/visit-schemas.ts';
import type { PropertyPath, MediaTypeContext, SchemaContext, Visitor } from './rule.ts';

/** Callbacks by kind, so that only implemented ones are called. */
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

  for (const each of visitorCallbacks.api) each(api);
  for (const schema of api.schemas) {
    for (const each of visitorCallbacks.schema) each(schema);
    traversal.schema(schema.jsonSchema, { owner: schema });
  }
  for (const operation of api.operations) traversal.operation(operation, 'path');
  for (const operation of api.webhooks) traversal.operation(operation, 'webhook');
  const { parameters, headers, requestBodies, responses, callbacks } = api.components;
  for (const { value } of parameters) traversal.parameter(value);
  for (const { value } of headers) traversal.header(value);
  for (const { value } of requestBodies) traversal.body(value);
  for (const { value } of responses) traversal.response(value);
  for (const { value } of callbacks)
    for (const operation of value.operations) traversal.operation(operation, 'callback');
  for (const each of visitorCallbacks.end) each();
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
  schema(jsonSchema: JsonSchema, context: SchemaContext): void;
  operation(operation: Operation, kind: 'path' | 'webhook' | 'callback'): void;
  parameter(parameter: Parameter, operation?: Operation): void;
  header(header: Header, operation?: Operation): void;
  body(body: RequestBody, operation?: Operation): void;
  response(response: Response, operation?: Operation): void;
}

function createTraversal(
  visitorCallbacks: VisitorCallbacks,
  isFirstVisit: (origin: SourceLocation) => boolean,
): Traversal {
  const content = (
    each: MediaType,
    at: SourceLocation,
    within: PropertyPath,
    direction: Direction,
    operation: Operation | undefined,
  ): void => {
    for (const notify of visitorCallbacks.content)
      notify({ content: each, at, within, direction, ...(operation && { operation }) });
    if (each.schema) traversal.schema(each.schema.jsonSchema, {});
    for (const { headers } of each.encoding) for (const partHeader of headers) traversal.header(partHeader, operation);
  };
  const traversal: Traversal = {
    schema(jsonSchema, context) {
      const pending: { readonly jsonSchema: JsonSchema; readonly context: SchemaContext }[] = [{ jsonSchema, context }];
      for (let next = pending.pop(); next; next = pending.pop()) {
        const { jsonSchema: each, context: schemaContext } = next;
        if (typeof each === 'boolean' || !isFirstVisit(each.sourceLocation)) continue;
        for (const notify of visitorCallbacks.schemaObject) notify(each, schemaContext);
        const { owner } = schemaContext;
        for (const { keyword, key, jsonSchema: inner } of subschemas(each).toReversed()) {
          pending.push({
            jsonSchema: inner,
            context: { ...(owner && { owner }), parent: each, keyword, ...(key !== undefined && { key }) },
          });
        }
      }
    },
    operation(operation, kind) {
      if (!isFirstVisit(operation.sourceLocation)) return;
      for (const notify of visitorCallbacks.operation) notify(operation, kind);
      for (const parameter of operation.parameters) traversal.parameter(parameter, operation);
      if (operation.requestBody) traversal.body(operation.requestBody, operation);
      for (const response of operation.responses) traversal.response(response, operation);
      for (const callback of operation.callbacks)
        for (const inner of callback.operations) traversal.operation(inner, 'callback');
    },
    parameter(parameter, operation) {
      if (!isFirstVisit(parameter.sourceLocation)) return;
      for (const notify of visitorCallbacks.parameter) notify(parameter, operation);
      if (parameter.schema) traversal.schema(parameter.schema.jsonSchema, {});
      if (parameter.content)
        content(
          parameter.content,
          parameter.sourceLocation,
          ['content', parameter.content.mediaType],
          'request',
          operation,
        );
    },
    header(header, operation) {
      if (!isFirstVisit(header.sourceLocation)) return;
      for (const notify of visitorCallbacks.header) notify(header, operation);
      if (header.schema) traversal.schema(header.schema.jsonSchema, {});
      if (header.content)
        content(header.content, header.sourceLocation, ['content', header.content.mediaType], 'response', operation);
    },
    body(body, operation) {
      if (!isFirstVisit(body.sourceLocation)) return;
      for (const notify of visitorCallbacks.body) notify(body, operation);
      for (const each of body.content)
        content(each, body.sourceLocation, ['content', each.mediaType], 'request', operation);
    },
    response(response, operation) {
      if (!isFirstVisit(response.sourceLocation)) return;
      for (const notify of visitorCallbacks.response) notify(response, operation);
      for (const header of response.headers) traversal.header(header, operation);
      for (const each of response.content)
        content(each, response.sourceLocation, ['content', each.mediaType], 'response', operation);
    },
  };
  return traversal;
}
