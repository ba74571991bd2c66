// The model as the OpenAPI document that openapi-typescript types: its schemas are the parts that Ashlar's own types are made of.

import type { OpenAPI3 } from 'openapi-typescript';
import { plain, type JsonObject, type JsonTree } from '../../../../src/generator/code/json/json.ts';
import type {
  Body,
  Component,
  Content,
  Header,
  Operation,
  Parameter,
  Response,
  Typed,
} from '../../../../src/generator/model/types/api.ts';
import type { Section } from '../../../../src/generator/model/naming/component-keys.ts';
import type { Typing } from '../../../../src/generator/targets/types/openapi/context.ts';
import type { Described, Part } from '../../../../src/generator/targets/types/openapi/type-part.ts';
import { isListed, placeInPaths } from '../../../../src/generator/targets/types/openapi/operation-location.ts';
import { describedPart, partOf } from '../../../../src/generator/targets/types/openapi/schema-to-type-part.ts';

/** Stands for `%` in names on their way through openapi-typescript, which would percent-decode them. */
const percent = '\ue025';

/** As names or, in strings that TypeScript prints, as escapes. */
export function unmasked(text: string): string {
  return text.replaceAll(percent, '%').replaceAll('\\uE025', '%');
}

function masked(name: string): string {
  return name.replaceAll('%', percent);
}

export function typingDocument(typing: Typing): OpenAPI3 {
  const { api, names } = typing;
  const { components } = api;
  const section = <T>(
    of: Section,
    list: readonly Component<T>[],
    print: (value: T, typing: Typing) => JsonTree,
  ): JsonTree => new Map(list.map(({ name, value }) => [names.key(of, name), print(value, typing)]));
  const document = {
    openapi: '3.1.0',
    paths: printPaths(api.operations, typing),
    webhooks: printPaths(api.webhooks, typing),
    components: {
      schemas: new Map(
        api.schemas.map(({ id, assertion }) => [
          names.key('schemas', id),
          printDescribed(describedPart(assertion, typing), typing),
        ]),
      ),
      responses: section('responses', components.responses, printResponse),
      parameters: section('parameters', components.parameters, printParameter),
      requestBodies: section('requestBodies', components.requestBodies, printBody),
      headers: section('headers', components.headers, printHeader),
    },
  };
  // Made to be an OpenAPI document; the compiler sees any JSON.
  return plain(document) as unknown as OpenAPI3;
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
  const { body } = operation;
  return {
    operationId: isListed(operation) ? masked(operation.id) : undefined,
    parameters: operation.parameters.map((parameter) =>
      parameter.component === undefined
        ? printParameter(parameter, typing)
        : { $ref: typing.names.ref('parameters', parameter.component) },
    ),
    requestBody:
      body &&
      (body.component === undefined
        ? printBody(body, typing)
        : { $ref: typing.names.ref('requestBodies', body.component) }),
    responses: new Map(
      operation.responses.map((response) => [
        response.status,
        response.component === undefined
          ? printResponse(response, typing)
          : { $ref: typing.names.ref('responses', response.component) },
      ]),
    ),
  };
}

/** With the schema of its content as its own: openapi-typescript takes a parameter that has content for text, also where it is JSON. */
function printParameter({ name, in: place, required, schema, content }: Parameter, typing: Typing): JsonTree {
  const json = content && /[/+]json\b/i.test(content.mediaType);
  return {
    name: masked(name),
    in: place,
    required: required || undefined,
    schema: json ? (printTyped(content.schema, typing) ?? {}) : printTyped(schema, typing),
  };
}

function printBody({ required, contents }: Body, typing: Typing): JsonTree {
  return { required, content: printContents(contents, typing) };
}

function printResponse({ headers, contents }: Response, typing: Typing): JsonTree {
  return {
    headers: new Map(headers.map((header) => [masked(header.name), useHeader(header, typing)])),
    content: contents.length === 0 ? undefined : printContents(contents, typing),
  };
}

/** Under the use's own `required`: openapi-typescript takes every header that is a `$ref` for one that is always sent. */
function useHeader(header: Header, typing: Typing): JsonTree {
  return header.component === undefined
    ? printHeader(header, typing)
    : { required: header.required, schema: { $ref: typing.names.ref('headers', header.component) } };
}

function printHeader({ required, schema }: Header, typing: Typing): JsonTree {
  return { required, schema: printTyped(schema, typing) };
}

function printContents(contents: readonly Content[], typing: Typing): JsonTree {
  return new Map(contents.map(({ mediaType, schema }) => [masked(mediaType), { schema: printTyped(schema, typing) }]));
}

function printTyped(typed: Typed | undefined, typing: Typing): JsonTree | undefined {
  return typed && printPart(partOf(typed.assertion, typing), typing);
}

function printDescribed({ part, mark }: Described, typing: Typing): JsonObject {
  return {
    ...printPart(part, typing),
    readOnly: mark === 'read' || undefined,
    writeOnly: mark === 'write' || undefined,
  };
}

function printPart(part: Part, typing: Typing): JsonObject {
  const all = (parts: readonly Part[]): JsonTree => parts.map((each) => printPart(each, typing));
  switch (part.kind) {
    case 'anything':
      return {};
    case 'reference':
      return { $ref: typing.names.ref('schemas', part.id) };
    case 'values':
      return { enum: part.values };
    case 'branches':
      return { anyOf: all(part.branches) };
    case 'all':
      return { allOf: all(part.parts), required: part.required?.map(masked) };
    case 'typed': {
      const { types, items, prefixItems, minItems, required, properties, others } = part;
      return {
        type: types.length === 1 ? types[0] : types,
        items: items ? printPart(items, typing) : items,
        prefixItems: prefixItems && all(prefixItems),
        minItems,
        required: required?.map(masked),
        properties:
          properties &&
          new Map([...properties].map(([name, property]) => [masked(name), printDescribed(property, typing)])),
        additionalProperties: others && printPart(others, typing),
      };
    }
  }
}
