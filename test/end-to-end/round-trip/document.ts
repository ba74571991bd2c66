// A document that has a parameter of every style, place and type, and a body of every media type: one operation for each.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Place = 'path' | 'query' | 'header' | 'cookie';
export type Type = keyof typeof schemas;

const flat = {
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
  object: flat,
  nested: {
    type: 'object',
    required: ['of'],
    additionalProperties: false,
    properties: {
      of: { type: 'object', required: ['it'], properties: { it: flat } },
      numbers: { type: 'array', items: { type: 'integer' } },
      objects: { type: 'array', items: flat },
      either: { anyOf: [flat, { type: 'integer' }] },
    },
  },
  json: {},
} as const;

const styles: Readonly<Record<Place, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** One parameter of the document, called `value` (a header `X-Value`), of the operation `id`. */
export interface ParameterCase {
  readonly id: string;
  readonly place: Place;
  readonly style: string;
  readonly explode: boolean;
  readonly type: Type;
}

/** Every combination that OpenAPI's table of styles gives a meaning. */
export const parameterCases: readonly ParameterCase[] = [
  ...(Object.keys(styles) as Place[]).flatMap((place) =>
    styles[place].flatMap((style) =>
      [false, true].flatMap((explode) =>
        (Object.keys(schemas) as Type[])
          .filter((type) => hasMeaning(style, explode, type))
          .map((type) => ({
            id: [place, style, explode ? 'exploded' : '', type]
              .map((word, index) => (index === 0 ? word : capitalized(word)))
              .join(''),
            place,
            style,
            explode,
            type,
          })),
      ),
    ),
  ),
  ...(Object.keys(styles) as Place[]).map((place) => ({
    id: `${place}Json`,
    place,
    style: 'json',
    explode: false,
    type: 'json' as const,
  })),
];

function capitalized(word: string): string {
  return word.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

function hasMeaning(style: string, explode: boolean, type: Type): boolean {
  if (type === 'json') return false;
  const isList = ['strings', 'integers', 'booleans'].includes(type);
  if (style === 'deepObject') return explode && (isList || type === 'object' || type === 'nested');
  if (type === 'nested') return false;
  if (style === 'spaceDelimited' || style === 'pipeDelimited') return !explode && (isList || type === 'object');
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

/** `spread` shares no name with the others: its members stand beside them. */
const styledEncoding = {
  joined: { explode: false },
  spaced: { style: 'spaceDelimited' },
  piped: { style: 'pipeDelimited', explode: false },
  deep: { style: 'deepObject' },
  listed: { style: 'deepObject' },
  spread: { style: 'form', explode: true },
  json: { contentType: 'application/json' },
};

/** What each content is, by the operation that takes it. */
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

function formSchema(more: object): object {
  const members = Object.fromEntries(Object.entries(schemas).filter(([type]) => type !== 'json' && type !== 'nested'));
  return {
    type: 'object',
    required: ['string'],
    additionalProperties: false,
    properties: { ...members, objects: { type: 'array', items: schemas.object }, ...more },
  };
}

/** Writes the document; the answer is its path. */
export function writeDocument(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'round-trip.json');
  const responses = { 204: { description: 'Taken.' } };
  const ofParameters = parameterCases.map(({ id, place, style, explode, type }) => {
    const written =
      style === 'json'
        ? { content: { 'application/json': { schema: schemas.json } } }
        : { style, explode, schema: schemas[type] };
    const parameter = { name: place === 'header' ? 'X-Value' : 'value', in: place, required: true, ...written };
    return [
      `/${id}${place === 'path' ? '/{value}/end' : ''}`,
      { get: { operationId: id, tags: ['parameters'], parameters: [parameter], responses } },
    ] as const;
  });
  const ofBodies = Object.entries(bodyCases).map(
    ([id, content]) =>
      [
        `/${id}`,
        { post: { operationId: id, tags: ['bodies'], requestBody: { required: true, content }, responses } },
      ] as const,
  );
  const paths: object = Object.fromEntries<object>([...ofParameters, ...ofBodies]);
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
