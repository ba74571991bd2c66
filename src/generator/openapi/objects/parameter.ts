// Parameter objects: locations, styles, defaults, and the headers that OpenAPI ignores.

import { defaulted, flag, list, object, optional, optionalValue, required, text, word } from '../object-parsers.ts';
import type { Parameter, ParameterLocation, Style } from '../types.ts';
import { placeOf, say, slip, type Read, type Reading, type Site } from '../read-context.ts';
import { referable } from '../read-reference.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { anything, examplesOf, readExamples } from './example.ts';
import { readContent, serialisation } from './media-type.ts';
import { readSchema } from './schema-location.ts';

const locations = ['path', 'query', 'header', 'cookie', 'querystring'] as const;
type WrittenStyle = Style | 'cookie';
/** Styles of each location; the first is the default. */
const styles: Readonly<Record<ParameterLocation, readonly WrittenStyle[]>> = {
  path: ['simple', 'matrix', 'label'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
const everyStyle = [
  'matrix',
  'label',
  'form',
  'simple',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
  'cookie',
] as const;
const ignored = new Set(['accept', 'content-type', 'authorization']);

const readFields = object('parameter', {
  name: required(text),
  in: required(word(locations)),
  description: optional(text),
  required: defaulted(flag, false),
  deprecated: defaulted(flag, false),
  allowEmptyValue: defaulted(flag, false),
  allowReserved: defaulted(flag, false),
  style: optional(word(everyStyle)),
  explode: optional(flag),
  schema: optional(readSchema),
  content: optional(readContent),
  example: optionalValue(anything),
  examples: optional(readExamples),
});

/** Parses a parameter, with the defaults of the specification. */
export const readParameter: Read<Parameter> = referable('parameters', (at, reading) => {
  const fields = readFields(at, reading);
  if (!fields) return undefined;
  if (fields.in === 'querystring') return wholeQuery(fields, reading);
  const { node, name, in: location, description, deprecated, allowEmptyValue } = fields;
  const written = styleOf({ ...fields, in: location }, reading);
  // The style `cookie` (3.2) is `form` without percent-encoding.
  const style = written === 'cookie' ? 'form' : written;
  const allowReserved = fields.allowReserved || written === 'cookie';
  return {
    node,
    name,
    in: location,
    required: isRequired({ ...fields, in: location }, reading),
    deprecated,
    allowEmptyValue,
    allowReserved,
    style,
    explode: fields.explode ?? style === 'form',
    examples: examplesOf(fields, reading),
    ...serialisation(fields, node, reading),
    ...(description !== undefined && { description }),
  };
});

/**
 * Reads a parameter in `querystring` (3.2). As a form, it is an object whose properties are the query parameters. Other
 * media types exclude any other query parameter, and are not supported.
 */
function wholeQuery(fields: NonNullable<ReturnType<typeof readFields>>, reading: Reading): Parameter | undefined {
  const { node, name, required: needed, description, deprecated, content } = fields;
  const [only] = content ?? [];
  if (only?.mediaType.toLowerCase() !== 'application/x-www-form-urlencoded' || !only.schema) {
    say(
      reading,
      'document/query-string',
      node.entries.get('content')?.value ?? node,
      `the query "${name}" is read as application/x-www-form-urlencoded only`,
    );
    return undefined;
  }
  return {
    node,
    name,
    in: 'query',
    required: needed,
    deprecated,
    allowEmptyValue: false,
    allowReserved: false,
    style: 'form',
    explode: true,
    schema: only.schema,
    form: only.encoding,
    examples: only.examples,
    ...(description !== undefined && { description }),
  };
}

const readList = list((at, reading) => {
  const parameter = readParameter(at, reading);
  return parameter && { parameter, item: at.node };
});

/** Parses `parameters`: each name once per location, without the headers that OpenAPI ignores. */
export const readParameters: Read<readonly Parameter[]> = (at: Site, reading) => {
  const met = new Map<string, Node>();
  const kept: Parameter[] = [];
  for (const { parameter, item } of readList(at, reading) ?? []) {
    const key = `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
    const first = met.get(key);
    if (first) {
      slip(
        reading,
        'document/duplicate-parameter',
        item,
        `the ${parameter.in} parameter "${parameter.name}" stands twice in this list`,
        {
          related: [{ place: placeOf(first), message: 'where it stands first' }],
        },
      );
    } else if (isIgnored(parameter)) {
      slip(reading, 'document/ignored-header', item, `OpenAPI ignores the header parameter "${parameter.name}"`, {
        help: 'Content types are said by "content", and credentials by "security".',
      });
    } else kept.push(parameter);
    met.set(key, first ?? item);
  }
  return kept;
};

function isIgnored(parameter: Parameter): boolean {
  return parameter.in === 'header' && ignored.has(parameter.name.toLowerCase());
}

function isRequired(
  fields: { readonly node: MapNode; readonly in: ParameterLocation; readonly name: string; readonly required: boolean },
  reading: Reading,
): boolean {
  if (fields.in === 'path' && !fields.required) {
    const where = fields.node.entries.get('required')?.value ?? fields.node;
    slip(
      reading,
      'document/path-parameter-optional',
      where,
      `the path parameter "${fields.name}" must say "required: true"; it is read so`,
    );
  }
  return fields.in === 'path' || fields.required;
}

function styleOf(
  fields: { readonly node: MapNode; readonly in: ParameterLocation; readonly style?: WrittenStyle },
  reading: Reading,
): WrittenStyle {
  const allowed = styles[fields.in];
  const fallback = allowed[0] ?? 'simple';
  if (fields.style === undefined || allowed.includes(fields.style)) return fields.style ?? fallback;
  const where = fields.node.entries.get('style')?.value ?? fields.node;
  say(
    reading,
    'document/bad-style',
    where,
    `a ${fields.in} parameter cannot have the style "${fields.style}", only ${allowed.join(', ')}`,
  );
  return fallback;
}
