// Model traversal for lint rules, which visits each part once, in model order, and examples once per direction.

import type { Api, RequestBody, MediaType, Header, Operation, Parameter, Response } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { type SourceLocation, sourceNode } from '../../model/source-location.ts';
import { listSubschemas } from '../../model/visit-schemas.ts';
import type { ValidationDirection } from '../../model/validate/validation-context.ts';
import { messageDirection } from '../../model/operations/message-direction.ts';
import { mergesBody } from '../../model/operations/update-semantics.ts';
import type { MediaTypeContext, SchemaContext, Visitor } from './rule.ts';

/** Callbacks of all visitors by kind, so that only implemented callbacks are called. */
type VisitorCallbacks = { readonly [K in keyof Visitor]-?: readonly NonNullable<Visitor[K]>[] };

type Side = MediaTypeContext['direction'];

/** Returns whether a part is visited for the first time, or for the first time in a use, such as a direction. */
type VisitCheck = (origin: SourceLocation, use?: string) => boolean;

/** Calls all visitors in one traversal. */
export function visitModel(api: Api, visitors: readonly Visitor[]): void {
  const visitorCallbacks = groupCallbacks(visitors);
  // Each use of a component is a separate object, but its source node is shared.
  const seen = new Map<unknown, Set<string>>();
  const isFirstVisit: VisitCheck = (origin, use = '') => {
    const key = sourceNode(origin) ?? origin;
    const uses = seen.get(key) ?? new Set();
    seen.set(key, uses);
    if (uses.has(use)) return false;
    uses.add(use);
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
  for (const { value } of headers) traversal.visitHeader(value, partUse('response', undefined));
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
    examples: callbacksFor('examples'),
    end: callbacksFor('end'),
  };
}

interface Traversal {
  visitSchema(jsonSchema: JsonSchema, context: SchemaContext): void;
  visitOperation(operation: Operation, kind: 'path' | 'webhook' | 'callback'): void;
  visitParameter(parameter: Parameter, operation?: Operation): void;
  visitHeader(header: Header, use: PartUse): void;
  visitBody(body: RequestBody, operation?: Operation): void;
  visitResponse(response: Response, operation?: Operation): void;
}

/** Use of a part in the requests or responses of an operation. */
interface PartUse {
  readonly side: Side;
  /** Absent for an unused component. */
  readonly operation?: Operation;
  readonly direction: ValidationDirection;
}

function createTraversal(visitorCallbacks: VisitorCallbacks, isFirstVisit: VisitCheck): Traversal {
  /** Calls a function for a part unless the direction was visited before, with whether it is the first direction. */
  const visitUse = (
    part: { readonly sourceLocation: SourceLocation },
    { direction }: PartUse,
    visit: (isFirst: boolean) => void,
  ): void => {
    const isFirst = isFirstVisit(part.sourceLocation);
    if (isFirstVisit(part.sourceLocation, direction)) visit(isFirst);
  };
  const visitContent = (
    mediaType: MediaType,
    at: SourceLocation,
    { side, operation, direction }: PartUse,
    isFirst: boolean,
  ): void => {
    const { mediaType: name, schema, examples } = mediaType;
    const within = ['content', name];
    if (isFirst)
      for (const notify of visitorCallbacks.content)
        notify({ content: mediaType, at, within, direction: side, ...(operation && { operation }) });
    for (const notify of visitorCallbacks.examples)
      notify({ examples, mediaType: name, direction, ...(schema && { schema }) });
    if (schema) traversal.visitSchema(schema.jsonSchema, {});
    for (const { headers } of mediaType.encoding)
      for (const partHeader of headers)
        traversal.visitHeader(partHeader, { side, direction, ...(operation && { operation }) });
  };
  /** Visits the schema or the media type of a parameter or header. */
  const visitValue = (value: Parameter | Header, use: PartUse, isFirst: boolean): void => {
    const { schema, examples, content, sourceLocation } = value;
    for (const notify of visitorCallbacks.examples)
      notify({ examples, direction: use.direction, ...(schema && { schema }) });
    if (schema) traversal.visitSchema(schema.jsonSchema, {});
    if (content) visitContent(content, sourceLocation, use, isFirst);
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
      const isFirst = isFirstVisit(operation.sourceLocation);
      if (!isFirstVisit(operation.sourceLocation, operation.sender)) return;
      if (isFirst) for (const notify of visitorCallbacks.operation) notify(operation, kind);
      for (const parameter of operation.parameters) traversal.visitParameter(parameter, operation);
      if (operation.requestBody) traversal.visitBody(operation.requestBody, operation);
      for (const response of operation.responses) traversal.visitResponse(response, operation);
      for (const callback of operation.callbacks)
        for (const callbackOperation of callback.operations) traversal.visitOperation(callbackOperation, 'callback');
    },
    visitParameter(parameter, operation) {
      const use = partUse('request', operation);
      visitUse(parameter, use, (isFirst) => {
        if (isFirst) for (const notify of visitorCallbacks.parameter) notify(parameter, operation);
        visitValue(parameter, use, isFirst);
      });
    },
    visitHeader(header, use) {
      visitUse(header, use, (isFirst) => {
        if (isFirst) for (const notify of visitorCallbacks.header) notify(header, use.operation);
        visitValue(header, use, isFirst);
      });
    },
    visitBody(body, operation) {
      const use = partUse('request', operation, operation && mergesBody(operation) ? 'part' : undefined);
      visitUse(body, use, (isFirst) => {
        if (isFirst) for (const notify of visitorCallbacks.body) notify(body, operation);
        for (const mediaType of body.content) visitContent(mediaType, body.sourceLocation, use, isFirst);
      });
    },
    visitResponse(response, operation) {
      const use = partUse('response', operation);
      visitUse(response, use, (isFirst) => {
        if (isFirst) for (const notify of visitorCallbacks.response) notify(response, operation);
        for (const header of response.headers) traversal.visitHeader(header, use);
        for (const mediaType of response.content) visitContent(mediaType, response.sourceLocation, use, isFirst);
      });
    },
  };
  return traversal;
}

/** Returns the use of a part. Default direction: that of the messages of the operation, which webhooks reverse. */
function partUse(side: Side, operation: Operation | undefined, direction?: ValidationDirection): PartUse {
  if (!operation) return { side, direction: side };
  return { side, operation, direction: direction ?? messageDirection(side, operation) };
}
