// The part of the canonical document that types are made of, for openapi-typescript.

import { keyed, sorted } from '../../spec/names.ts';
import type { JsonTree } from '../../../emit/code/json.ts';
import type { Body, Component, Content, Header, Operation, Parameter, Response } from '../../../model/declarations/api.ts';
import { masked, type Typing } from './context.ts';
import { describedSchema, typedSchema } from './schema.ts';

/** OpenAPI with `paths`, `webhooks` and `components`; descriptions are keys of comments. */
export function typingDocument(typing: Typing): JsonTree {
  const { api, names } = typing;
  const { components } = api;
  const section = <T>(of: Parameters<typeof names.key>[0], list: readonly Component<T>[], print: (value: T, typing: Typing) => JsonTree): JsonTree | undefined =>
    sorted(list.map(({ name, value }) => [names.key(of, name), print(value, typing)]));
  return {
    openapi: '3.1.0',
    paths: printPaths(api.operations, typing),
    webhooks: printPaths(api.webhooks, typing),
    components: {
      schemas: sorted(api.schemas.map(({ id, assertion }) => [names.key('schemas', id), describedSchema(assertion, typing)])),
      responses: section('responses', components.responses, printResponse),
      parameters: section('parameters', components.parameters, printParameter),
      requestBodies: section('requestBodies', components.requestBodies, printBody),
      headers: section('headers', components.headers, printHeader),
    },
  };
}

/** True for an operation that openapi-typescript can list under its id. */
export function isListed({ id, method, path }: Operation): boolean {
  return id !== `${method} ${path}` && !/^$|#/.test(id);
}

const known: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Where an operation stands in `paths`. One with a method that openapi-typescript does not know has a key of its own there. */
export function placeInPaths({ method, path }: Operation): { readonly key: string; readonly method: string } {
  return known.has(method) ? { key: path, method } : { key: `${method.toUpperCase()} ${path}`, method: 'post' };
}

function printPaths(operations: readonly Operation[], typing: Typing): JsonTree {
  const paths = new Map<string, Map<string, JsonTree>>();
  for (const operation of operations) {
    const { key, method } = placeInPaths(operation);
    const path = masked(key);
    const item = paths.get(path) ?? new Map<string, JsonTree>();
    paths.set(path, item.set(method, printOperation(operation, typing)));
  }
  return paths;
}

function printOperation(operation: Operation, typing: Typing): JsonTree {
  const { summary, description, deprecated, body } = operation;
  const text = [summary, description === summary ? undefined : description].filter((part) => part !== undefined).join('\n\n');
  return {
    operationId: isListed(operation) ? masked(operation.id) : undefined,
    description: typing.describe(text, { deprecated }),
    parameters: operation.parameters.map((parameter) => useParameter(parameter, typing)),
    requestBody: body && (body.component === undefined ? printBody(body, typing) : { $ref: typing.names.ref('requestBodies', body.component) }),
    responses: new Map(operation.responses.map((response) => [response.status, useResponse(response, typing)])),
  };
}

function useParameter(parameter: Parameter, typing: Typing): JsonTree {
  return parameter.component === undefined ? printParameter(parameter, typing) : { $ref: typing.names.ref('parameters', parameter.component) };
}

function printParameter(parameter: Parameter, typing: Typing): JsonTree {
  const { name, required, description, deprecated, schema } = parameter;
  const fallback = typeof schema?.assertion === 'object' ? schema.assertion.annotations.default : undefined;
  return {
    name: masked(name),
    in: parameter.in,
    required: required || undefined,
    description: typing.describe(description, { ...(fallback && { default: fallback }), deprecated }),
    schema: schema && typedSchema(schema.assertion, typing),
  };
}

function printBody({ description, required, contents }: Body, typing: Typing): JsonTree {
  return { description: typing.describe(description), required, content: printContents(contents, typing) };
}

function useResponse(response: Response, typing: Typing): JsonTree {
  return response.component === undefined ? printResponse(response, typing) : { $ref: typing.names.ref('responses', response.component) };
}

function printResponse({ description, headers, contents }: Response, typing: Typing): JsonTree {
  return {
    description: typing.describe(description),
    headers: keyed(headers.map((header) => [masked(header.name), useHeader(header, typing)])),
    content: contents.length === 0 ? undefined : printContents(contents, typing),
  };
}

/** Under the use's own `required`: openapi-typescript takes every header that is a `$ref` for one that is always sent. */
function useHeader(header: Header, typing: Typing): JsonTree {
  if (header.component === undefined) return printHeader(header, typing);
  return { required: header.required, schema: { $ref: typing.names.ref('headers', header.component) } };
}

function printHeader({ description, required, deprecated, schema }: Header, typing: Typing): JsonTree {
  return {
    description: typing.describe(description, { deprecated }),
    required,
    schema: schema && typedSchema(schema.assertion, typing),
  };
}

function printContents(contents: readonly Content[], typing: Typing): JsonTree {
  return new Map(contents.map(({ mediaType, schema }) => [masked(mediaType), { schema: schema && typedSchema(schema.assertion, typing) }]));
}
