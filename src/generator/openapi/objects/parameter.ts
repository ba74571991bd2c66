// Parameter objects: locations, styles, defaults, and the headers that OpenAPI ignores.

import {
  defaulted,
  boolean,
  array,
  object,
  optional,
  optionalNullable,
  required,
  string,
  stringEnum,
} from '../parser-combinators.ts';
import type { Parameter, ParameterLocation, Style } from '../types.ts';
import { sourceLocation, reportAt, type Parser, type ReadContext, type NodeInResource } from '../read-context.ts';
import { orReference } from '../read-reference.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { anyNode, collectExamples, readExamples, readSchema } from './schema-and-example.ts';
import { readContent, readSchemaOrContent } from './media-type-and-header.ts';

const parameterLocations = ['path', 'query', 'header', 'cookie', 'querystring'] as const;
type StyleKeyword = Style | 'cookie';
/** Styles of each location; the first is the default. */
export const stylesByLocation: Readonly<Record<ParameterLocation, readonly StyleKeyword[]>> = {
  path: ['simple', 'matrix', 'label'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
const allStyles = [
  'matrix',
  'label',
  'form',
  'simple',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
  'cookie',
] as const;
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

const readParameterFields = object('parameter', {
  name: required(string),
  in: required(stringEnum(parameterLocations)),
  description: optional(string),
  required: defaulted(boolean, false),
  deprecated: defaulted(boolean, false),
  allowEmptyValue: defaulted(boolean, false),
  allowReserved: defaulted(boolean, false),
  style: optional(stringEnum(allStyles)),
  explode: optional(boolean),
  schema: optional(readSchema),
  content: optional(readContent),
  example: optionalNullable(anyNode),
  examples: optional(readExamples),
});

/** Parses a parameter and applies the defaults from the specification. */
export const readParameter: Parser<Parameter> = orReference('parameters', (nodeLocation, context) => {
  const fields = readParameterFields(nodeLocation, context);
  if (!fields) return undefined;
  if (fields.in === 'querystring') return readQueryString(fields, context);
  const { node, name, in: location, description, deprecated, allowEmptyValue } = fields;
  const styleKeyword = readStyle({ ...fields, in: location }, context);
  // The style `cookie` (3.2) is `form` without percent-encoding.
  const style = styleKeyword === 'cookie' ? 'form' : styleKeyword;
  const allowReserved = fields.allowReserved || styleKeyword === 'cookie';
  return {
    node,
    name,
    in: location,
    required: readRequired({ ...fields, in: location }, context),
    deprecated,
    allowEmptyValue,
    allowReserved,
    style,
    explode: fields.explode ?? style === 'form',
    examples: collectExamples(fields, context),
    ...readSchemaOrContent(fields, node, context),
    ...(description !== undefined && { description }),
  };
});

/**
 * Reads a `querystring` parameter (3.2), which describes the whole query. It must be a form: an object whose properties
 * are the query parameters. Other media types are not supported.
 */
function readQueryString(
  fields: NonNullable<ReturnType<typeof readParameterFields>>,
  context: ReadContext,
): Parameter | undefined {
  const { node, name, required: isMandatory, description, deprecated, content } = fields;
  const [formContent] = content ?? [];
  if (formContent?.mediaType.toLowerCase() !== 'application/x-www-form-urlencoded' || !formContent.schema) {
    reportAt(
      context,
      'document/unsupported-query-string',
      node.entries.get('content')?.value ?? node,
      `query string \`${name}\` must be \`application/x-www-form-urlencoded\` with a schema`,
    );
    return undefined;
  }
  return {
    node,
    name,
    in: 'query',
    required: isMandatory,
    deprecated,
    allowEmptyValue: false,
    allowReserved: false,
    style: 'form',
    explode: true,
    schema: formContent.schema,
    form: formContent.encoding,
    examples: formContent.examples,
    ...(description !== undefined && { description }),
  };
}

const readParameterItems = array((nodeLocation, context) => {
  const parameter = readParameter(nodeLocation, context);
  return parameter && { parameter, item: nodeLocation.node };
});

/** Parses `parameters`. Removes duplicates and the headers that OpenAPI ignores. */
export const readParameters: Parser<readonly Parameter[]> = (nodeLocation: NodeInResource, context) => {
  const seen = new Map<string, Node>();
  const parameters: Parameter[] = [];
  for (const { parameter, item } of readParameterItems(nodeLocation, context) ?? []) {
    const key = `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
    const first = seen.get(key);
    if (first) {
      reportAt(
        context,
        'document/duplicate-parameter',
        item,
        `duplicate ${parameter.in} parameter \`${parameter.name}\``,
        {
          related: [{ location: sourceLocation(first), message: 'first declared here' }],
        },
      );
    } else if (isIgnoredHeader(parameter)) {
      reportAt(
        context,
        'document/ignored-header',
        item,
        `header parameter \`${parameter.name}\` has no effect: OpenAPI ignores it`,
        {
          help: 'use `content` for media types and `security` for credentials',
        },
      );
    } else parameters.push(parameter);
    seen.set(key, first ?? item);
  }
  return parameters;
};

function isIgnoredHeader(parameter: Parameter): boolean {
  return parameter.in === 'header' && ignoredHeaders.has(parameter.name.toLowerCase());
}

function readRequired(
  fields: { readonly node: MapNode; readonly in: ParameterLocation; readonly name: string; readonly required: boolean },
  context: ReadContext,
): boolean {
  if (fields.in === 'path' && !fields.required) {
    const position = fields.node.entries.get('required')?.value ?? fields.node;
    reportAt(
      context,
      'document/optional-path-parameter',
      position,
      `missing \`required: true\` in path parameter \`${fields.name}\`; it is treated as required`,
    );
  }
  return fields.in === 'path' || fields.required;
}

function readStyle(
  fields: { readonly node: MapNode; readonly in: ParameterLocation; readonly style?: StyleKeyword },
  context: ReadContext,
): StyleKeyword {
  const allowed = stylesByLocation[fields.in];
  const fallback = allowed[0] ?? 'simple';
  if (fields.style === undefined || allowed.includes(fields.style)) return fields.style ?? fallback;
  const position = fields.node.entries.get('style')?.value ?? fields.node;
  reportAt(
    context,
    'document/invalid-style',
    position,
    `invalid style \`${fields.style}\` for a ${fields.in} parameter: expected ${allowed.length > 1 ? 'one of ' : ''}${allowed.map((style) => `\`${style}\``).join(', ')}`,
  );
  return fallback;
}
