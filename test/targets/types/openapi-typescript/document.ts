// OpenAPI document as input for openapi-typescript, created from the types of a model before Ashlar prints them.

import type { OpenAPI3 } from 'openapi-typescript';
import { toPlainJson, type JsonObject, type JsonTree } from '../../../../src/generator/code/json/print-json.ts';
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
import type { ComponentSection } from '../../../../src/generator/model/naming/document-component-keys.ts';
import { toRequestContext, type TypeContext } from '../../../../src/generator/targets/types/openapi/context.ts';
import type {
  DescribedPart,
  IntermediateType,
} from '../../../../src/generator/targets/types/openapi/intermediate-type.ts';
import {
  hasOperationsEntry,
  findKeysInPaths,
} from '../../../../src/generator/targets/types/openapi/operation-types.ts';
import {
  toDescribedPart,
  toIntermediateType,
} from '../../../../src/generator/targets/types/openapi/schema-to-intermediate-type.ts';

/** Replaces `%` in names, because openapi-typescript percent-decodes them. */
const percentMask = '\ue025';

/** Restores `%`, including from escapes in printed strings. */
export function unmask(text: string): string {
  return text.replaceAll(percentMask, '%').replaceAll('\\uE025', '%');
}

function mask(name: string): string {
  return name.replaceAll('%', percentMask);
}

/** Returns a document with the model's schemas in the form from which Ashlar prints types. */
export function toTypingDocument(context: TypeContext): OpenAPI3 {
  const { api, names } = context;
  const { components } = api;
  const section = <T>(
    key: ComponentSection,
    entries: readonly Component<T>[],
    print: (value: T, context: TypeContext) => JsonTree,
  ): JsonTree => new Map(entries.map(({ name, value }) => [names.key(key, name), print(value, context)]));
  const document = {
    openapi: '3.1.0',
    paths: printPaths(api.operations, context),
    webhooks: printPaths(api.webhooks, context),
    components: {
      schemas: new Map(
        api.schemas.map(({ id, jsonSchema }) => [
          names.key('schemas', id),
          printDescribed(toDescribedPart(jsonSchema, context), context),
        ]),
      ),
      responses: section('responses', components.responses, printResponse),
      parameters: section('parameters', components.parameters, printParameter),
      requestBodies: section('requestBodies', components.requestBodies, printBody),
      headers: section('headers', components.headers, printHeader),
    },
  };
  // The compiler sees arbitrary JSON, but this is an OpenAPI document.
  return toPlainJson(document) as unknown as OpenAPI3;
}

function printPaths(operations: readonly Operation[], context: TypeContext): JsonTree {
  const paths = new Map<string, Map<string, JsonTree>>();
  for (const operation of operations) {
    const { key, method } = findKeysInPaths(operation);
    const path = mask(key);
    const item = paths.get(path) ?? new Map<string, JsonTree>();
    paths.set(path, item.set(method, printOperation(operation, context)));
  }
  return paths;
}

function printOperation(operation: Operation, context: TypeContext): JsonTree {
  const { requestBody } = operation;
  return {
    operationId: hasOperationsEntry(operation) ? mask(operation.id) : undefined,
    parameters: operation.parameters.map((parameter) =>
      parameter.component === undefined
        ? printParameter(parameter, context)
        : { $ref: context.names.ref('parameters', parameter.component) },
    ),
    requestBody:
      requestBody &&
      (requestBody.component === undefined
        ? printBody(requestBody, context)
        : { $ref: context.names.ref('requestBodies', requestBody.component) }),
    responses: new Map(
      operation.responses.map((response) => [
        response.status,
        response.component === undefined
          ? printResponse(response, context)
          : { $ref: context.names.ref('responses', response.component) },
      ]),
    ),
  };
}

/** Moves the schema of JSON content to `schema`: openapi-typescript types every parameter with content as a string. */
function printParameter({ name, in: location, required, schema, content }: Parameter, context: TypeContext): JsonTree {
  const isJson = content && /[/+]json\b/i.test(content.mediaType);
  return {
    name: mask(name),
    in: location,
    required: required || undefined,
    schema: isJson
      ? (printSchema(content.schema, toRequestContext(context)) ?? {})
      : printSchema(schema, toRequestContext(context)),
  };
}

function printBody({ required, content }: RequestBody, context: TypeContext): JsonTree {
  return { required, content: printContents(content, toRequestContext(context)) };
}

function printResponse({ headers, content }: Response, context: TypeContext): JsonTree {
  return {
    headers: new Map(headers.map((header) => [mask(header.name), printHeaderOrReference(header, context)])),
    content: content.length === 0 ? undefined : printContents(content, context),
  };
}

/** Keeps `required` next to the reference: openapi-typescript treats every header that is a `$ref` as required. */
function printHeaderOrReference(header: Header, context: TypeContext): JsonTree {
  return header.component === undefined
    ? printHeader(header, context)
    : { required: header.required, schema: { $ref: context.names.ref('headers', header.component) } };
}

function printHeader({ required, schema }: Header, context: TypeContext): JsonTree {
  return { required, schema: printSchema(schema, context) };
}

function printContents(contents: readonly MediaType[], context: TypeContext): JsonTree {
  return new Map(contents.map(({ mediaType, schema }) => [mask(mediaType), { schema: printSchema(schema, context) }]));
}

function printSchema(schema: SchemaAndShapes | undefined, context: TypeContext): JsonTree | undefined {
  return schema && printPart(toIntermediateType(schema.jsonSchema, context), context);
}

function printDescribed({ part, isReadOnly, isWriteOnly }: DescribedPart, context: TypeContext): JsonObject {
  return {
    ...printPart(part, context),
    readOnly: isReadOnly,
    writeOnly: isWriteOnly,
  };
}

function printPart(part: IntermediateType, context: TypeContext): JsonObject {
  const printParts = (parts: readonly IntermediateType[]): JsonTree => parts.map((child) => printPart(child, context));
  switch (part.kind) {
    case 'anything':
      return {};
    case 'reference':
      return { $ref: context.names.ref('schemas', part.id) };
    case 'values':
      return { enum: part.values };
    case 'branches':
      return { anyOf: printParts(part.branches) };
    case 'all':
      return { allOf: printParts(part.parts), required: part.required?.map(mask) };
    case 'typed': {
      const { types, items, prefixItems, minItems, required, properties, indexSignature } = part;
      // openapi-typescript identifies requests by words in their paths, which can also be property names.
      const withDefaults = context.requiresDefaults
        ? [...(properties ?? [])].flatMap(([name, { hasDefault }]) => (hasDefault ? [name] : []))
        : [];
      return {
        type: types.length === 1 ? types[0] : types,
        items: items ? printPart(items, context) : items,
        prefixItems: prefixItems && printParts(prefixItems),
        minItems,
        required: withDefaults.length > 0 ? [...(required ?? []), ...withDefaults].map(mask) : required?.map(mask),
        properties:
          properties &&
          new Map([...properties].map(([name, property]) => [mask(name), printDescribed(property, context)])),
        additionalProperties: indexSignature && printPart(indexSignature, context),
      };
    }
  }
}
