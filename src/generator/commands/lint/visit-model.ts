// Traversal of the model for lint rules: each part once, in model order.

import type { Api, Body, Content, Header, Operation, Parameter, Response } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import type { Origin } from '../../model/types/origin.ts';
import { nodeOf } from '../../model/locate-origin.ts';
import { subschemas } from '../../model/visit-schemas.ts';
import type { Path, Placed, Standing, Visitor } from './rule.ts';

/** Callbacks by kind, so that only implemented ones are called. */
type Audience = { readonly [K in keyof Visitor]-?: readonly NonNullable<Visitor[K]>[] };

type Direction = Placed['direction'];

/** Calls all visitors in one traversal. */
export function visit(api: Api, visitors: readonly Visitor[]): void {
  const to = audienceOf(visitors);
  const seen = new Set<unknown>();
  // Each use of a component is a separate object, but its source node is shared.
  const first = (origin: Origin): boolean => {
    const key = nodeOf(origin) ?? origin;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const walk = createWalk(to, first);

  for (const each of to.api) each(api);
  for (const schema of api.schemas) {
    for (const each of to.schema) each(schema);
    walk.assertion(schema.assertion, { owner: schema });
  }
  for (const operation of api.operations) walk.operation(operation, 'path');
  for (const operation of api.webhooks) walk.operation(operation, 'webhook');
  const { parameters, headers, requestBodies, responses, callbacks } = api.components;
  for (const { value } of parameters) walk.parameter(value);
  for (const { value } of headers) walk.header(value);
  for (const { value } of requestBodies) walk.body(value);
  for (const { value } of responses) walk.response(value);
  for (const { value } of callbacks) for (const operation of value.operations) walk.operation(operation, 'callback');
  for (const each of to.end) each();
}

function audienceOf(visitors: readonly Visitor[]): Audience {
  const those = <K extends keyof Visitor>(key: K): readonly NonNullable<Visitor[K]>[] =>
    visitors.flatMap((visitor) => visitor[key] ?? []); // the key determines the callback type
  return {
    api: those('api'),
    schema: those('schema'),
    assertion: those('assertion'),
    operation: those('operation'),
    parameter: those('parameter'),
    header: those('header'),
    body: those('body'),
    response: those('response'),
    content: those('content'),
    end: those('end'),
  };
}

interface Walk {
  assertion(assertion: Assertion, standing: Standing): void;
  operation(operation: Operation, of: 'path' | 'webhook' | 'callback'): void;
  parameter(parameter: Parameter, operation?: Operation): void;
  header(header: Header, operation?: Operation): void;
  body(body: Body, operation?: Operation): void;
  response(response: Response, operation?: Operation): void;
}

function createWalk(to: Audience, first: (origin: Origin) => boolean): Walk {
  const content = (
    each: Content,
    at: Origin,
    within: Path,
    direction: Direction,
    operation: Operation | undefined,
  ): void => {
    for (const show of to.content) show({ content: each, at, within, direction, ...(operation && { operation }) });
    if (each.schema) walk.assertion(each.schema.assertion, {});
    for (const { headers } of each.encoding) for (const one of headers) walk.header(one, operation);
  };
  const walk: Walk = {
    assertion(assertion, standing) {
      const waiting: { readonly assertion: Assertion; readonly standing: Standing }[] = [{ assertion, standing }];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { assertion: each, standing: where } = next;
        if (typeof each === 'boolean' || !first(each.origin)) continue;
        for (const show of to.assertion) show(each, where);
        const { owner } = where;
        for (const { keyword, key, assertion: inner } of subschemas(each).toReversed()) {
          waiting.push({
            assertion: inner,
            standing: { ...(owner && { owner }), parent: each, keyword, ...(key !== undefined && { key }) },
          });
        }
      }
    },
    operation(operation, of) {
      if (!first(operation.origin)) return;
      for (const show of to.operation) show(operation, of);
      for (const parameter of operation.parameters) walk.parameter(parameter, operation);
      if (operation.body) walk.body(operation.body, operation);
      for (const response of operation.responses) walk.response(response, operation);
      for (const callback of operation.callbacks)
        for (const inner of callback.operations) walk.operation(inner, 'callback');
    },
    parameter(parameter, operation) {
      if (!first(parameter.origin)) return;
      for (const show of to.parameter) show(parameter, operation);
      if (parameter.schema) walk.assertion(parameter.schema.assertion, {});
      if (parameter.content)
        content(parameter.content, parameter.origin, ['content', parameter.content.mediaType], 'request', operation);
    },
    header(header, operation) {
      if (!first(header.origin)) return;
      for (const show of to.header) show(header, operation);
      if (header.schema) walk.assertion(header.schema.assertion, {});
      if (header.content)
        content(header.content, header.origin, ['content', header.content.mediaType], 'response', operation);
    },
    body(body, operation) {
      if (!first(body.origin)) return;
      for (const show of to.body) show(body, operation);
      for (const each of body.contents) content(each, body.origin, ['content', each.mediaType], 'request', operation);
    },
    response(response, operation) {
      if (!first(response.origin)) return;
      for (const show of to.response) show(response, operation);
      for (const header of response.headers) walk.header(header, operation);
      for (const each of response.contents)
        content(each, response.origin, ['content', each.mediaType], 'response', operation);
    },
  };
  return walk;
}
