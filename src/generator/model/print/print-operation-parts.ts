// Prints operation parts, servers, tags, and security schemes in the model's text format.

import type {
  RequestBody,
  MediaType,
  Encoding,
  Example,
  Header,
  Link,
  Parameter,
  Response,
  SchemaAndShapes,
  SecurityScheme,
  Server,
  Tag,
} from '../types/api.ts';
import { jsonSchemaLines, shapeUseLines } from './print-schema.ts';
import {
  block,
  compactBlock,
  valueLine,
  booleanLine,
  printJson,
  printName,
  unspecifiedLines,
  type Lines,
} from './indented-lines.ts';

/** Prints an inline part as a block, and a reference to a component as one line. */
function useLines(heading: string, component: string | undefined, lines: () => Lines): Lines {
  return component === undefined ? block(heading, lines()) : [`${heading} component ${printName(component)}`];
}

export function parameterUseLines(parameter: Parameter): Lines {
  return useLines(`parameter ${parameter.in} ${printName(parameter.name)}`, parameter.component, () =>
    parameterLines(parameter),
  );
}

export function parameterLines(parameter: Parameter): Lines {
  return [
    ...booleanLine('required', parameter.required),
    ...booleanLine('deprecated', parameter.deprecated),
    `style ${parameter.style}${parameter.explode ? ' explode' : ''}`,
    ...booleanLine('the whole query', parameter.querystringEncoding !== undefined),
    ...booleanLine('allowEmptyValue', parameter.allowEmptyValue),
    ...booleanLine('allowReserved', parameter.allowReserved),
    ...valueLine('description', parameter.description),
    ...unspecifiedLines(parameter.unspecified),
    ...contentOrSchemaLines(parameter),
  ];
}

export function headerUseLines(header: Header): Lines {
  return useLines(`header ${printName(header.name)}`, header.component, () => headerLines(header));
}

export function headerLines(header: Header): Lines {
  return [
    ...booleanLine('required', header.required),
    ...booleanLine('deprecated', header.deprecated),
    ...booleanLine('explode', header.explode),
    ...valueLine('description', header.description),
    ...unspecifiedLines(header.unspecified),
    ...contentOrSchemaLines(header),
  ];
}

function contentOrSchemaLines({ schema, content, examples }: Parameter | Header): Lines {
  return [
    ...(schema ? schemaAndShapesLines(schema) : []),
    ...(content ? mediaTypeLines(content) : []),
    ...examples.flatMap(exampleOrReferenceLines),
  ];
}

export function bodyOrReferenceLines(body: RequestBody): Lines {
  return useLines('body', body.component, () => bodyLines(body));
}

export function bodyLines({ required, description, content, unspecified }: RequestBody): Lines {
  return [
    ...booleanLine('required', required),
    ...valueLine('description', description),
    ...unspecifiedLines(unspecified),
    ...content.flatMap(mediaTypeLines),
  ];
}

export function responseUseLines(response: Response): Lines {
  return useLines(`response ${response.status}`, response.component, () => responseLines(response));
}

export function responseLines({ description, headers, content, links, unspecified }: Response): Lines {
  return [
    ...valueLine('description', description),
    ...unspecifiedLines(unspecified),
    ...headers.flatMap(headerUseLines),
    ...content.flatMap(mediaTypeLines),
    ...links.flatMap(linkUseLines),
  ];
}

function mediaTypeLines({ mediaType, schema, examples, encoding, unspecified }: MediaType): Lines {
  return block(`content ${printName(mediaType)}`, [
    ...(schema ? schemaAndShapesLines(schema) : []),
    ...examples.flatMap(exampleOrReferenceLines),
    ...encoding.flatMap(encodingLines),
    ...unspecifiedLines(unspecified),
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
  return block(`encoding ${printName(property)}`, [
    ...valueLine('contentType', contentType),
    ...valueLine('style', style),
    ...valueLine('explode', explode),
    ...booleanLine('allowReserved', allowReserved),
    ...unspecifiedLines(unspecified),
    ...headers.flatMap(headerUseLines),
  ]);
}

export function exampleOrReferenceLines(example: Example): Lines {
  return useLines(`example ${printName(example.name)}`, example.component, () => exampleLines(example));
}

export function exampleLines({ summary, description, value, externalValue, unspecified }: Example): Lines {
  return [
    ...valueLine('summary', summary),
    ...valueLine('description', description),
    ...valueLine('value', value),
    ...valueLine('externalValue', externalValue),
    ...unspecifiedLines(unspecified),
  ];
}

function linkUseLines(link: Link): Lines {
  return useLines(`link ${printName(link.name)}`, link.component, () => linkLines(link));
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
    ...valueLine('operationId', operationId),
    ...valueLine('operationRef', operationRef),
    ...valueLine('description', description),
    ...[...parameters].map(([parameter, value]) => `parameter ${printName(parameter)} ${printJson(value)}`),
    ...valueLine('requestBody', requestBody),
    ...(server ? serverLines(server) : []),
    ...unspecifiedLines(unspecified),
  ];
}

/** Prints the schema and its shapes: one shape if request and response are equal, none for a plain reference. */
export function schemaAndShapesLines({ jsonSchema, request, response }: SchemaAndShapes): Lines {
  const schemaLines = jsonSchemaLines(jsonSchema);
  const [only = ''] = schemaLines;
  if (schemaLines.length === 1 && only.startsWith('ref ')) return [`schema: ${only}`];
  return [...compactBlock('schema', schemaLines), ...shapesLines(request, response)];
}

export function shapesLines(request: SchemaAndShapes['request'], response: SchemaAndShapes['response']): Lines {
  const requestShape = shapeUseLines(request);
  const responseShape = shapeUseLines(response);
  if (requestShape.join('\n') === responseShape.join('\n')) return prependHeading('shape', requestShape);
  return [...prependHeading('request', requestShape), ...prependHeading('response', responseShape)];
}

function prependHeading(heading: string, [first = '', ...rest]: Lines): Lines {
  return [`${heading}: ${first}`, ...rest];
}

export function tagLines({ name, description, externalDocs, unspecified }: Tag): Lines {
  return block(`tag ${printName(name)}`, [
    ...valueLine('description', description),
    ...(externalDocs ? valueLine('externalDocs', { ...externalDocs }) : []),
    ...unspecifiedLines(unspecified),
  ]);
}

export function securitySchemeLines({ name, description, scheme, unspecified }: SecurityScheme): Lines {
  const { type } = scheme;
  const details: Lines =
    type === 'oauth2'
      ? scheme.flows.flatMap(({ grant, scopes, unspecified: unspecifiedSentences, ...urls }) =>
          block(`flow ${grant}`, [
            ...Object.entries(urls).flatMap(([keyword, url]) => valueLine(keyword, url)),
            ...scopes.map((scope) => `scope ${printName(scope.scope)} ${printJson(scope.description)}`),
            ...unspecifiedLines(unspecifiedSentences),
          ]),
        )
      : Object.entries(scheme).flatMap(([keyword, value]) => (keyword === 'type' ? [] : valueLine(keyword, value)));
  return block(`security scheme ${printName(name)} ${type}`, [
    ...valueLine('description', description),
    ...details,
    ...unspecifiedLines(unspecified),
  ]);
}

export function serverLines({ url, description, variables, unspecified }: Server): Lines {
  return block(`server ${printJson(url)}`, [
    ...valueLine('description', description),
    ...variables.flatMap((variable) =>
      block(`variable ${printName(variable.name)} = ${printJson(variable.default)}`, [
        ...(variable.enum ? [`enum ${variable.enum.map(printJson).join(' ')}`] : []),
        ...valueLine('description', variable.description),
        ...unspecifiedLines(variable.unspecified),
      ]),
    ),
    ...unspecifiedLines(unspecified),
  ]);
}
