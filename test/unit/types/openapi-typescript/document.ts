// The model as the OpenAPI document that openapi-typescript types: its schemas are the parts that Ashlar's own types are made of.

import type { OpenAPI3 } from 'openapi-typescript';
import { toPlainJson, type JsonObject, type JsonTree } from '../../../../src/generator/code/json/json.ts';
import type {
  RequestBody,
  Component,
  MediaType,
  Header,
  Operation,
  Parameter,
  Response,
  SchemaAndShapes,
} from '../../../../src/generator/model/types/api.ts';
import type { ComponentSection } from '../../../../src/generator/model/naming/component-keys.ts';
import type { TypeContext } from '../../../../src/generator/targets/types/openapi/context.ts';
import type { DescribedPart, TypePart } from '../../../../src/generator/targets/types/openapi/type-part.ts';
import {
  hasOperationsEntry,
  locateInPaths,
} from '../../../../src/generator/targets/types/openapi/operation-location.ts';
import { toDescribedPart, toTypePart } from '../../../../src/generator/targets/types/openapi/schema-to-type-part.ts';

/** Stands for `%` in names on their way through openapi-typescript, which would percent-decode them. */
const percent = '\ue025';

/** As names or, in strings that TypeScript prints, as escapes. */
export function unmasked(text: string): string {
  return text.replaceAll(percent, '%').replaceAll('\\uE025', '%');
}

function masked(name: string): string {
  return name.replaceAll('%', percent);
}

export function typingDocument(typing: TypeContext): OpenAPI3 {
  const { api, names } = typing;
  const { components } = api;
  const section = <T>(
    of: ComponentSection,
    list: readonly Component<T>[],
    print: (value: T, typing: TypeContext) => JsonTree,
  ): JsonTree => new Map(list.map(({ name, value }) => [names.key(of, name), print(value, typing)]));
  const document = {
    openapi: '3.1.0',
    paths: printPaths(api.operations, typing),
    webhooks: printPaths(api.webhooks, typing),
    components: {
      schemas: new Map(
        api.schemas.map(({ id, jsonSchema }) => [
          names.key('schemas', id),
          printDescribed(toDescribedPart(jsonSchema, typing), typing),
        ]),
      ),
      responses: section('responses', components.responses, printResponse),
      parameters: section('parameters', components.parameters, printParameter),
      requestBodies: section('requestBodies', components.requestBodies, printBody),
      headers: section('headers', components.headers, printHeader),
    },
  };
  // Made to be an OpenAPI document; the compiler sees any JSON.
  return toPlainJson(document) as unknown as OpenAPI3;
}

function printPaths(operations: readonly Operation[], typing: TypeContext): JsonTree {
  const paths = new Map<string, Map<string, JsonTree>>();
  for (const operation of operations) {
    const { key, method } = locateInPaths(operation);
    const path = masked(key);
    const item = paths.get(path) ?? new Map<string, JsonTree>();
    paths.set(path, item.set(method, printOperation(operation, typing)));
  }
  return paths;
}

function printOperation(operation: Operation, typing: TypeContext): JsonTree {
  const { requestBody } = operation;
  return {
    operationId: hasOperationsEntry(operation) ? masked(operation.id) : undefined,
    parameters: operation.parameters.map((parameter) =>
      parameter.component === undefined
        ? printParameter(parameter, typing)
        : { $ref: typing.names.ref('parameters', parameter.component) },
    ),
    requestBody:
      requestBody &&
      (requestBody.component === undefined
        ? printBody(requestBody, typing)
        : { $ref: typing.names.ref('requestBodies', requestBody.component) }),
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
function printParameter({ name, in: place, required, schema, content }: Parameter, typing: TypeContext): JsonTree {
  const json = content && /[/+]json\b/i.test(content.mediaType);
  return {
    name: masked(name),
    in: place,
    required: required || undefined,
    schema: json ? (printTyped(content.schema, typing) ?? {}) : printTyped(schema, typing),
  };
}

function printBody({ required, content }: RequestBody, typing: TypeContext): JsonTree {
  return { required, content: printContents(content, typing) };
}

function printResponse({ headers, content }: Response, typing: TypeContext): JsonTree {
  return {
    headers: new Map(headers.map((header) => [masked(header.name), useHeader(header, typing)])),
    content: content.length === 0 ? undefined : printContents(content, typing),
  };
}

/** Under the use's own `required`: openapi-typescript takes every header that is a `$ref` for one that is always sent. */
function useHeader(header: Header, typing: TypeContext): JsonTree {
  return header.component === undefined
    ? printHeader(header, typing)
    : { required: header.required, schema: { $ref: typing.names.ref('headers', header.component) } };
}

function printHeader({ required, schema }: Header, typing: TypeContext): JsonTree {
  return { required, schema: printTyped(schema, typing) };
}

function printContents(contents: readonly MediaType[], typing: TypeContext): JsonTree {
  return new Map(contents.map(({ mediaType, schema }) => [masked(mediaType), { schema: printTyped(schema, typing) }]));
}

function printTyped(typed: SchemaAndShapes | undefined, typing: TypeContext): JsonTree | undefined {
  return typed && printPart(toTypePart(typed.jsonSchema, typing), typing);
}

function printDescribed({ part, marker }: DescribedPart, typing: TypeContext): JsonObject {
  return {
    ...printPart(part, typing),
    readOnly: marker === 'read' || undefined,
    writeOnly: marker === 'write' || undefined,
  };
}

function printPart(part: TypePart, typing: TypeContext): JsonObject {
  const all = (parts: readonly TypePart[]): JsonTree => parts.map((each) => printPart(each, typing));
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
      const { types, items, prefixItems, minItems, required, properties, indexSignature } = part;
      return {
        type: types.length === 1 ? types[0] : types,
        items: items ? printPart(items, typing) : items,
        prefixItems: prefixItems && all(prefixItems),
        minItems,
        required: required?.map(masked),
        properties:
          properties &&
          new Map([...properties].map(([name, property]) => [masked(name), printDescribed(property, typing)])),
        additionalProperties: indexSignature && printPart(indexSignature, typing),
      };
    }
  }
}
