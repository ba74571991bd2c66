// Parameters, headers, bodies, responses, links, and examples as objects of the canonical document.

import type { JsonTree } from '../../code/json/json.ts';
import type { Body, Content, Encoding, Example, Header, Link, Parameter, Response } from '../../model/types/api.ts';
import { leftOpen } from './extensions.ts';
import { filled, keyed, type Names } from '../../model/naming/component-keys.ts';
import { printSchema } from './schema-object.ts';
import { printServer } from './server-object.ts';

/** The default `style` of each parameter location (OpenAPI, Parameter Object). */
const usualStyle = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' } as const;

/** Prints a Reference Object if the parameter is a component, otherwise a Parameter Object. */
export function useParameter(parameter: Parameter, names: Names): JsonTree {
  return parameter.component === undefined
    ? printParameter(parameter, names)
    : { $ref: names.ref('parameters', parameter.component) };
}

export function printParameter(parameter: Parameter, names: Names): JsonTree {
  const style = parameter.style === usualStyle[parameter.in] ? undefined : parameter.style;
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
          schema: parameter.schema ? printSchema(parameter.schema.assertion, names) : {},
          examples: printExamples(parameter.examples, names),
        }),
    ...leftOpen(parameter.unspecified),
  };
}

export function useHeader(header: Header, names: Names): JsonTree {
  return header.component === undefined ? printHeader(header, names) : { $ref: names.ref('headers', header.component) };
}

export function printHeader(header: Header, names: Names): JsonTree {
  return {
    description: header.description,
    required: header.required || undefined,
    deprecated: header.deprecated || undefined,
    ...(header.content
      ? { content: printContents([header.content], names) }
      : {
          explode: header.explode || undefined,
          schema: header.schema ? printSchema(header.schema.assertion, names) : {},
          examples: printExamples(header.examples, names),
        }),
    ...leftOpen(header.unspecified),
  };
}

export function useBody(body: Body, names: Names): JsonTree {
  return body.component === undefined ? printBody(body, names) : { $ref: names.ref('requestBodies', body.component) };
}

export function printBody(body: Body, names: Names): JsonTree {
  return {
    description: body.description,
    required: body.required || undefined,
    content: printContents(body.contents, names),
    ...leftOpen(body.unspecified),
  };
}

export function useResponse(response: Response, names: Names): JsonTree {
  return response.component === undefined
    ? printResponse(response, names)
    : { $ref: names.ref('responses', response.component) };
}

export function printResponse(response: Response, names: Names): JsonTree {
  return {
    description: response.description,
    headers: printHeaders(response.headers, names),
    content: response.contents.length === 0 ? undefined : printContents(response.contents, names),
    links: keyed(response.links.map((link) => [link.name, useLink(link, names)])),
    ...leftOpen(response.unspecified),
  };
}

export function printLink(link: Link): JsonTree {
  return {
    operationId: link.operationId,
    operationRef: link.operationRef,
    parameters: keyed(link.parameters),
    requestBody: link.requestBody,
    description: link.description,
    server: link.server && printServer(link.server),
    ...leftOpen(link.unspecified),
  };
}

export function printExample({ summary, description, value, externalValue, unspecified }: Example): JsonTree {
  return { summary, description, value, externalValue, ...leftOpen(unspecified) };
}

function useLink(link: Link, names: Names): JsonTree {
  return link.component === undefined ? printLink(link) : { $ref: names.ref('links', link.component) };
}

function printHeaders(headers: readonly Header[], names: Names): JsonTree | undefined {
  return keyed(headers.map((header) => [header.name, useHeader(header, names)]));
}

function printContents(contents: readonly Content[], names: Names): JsonTree {
  return new Map(contents.map((content) => [content.mediaType, printContent(content, names)]));
}

function printContent({ schema, examples, encoding, unspecified }: Content, names: Names): JsonTree {
  return {
    schema: schema && printSchema(schema.assertion, names),
    examples: printExamples(examples, names),
    encoding: filled(encoding) && new Map(encoding.map((each) => [each.property, printEncoding(each, names)])),
    ...leftOpen(unspecified),
  };
}

function printEncoding(encoding: Encoding, names: Names): JsonTree {
  return {
    contentType: encoding.contentType,
    headers: printHeaders(encoding.headers, names),
    style: encoding.style,
    explode: encoding.explode,
    allowReserved: encoding.allowReserved || undefined,
    ...leftOpen(encoding.unspecified),
  };
}

function printExamples(examples: readonly Example[], names: Names): JsonTree | undefined {
  return keyed(
    examples.map((example) => [
      example.name,
      example.component === undefined ? printExample(example) : { $ref: names.ref('examples', example.component) },
    ]),
  );
}
