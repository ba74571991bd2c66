// The operations, schemas, and examples of a bundled document, with their locations.

import { getObject, isObject } from './document.ts';
import type { Json, JsonObject } from './document.ts';

export interface Operation {
  readonly location: string;
  readonly path: string;
  readonly method: string;
  readonly value: JsonObject;
}

/** A schema, and the examples in it and in media types, parameters, and headers that use it. */
export interface Schema {
  readonly location: string;
  readonly value: Json;
  readonly examples: readonly Json[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns every operation, in the order of the document. */
export const listOperations = (document: JsonObject): readonly Operation[] =>
  Object.entries(getObject(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const value = getObject(item, method);
      return Object.keys(value).length === 0 ? [] : [{ location: `paths ${path} ${method}`, path, method, value }];
    }),
  );

/** Returns the `example` and `examples` of a media type, parameter, or header. */
const examplesOf = (value: JsonObject): readonly Json[] => [
  ...(value['example'] === undefined ? [] : [value['example']]),
  ...Object.values(getObject(value, 'examples')).flatMap((item) =>
    isObject(item) && item['value'] !== undefined ? [item['value']] : [],
  ),
];

/** Keywords whose value is a schema, an array of schemas, or a map of schemas. */
const singleSchemas = ['items', 'not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'propertyNames'];
const schemaArrays = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMaps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

const schemaParts = (value: JsonObject, location: string): readonly [string, Json][] => [
  ...singleSchemas.flatMap((key): [string, Json][] =>
    value[key] === undefined ? [] : [[`${location} ${key}`, value[key]]],
  ),
  ...schemaArrays.flatMap((key): [string, Json][] => {
    const items = value[key];
    return Array.isArray(items) ? items.map((item: Json, index) => [`${location} ${key}.${index}`, item]) : [];
  }),
  ...schemaMaps.flatMap((key): [string, Json][] =>
    Object.entries(getObject(value, key)).map(([name, item]) => [`${location} ${key}.${name}`, item]),
  ),
];

/** Returns a schema and all its subschemas. */
const schemaTree = (value: Json, location: string, inherited: readonly Json[]): readonly Schema[] => {
  if (!isObject(value)) return [{ location, value, examples: inherited }];
  const schemaExamples = value['examples'];
  // Array.isArray widens to any[].
  const examples = [...inherited, ...(Array.isArray(schemaExamples) ? (schemaExamples as readonly Json[]) : [])];
  return [
    { location, value, examples },
    ...schemaParts(value, location).flatMap(([partLocation, part]) => schemaTree(part, partLocation, [])),
  ];
};

/** Returns the schemas of media types, parameters, and headers. */
const inlineSchemas = (value: Json, location: string): readonly Schema[] => {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => inlineSchemas(item, `${location}.${index}`));
  if (!isObject(value)) return [];
  const own = value['schema'] === undefined ? [] : schemaTree(value['schema'], location, examplesOf(value));
  const inner = Object.entries(value).flatMap(([key, item]) =>
    key.startsWith('x-') || ['schema', 'example', 'examples'].includes(key)
      ? []
      : inlineSchemas(item, `${location} ${key}`),
  );
  return [...own, ...inner];
};

/**
 * Returns every schema of the document: named schemas, subschemas, and schemas of media types, parameters, and headers.
 */
export const listSchemas = (document: JsonObject): readonly Schema[] => {
  const { schemas: named, ...rest } = getObject(document, 'components');
  const trees = Object.entries(isObject(named) ? named : {});
  return [
    ...trees.flatMap(([name, value]) => schemaTree(value, name, [])),
    ...inlineSchemas(rest, 'components'),
    ...inlineSchemas(getObject(document, 'paths'), 'paths'),
  ];
};

/** Returns the examples of a named schema, including those of references to it. */
export const examplesOfNamedSchema = (all: readonly Schema[], name: string): readonly Json[] =>
  all
    .filter(
      ({ location, value }) =>
        location === name || (isObject(value) && value['$ref'] === `#/components/schemas/${name}`),
    )
    .flatMap(({ examples }) => examples);
