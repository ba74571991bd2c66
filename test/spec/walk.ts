// The operations, schemas, and examples of a bundled document, with their locations.

import { getObject, isObject } from './bundle-spec.ts';
import type { Json, JsonObject } from './bundle-spec.ts';

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

/** Returns every operation, in document order. */
export const listOperations = (document: JsonObject): readonly Operation[] =>
  Object.entries(getObject(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const value = getObject(item, method);
      return Object.keys(value).length === 0 ? [] : [{ location: `paths ${path} ${method}`, path, method, value }];
    }),
  );

/** Returns the `example` and `examples` of a media type, parameter, or header. */
const listExamples = (value: JsonObject): readonly Json[] => [
  ...(value['example'] === undefined ? [] : [value['example']]),
  ...Object.values(getObject(value, 'examples')).flatMap((item) =>
    isObject(item) && item['value'] !== undefined ? [item['value']] : [],
  ),
];

/** Keywords whose value is a schema. */
const singleSchemas = ['items', 'not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'propertyNames'];

/** Keywords whose value is an array of schemas. */
const schemaArrays = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** Keywords whose value is a map of schemas. */
const schemaMaps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** Returns the direct subschemas of a schema, with their locations. */
const listSubschemas = (value: JsonObject, location: string): readonly [string, Json][] => [
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
const listSchemaTree = (value: Json, location: string, inherited: readonly Json[]): readonly Schema[] => {
  if (!isObject(value)) return [{ location, value, examples: inherited }];
  const schemaExamples = value['examples'];
  // Array.isArray widens to any[].
  const examples = [...inherited, ...(Array.isArray(schemaExamples) ? (schemaExamples as readonly Json[]) : [])];
  return [
    { location, value, examples },
    ...listSubschemas(value, location).flatMap(([subschemaLocation, subschema]) =>
      listSchemaTree(subschema, subschemaLocation, []),
    ),
  ];
};

/** Returns the schemas of media types, parameters, and headers. */
const listInlineSchemas = (value: Json, location: string): readonly Schema[] => {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => listInlineSchemas(item, `${location}.${index}`));
  if (!isObject(value)) return [];
  const direct = value['schema'] === undefined ? [] : listSchemaTree(value['schema'], location, listExamples(value));
  const nested = Object.entries(value).flatMap(([key, item]) =>
    key.startsWith('x-') || ['schema', 'example', 'examples'].includes(key)
      ? []
      : listInlineSchemas(item, `${location} ${key}`),
  );
  return [...direct, ...nested];
};

/**
 * Returns every schema of the document: named schemas, subschemas, and schemas of media types, parameters, and headers.
 */
export const listSchemas = (document: JsonObject): readonly Schema[] => {
  const { schemas: componentSchemas, ...otherComponents } = getObject(document, 'components');
  const namedSchemas = Object.entries(isObject(componentSchemas) ? componentSchemas : {});
  return [
    ...namedSchemas.flatMap(([name, value]) => listSchemaTree(value, name, [])),
    ...listInlineSchemas(otherComponents, 'components'),
    ...listInlineSchemas(getObject(document, 'paths'), 'paths'),
  ];
};

/** Returns the examples of a named schema, including those of references to it. */
export const listNamedSchemaExamples = (schemas: readonly Schema[], name: string): readonly Json[] =>
  schemas
    .filter(
      ({ location, value }) =>
        location === name || (isObject(value) && value['$ref'] === `#/components/schemas/${name}`),
    )
    .flatMap(({ examples }) => examples);
