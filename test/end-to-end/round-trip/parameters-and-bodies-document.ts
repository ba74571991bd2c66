// A document with an operation for every parameter style, location, and type, and for every body media type.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';
export type ValueType = keyof typeof schemas;

const flatObject = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: { type: 'string' },
    count: { type: 'integer' },
    share: { type: 'number' },
    open: { type: 'boolean' },
  },
} as const;

export const schemas = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  choice: { enum: ['a b', 'c,d', 'é'] },
  strings: { type: 'array', items: { type: 'string' } },
  integers: { type: 'array', items: { type: 'integer' } },
  booleans: { type: 'array', items: { type: 'boolean' } },
  object: flatObject,
  nested: {
    type: 'object',
    required: ['outer'],
    additionalProperties: false,
    properties: {
      outer: { type: 'object', required: ['inner'], properties: { inner: flatObject } },
      numbers: { type: 'array', items: { type: 'integer' } },
      objects: { type: 'array', items: flatObject },
      either: { anyOf: [flatObject, { type: 'integer' }] },
    },
  },
  json: {},
} as const;

const styles: Readonly<Record<ParameterLocation, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The only parameter of an operation, named `value`, or `X-Value` if it is a header. */
export interface ParameterCase {
  readonly id: string;
  readonly location: ParameterLocation;
  readonly style: string;
  readonly explode: boolean;
  readonly type: ValueType;
}

/** Every combination that the style table in OpenAPI defines. */
export const parameterCases: readonly ParameterCase[] = [
  ...(Object.keys(styles) as ParameterLocation[]).flatMap((location) =>
    styles[location].flatMap((style) =>
      [false, true].flatMap((explode) =>
        (Object.keys(schemas) as ValueType[])
          .filter((type) => hasDefinedStyle(style, explode, type))
          .map((type) => ({
            id: [location, style, explode ? 'exploded' : '', type]
              .map((word, index) => (index === 0 ? word : capitalize(word)))
              .join(''),
            location,
            style,
            explode,
            type,
          })),
      ),
    ),
  ),
  ...(Object.keys(styles) as ParameterLocation[]).map((location) => ({
    id: `${location}Json`,
    location,
    style: 'json',
    explode: false,
    type: 'json' as const,
  })),
];

function capitalize(word: string): string {
  return word.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

function hasDefinedStyle(style: string, explode: boolean, type: ValueType): boolean {
  if (type === 'json') return false;
  const isArray = ['strings', 'integers', 'booleans'].includes(type);
  if (style === 'deepObject') return explode && (isArray || type === 'object' || type === 'nested');
  if (type === 'nested') return false;
  if (style === 'spaceDelimited' || style === 'pipeDelimited') return !explode && (isArray || type === 'object');
  return true;
}

const file = { type: 'string', format: 'binary' };

const styledSchema = {
  type: 'object',
  required: ['joined'],
  additionalProperties: false,
  properties: {
    joined: schemas.integers,
    spaced: schemas.booleans,
    piped: schemas.strings,
    deep: schemas.nested,
    listed: schemas.integers,
    spread: schemas.object,
    json: schemas.strings,
  },
};

/** The properties of `spread` become top-level fields, with names that differ from the others. */
const styledEncoding = {
  joined: { explode: false },
  spaced: { style: 'spaceDelimited' },
  piped: { style: 'pipeDelimited', explode: false },
  deep: { style: 'deepObject' },
  listed: { style: 'deepObject' },
  spread: { style: 'form', explode: true },
  json: { contentType: 'application/json' },
};

/** The content of each request body, by operation. */
export const bodyCases = {
  json: { 'application/json': { schema: {} } },
  vendorJson: { 'application/vnd.example+json; version=1': { schema: {} } },
  text: { 'text/plain': { schema: { type: 'string' } } },
  xml: { 'application/xml': { schema: { type: 'string' } } },
  bytes: { 'application/octet-stream': { schema: file } },
  image: { 'image/*': { schema: file } },
  form: { 'application/x-www-form-urlencoded': { schema: formSchema({}) } },
  styled: { 'application/x-www-form-urlencoded': { schema: styledSchema, encoding: styledEncoding } },
  parts: { 'multipart/form-data': { schema: formSchema({ file, files: { type: 'array', items: file } }) } },
} as const;

function formSchema(additional: object): object {
  const properties = Object.fromEntries(
    Object.entries(schemas).filter(([type]) => type !== 'json' && type !== 'nested'),
  );
  return {
    type: 'object',
    required: ['string'],
    additionalProperties: false,
    properties: { ...properties, objects: { type: 'array', items: schemas.object }, ...additional },
  };
}

/** Writes the document and returns its path. */
export function writeDocument(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'round-trip.json');
  const responses = { 204: { description: 'No content.' } };
  const parameterPaths = parameterCases.map(({ id, location, style, explode, type }) => {
    const schemaOrContent =
      style === 'json'
        ? { content: { 'application/json': { schema: schemas.json } } }
        : { style, explode, schema: schemas[type] };
    const parameter = {
      name: location === 'header' ? 'X-Value' : 'value',
      in: location,
      required: true,
      ...schemaOrContent,
    };
    return [
      `/${id}${location === 'path' ? '/{value}/end' : ''}`,
      { get: { operationId: id, tags: ['parameters'], parameters: [parameter], responses } },
    ] as const;
  });
  const bodyPaths = Object.entries(bodyCases).map(
    ([id, content]) =>
      [
        `/${id}`,
        { post: { operationId: id, tags: ['bodies'], requestBody: { required: true, content }, responses } },
      ] as const,
  );
  const paths: object = Object.fromEntries<object>([...parameterPaths, ...bodyPaths]);
  writeFileSync(
    path,
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Round trip', version: '1.0.0' },
      servers: [{ url: 'https://api.example.com' }],
      paths,
    }),
  );
  return path;
}
