// Text format of operation parts.

import type { Body, Content, Encoding, Example, Header, Link, Parameter, Response, Typed } from '../types/api.ts';
import { serverLines } from './print-info.ts';
import { assertionLines } from './print-schema.ts';
import { block, compact, fact, flag, json, name, open, type Lines } from './indented-lines.ts';
import { useLines } from './print-shape.ts';

/** Prints a reference to a component on one line; the component itself is printed with the components. */
function useOf(heading: string, component: string | undefined, lines: () => Lines): Lines {
  return component === undefined ? block(heading, lines()) : [`${heading} component ${name(component)}`];
}

export function parameterUse(parameter: Parameter): Lines {
  return useOf(`parameter ${parameter.in} ${name(parameter.name)}`, parameter.component, () =>
    parameterLines(parameter),
  );
}

export function parameterLines(parameter: Parameter): Lines {
  return [
    ...flag('required', parameter.required),
    ...flag('deprecated', parameter.deprecated),
    `style ${parameter.style}${parameter.explode ? ' explode' : ''}`,
    ...flag('the whole query', parameter.form !== undefined),
    ...flag('allowEmptyValue', parameter.allowEmptyValue),
    ...flag('allowReserved', parameter.allowReserved),
    ...fact('description', parameter.description),
    ...open(parameter.unspecified),
    ...carried(parameter),
  ];
}

export function headerUse(header: Header): Lines {
  return useOf(`header ${name(header.name)}`, header.component, () => headerLines(header));
}

export function headerLines(header: Header): Lines {
  return [
    ...flag('required', header.required),
    ...flag('deprecated', header.deprecated),
    ...flag('explode', header.explode),
    ...fact('description', header.description),
    ...open(header.unspecified),
    ...carried(header),
  ];
}

function carried({ schema, content, examples }: Parameter | Header): Lines {
  return [
    ...(schema ? typedLines(schema) : []),
    ...(content ? contentLines(content) : []),
    ...examples.flatMap(exampleUse),
  ];
}

export function bodyUse(body: Body): Lines {
  return useOf('body', body.component, () => bodyLines(body));
}

export function bodyLines({ required, description, contents, unspecified }: Body): Lines {
  return [
    ...flag('required', required),
    ...fact('description', description),
    ...open(unspecified),
    ...contents.flatMap(contentLines),
  ];
}

export function responseUse(response: Response): Lines {
  return useOf(`response ${response.status}`, response.component, () => responseLines(response));
}

export function responseLines({ description, headers, contents, links, unspecified }: Response): Lines {
  return [
    ...fact('description', description),
    ...open(unspecified),
    ...headers.flatMap(headerUse),
    ...contents.flatMap(contentLines),
    ...links.flatMap(linkUse),
  ];
}

function contentLines({ mediaType, schema, examples, encoding, unspecified }: Content): Lines {
  return block(`content ${name(mediaType)}`, [
    ...(schema ? typedLines(schema) : []),
    ...examples.flatMap(exampleUse),
    ...encoding.flatMap(encodingLines),
    ...open(unspecified),
  ]);
}

function encodingLines({
  property,
  contentType,
  headers,
  style,
  explode,
  allowReserved,
  unspecified,
}: Encoding): Lines {
  return block(`encoding ${name(property)}`, [
    ...fact('contentType', contentType),
    ...fact('style', style),
    ...fact('explode', explode),
    ...flag('allowReserved', allowReserved),
    ...open(unspecified),
    ...headers.flatMap(headerUse),
  ]);
}

export function exampleUse(example: Example): Lines {
  return useOf(`example ${name(example.name)}`, example.component, () => exampleLines(example));
}

export function exampleLines({ summary, description, value, externalValue, unspecified }: Example): Lines {
  return [
    ...fact('summary', summary),
    ...fact('description', description),
    ...fact('value', value),
    ...fact('externalValue', externalValue),
    ...open(unspecified),
  ];
}

function linkUse(link: Link): Lines {
  return useOf(`link ${name(link.name)}`, link.component, () => linkLines(link));
}

export function linkLines({
  operationId,
  operationRef,
  description,
  parameters,
  requestBody,
  server,
  unspecified,
}: Link): Lines {
  return [
    ...fact('operationId', operationId),
    ...fact('operationRef', operationRef),
    ...fact('description', description),
    ...[...parameters].map(([parameter, value]) => `parameter ${name(parameter)} ${json(value)}`),
    ...fact('requestBody', requestBody),
    ...(server ? serverLines(server) : []),
    ...open(unspecified),
  ];
}

/** Prints the schema and its shapes: one shape if request and response are equal, none for a plain reference. */
export function typedLines({ assertion, request, response }: Typed): Lines {
  const asserted = assertionLines(assertion);
  const [only = ''] = asserted;
  if (asserted.length === 1 && only.startsWith('ref ')) return [`schema: ${only}`];
  return [...compact('schema', asserted), ...readingLines(request, response)];
}

export function readingLines(request: Typed['request'], response: Typed['response']): Lines {
  const asked = useLines(request);
  const answered = useLines(response);
  if (asked.join('\n') === answered.join('\n')) return below('reading', asked);
  return [...below('request', asked), ...below('response', answered)];
}

function below(heading: string, [first = '', ...rest]: Lines): Lines {
  return [`${heading}: ${first}`, ...rest];
}
