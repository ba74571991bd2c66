// Path items, operations, callbacks, and their parts as objects of the canonical document.

import type { JsonTree } from '../../code/json/print-json.ts';
import type {
  RequestBody,
  MediaType,
  Encoding,
  Example,
  Header,
  Link,
  Parameter,
  Response,
  Server,
  Callback,
  Operation,
  SecurityRequirement,
} from '../../model/types/api.ts';
import {
  printUnspecified,
  printUnknownExtensions,
  printOperationExtensions,
  printPathItemExtensions,
} from './extensions.ts';
import type { ComponentKeys } from '../../model/naming/document-component-keys.ts';
import { nonEmptyArray, nonEmptyMap } from './non-empty.ts';
import { printSchema } from './schema-object.ts';
import { pathItemMethods } from '../../openapi/types.ts';

/** The default `style` of each parameter location (OpenAPI, Parameter Object). */
const defaultStyles = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' } as const;

/** Prints a Reference Object if the parameter is a component, otherwise a Parameter Object. */
function printParameterOrRef(parameter: Parameter, names: ComponentKeys): JsonTree {
  return parameter.component === undefined
    ? printParameter(parameter, names)
    : { $ref: names.ref('parameters', parameter.component) };
}

export function printParameter(parameter: Parameter, names: ComponentKeys): JsonTree {
  const style = parameter.style === defaultStyles[parameter.in] ? undefined : parameter.style;
  const explode = parameter.explode === (parameter.style === 'form') ? undefined : parameter.explode;
  return {
    name: parameter.name,
    in: parameter.in,
    description: parameter.description,
    required: parameter.required || undefined,
    deprecated: parameter.deprecated || undefined,
    allowEmptyValue: parameter.allowEmptyValue || undefined,
    ...(parameter.content
      ? { content: printContents([parameter.content], names) }
      : {
          style,
          explode,
          allowReserved: parameter.allowReserved || undefined,
          schema: parameter.schema ? printSchema(parameter.schema.jsonSchema, names) : {},
          examples: printExamples(parameter.examples, names),
        }),
    ...printUnspecified(parameter.unspecified),
  };
}

export function printHeaderOrRef(header: Header, names: ComponentKeys): JsonTree {
  return header.component === undefined ? printHeader(header, names) : { $ref: names.ref('headers', header.component) };
}

export function printHeader(header: Header, names: ComponentKeys): JsonTree {
  return {
    description: header.description,
    required: header.required || undefined,
    deprecated: header.deprecated || undefined,
    ...(header.content
      ? { content: printContents([header.content], names) }
      : {
          explode: header.explode || undefined,
          schema: header.schema ? printSchema(header.schema.jsonSchema, names) : {},
          examples: printExamples(header.examples, names),
        }),
    ...printUnspecified(header.unspecified),
  };
}

function printBodyOrRef(body: RequestBody, names: ComponentKeys): JsonTree {
  return body.component === undefined ? printBody(body, names) : { $ref: names.ref('requestBodies', body.component) };
}

export function printBody(body: RequestBody, names: ComponentKeys): JsonTree {
  return {
    description: body.description,
    required: body.required || undefined,
    content: printContents(body.content, names),
    ...printUnspecified(body.unspecified),
  };
}

function printResponseOrRef(response: Response, names: ComponentKeys): JsonTree {
  return response.component === undefined
    ? printResponse(response, names)
    : { $ref: names.ref('responses', response.component) };
}

export function printResponse(response: Response, names: ComponentKeys): JsonTree {
  return {
    description: response.description,
    headers: printHeaders(response.headers, names),
    content: response.content.length === 0 ? undefined : printContents(response.content, names),
    links: nonEmptyMap(response.links.map((link) => [link.name, printLinkOrRef(link, names)])),
    ...printUnspecified(response.unspecified),
  };
}

export function printLink(link: Link): JsonTree {
  return {
    operationId: link.operationId,
    operationRef: link.operationRef,
    parameters: nonEmptyMap(link.parameters),
    requestBody: link.requestBody,
    description: link.description,
    server: link.server && printServer(link.server),
    ...printUnspecified(link.unspecified),
  };
}

export function printExample({ summary, description, value, externalValue, unspecified }: Example): JsonTree {
  return { summary, description, value, externalValue, ...printUnspecified(unspecified) };
}

function printLinkOrRef(link: Link, names: ComponentKeys): JsonTree {
  return link.component === undefined ? printLink(link) : { $ref: names.ref('links', link.component) };
}

function printHeaders(headers: readonly Header[], names: ComponentKeys): JsonTree | undefined {
  return nonEmptyMap(headers.map((header) => [header.name, printHeaderOrRef(header, names)]));
}

function printContents(contents: readonly MediaType[], names: ComponentKeys): JsonTree {
  return new Map(contents.map((content) => [content.mediaType, printContent(content, names)]));
}

function printContent({ schema, examples, encoding, unspecified }: MediaType, names: ComponentKeys): JsonTree {
  return {
    schema: schema && printSchema(schema.jsonSchema, names),
    examples: printExamples(examples, names),
    encoding: nonEmptyArray(encoding) && new Map(encoding.map((item) => [item.property, printEncoding(item, names)])),
    ...printUnspecified(unspecified),
  };
}

function printEncoding(encoding: Encoding, names: ComponentKeys): JsonTree {
  return {
    contentType: encoding.contentType,
    headers: printHeaders(encoding.headers, names),
    style: encoding.style,
    explode: encoding.explode,
    allowReserved: encoding.allowReserved || undefined,
    ...printUnspecified(encoding.unspecified),
  };
}

function printExamples(examples: readonly Example[], names: ComponentKeys): JsonTree | undefined {
  return nonEmptyMap(
    examples.map((example) => [
      example.name,
      example.component === undefined ? printExample(example) : { $ref: names.ref('examples', example.component) },
    ]),
  );
}

export function printServer({ url, description, variables, unspecified }: Server): JsonTree {
  return {
    url,
    description,
    variables: nonEmptyMap(
      variables.map((variable) => [
        variable.name,
        {
          enum: variable.enum,
          default: variable.default,
          description: variable.description,
          ...printUnspecified(variable.unspecified),
        },
      ]),
    ),
    ...printUnspecified(unspecified),
  };
}

/** Prints path items in the order of the model; `part` prints each path item. */
export function printPaths(
  operations: readonly Operation[],
  names: ComponentKeys,
  printItem: (path: string, item: readonly Operation[]) => JsonTree = (_, item) => printPathItem(item, names),
): ReadonlyMap<string, JsonTree> {
  const items = new Map<string, Operation[]>();
  for (const operation of operations) {
    const item = items.get(operation.path);
    if (item) item.push(operation);
    else items.set(operation.path, [operation]);
  }
  return new Map([...items].map(([path, item]) => [path, printItem(path, item)]));
}

export function printCallback({ operations, unspecified }: Callback, names: ComponentKeys): JsonTree {
  return new Map<string, JsonTree | undefined>([
    ...printPaths(operations, names),
    ...Object.entries(printUnspecified(unspecified)),
  ]);
}

export function printSecurity(alternatives: readonly SecurityRequirement[], names: ComponentKeys): JsonTree {
  return alternatives.map(
    ({ schemes }) => new Map(schemes.map(({ scheme, scopes }) => [names.key('securitySchemes', scheme), scopes])),
  );
}

export function printPathItem(operations: readonly Operation[], names: ComponentKeys): JsonTree {
  const [first] = operations;
  return {
    summary: first?.pathSummary,
    description: first?.pathDescription,
    ...Object.fromEntries(
      operations.filter(hasFixedField).map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    additionalOperations: nonEmptyMap(
      operations
        .filter((operation) => !hasFixedField(operation))
        .map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    ...(first && printPathItemExtensions(first.resource, first.pathUnspecified, names)),
  };
}

/** Returns whether Path Item Objects have a field for the method. Other methods are in `additionalOperations`. */
function hasFixedField({ method }: Operation): boolean {
  return pathItemMethods.some((known) => known === method);
}

function printOperation(operation: Operation, names: ComponentKeys): JsonTree {
  return {
    operationId: operation.id === `${operation.method} ${operation.path}` ? undefined : operation.id,
    tags: nonEmptyArray(operation.tags),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated || undefined,
    externalDocs: operation.externalDocs && { ...operation.externalDocs },
    security: operation.hasOwnSecurity ? printSecurity(operation.security, names) : undefined,
    servers: operation.servers?.map(printServer),
    parameters: nonEmptyArray(operation.parameters)?.map((parameter) => printParameterOrRef(parameter, names)),
    requestBody: operation.requestBody && printBodyOrRef(operation.requestBody, names),
    responses: new Map(operation.responses.map((response) => [response.status, printResponseOrRef(response, names)])),
    callbacks: nonEmptyMap(operation.callbacks.map((callback) => [callback.name, printCallbackOrRef(callback, names)])),
    ...printOperationExtensions(operation.extensions, names),
    ...printUnknownExtensions(operation.unknownExtensions, names),
  };
}

function printCallbackOrRef(callback: Callback, names: ComponentKeys): JsonTree {
  return callback.component === undefined
    ? printCallback(callback, names)
    : { $ref: names.ref('callbacks', callback.component) };
}
