// Objects of a document by kind, so that a test can check the properties of one object.

import { mapSchemas } from '../differential/map-schemas.ts';
import { isMap } from '../commands/diff/rewrites/sites.ts';
import type { JsonObject } from './schemas.ts';

export type Kind =
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'body'
  | 'response'
  | 'media'
  | 'encoding'
  | 'header'
  | 'link'
  | 'schema';
export type Parts = Readonly<Record<Kind, readonly JsonObject[]>>;

/** Shape and kind of a property: one object, an array of objects, or a map of objects. */
type PropertyShape = readonly ['single' | 'array' | 'map', Exclude<Kind, 'schema'>];

const content: Readonly<Record<string, PropertyShape>> = { content: ['map', 'media'] };
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const paths: Readonly<Record<string, PropertyShape>> = { paths: ['map', 'pathItem'], webhooks: ['map', 'pathItem'] };

const components: Readonly<Record<string, PropertyShape>> = {
  parameters: ['map', 'parameter'],
  headers: ['map', 'header'],
  requestBodies: ['map', 'body'],
  responses: ['map', 'response'],
  links: ['map', 'link'],
  callbacks: ['map', 'callback'],
  pathItems: ['map', 'pathItem'],
  mediaTypes: ['map', 'media'],
};

const properties: Readonly<Record<Exclude<Kind, 'schema' | 'callback'>, Readonly<Record<string, PropertyShape>>>> = {
  pathItem: {
    parameters: ['array', 'parameter'],
    additionalOperations: ['map', 'operation'],
    ...Object.fromEntries(methods.map((method): readonly [string, PropertyShape] => [method, ['single', 'operation']])),
  },
  operation: {
    parameters: ['array', 'parameter'],
    requestBody: ['single', 'body'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
  },
  parameter: content,
  body: content,
  response: { ...content, headers: ['map', 'header'], links: ['map', 'link'] },
  media: { encoding: ['map', 'encoding'] },
  encoding: { headers: ['map', 'header'] },
  header: content,
  link: {},
};

/** Returns the objects of a document, including components. References are included but not resolved. */
export function partsOf(document: JsonObject): Parts {
  const parts: Record<Kind, JsonObject[]> = {
    pathItem: [],
    operation: [],
    callback: [],
    parameter: [],
    body: [],
    response: [],
    media: [],
    encoding: [],
    header: [],
    link: [],
    schema: [],
  };
  const collect = (kind: Exclude<Kind, 'schema'>, value: unknown): void => {
    if (!isMap(value)) return;
    parts[kind].push(value);
    if (kind !== 'callback') collectProperties(value, properties[kind]);
    else for (const pathItem of Object.values(value)) collect('pathItem', pathItem);
  };
  const collectProperties = (value: JsonObject, shapes: Readonly<Record<string, PropertyShape>>): void => {
    for (const [key, [shape, kind]] of Object.entries(shapes))
      for (const item of valuesOf(shape, value[key])) collect(kind, item);
  };
  collectProperties(document, paths);
  if (isMap(document['components'])) collectProperties(document['components'], components);
  mapSchemas(document, (schema) => {
    parts.schema.push(schema);
    return schema;
  });
  return parts;
}

function valuesOf(shape: PropertyShape[0], value: unknown): readonly unknown[] {
  if (shape === 'single') return [value];
  if (shape === 'array') return arrayOf(value);
  return isMap(value) ? Object.values(value) : [];
}

/** Returns the value if it is an array, and an empty array otherwise. */
export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
