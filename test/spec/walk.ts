// Which operations, schemas and examples a bundled document holds, each with its place.

import { isObject, member } from './document.ts';
import type { Json, JsonObject } from './document.ts';

export interface Operation {
  readonly place: string;
  readonly path: string;
  readonly method: string;
  readonly value: JsonObject;
}

/** A schema, and the examples that it and its users give of it. */
export interface Schema {
  readonly place: string;
  readonly value: Json;
  readonly examples: readonly Json[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation, in the order of the document. */
export const operations = (document: JsonObject): readonly Operation[] =>
  Object.entries(member(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const value = member(item, method);
      return Object.keys(value).length === 0 ? [] : [{ place: `paths ${path} ${method}`, path, method, value }];
    }),
  );

/** `example` and `examples` of a media type, a parameter or a header. */
const examplesOf = (value: JsonObject): readonly Json[] => [
  ...(value['example'] === undefined ? [] : [value['example']]),
  ...Object.values(member(value, 'examples')).flatMap((item) =>
    isObject(item) && item['value'] !== undefined ? [item['value']] : [],
  ),
];

/** Members of a schema that hold one schema, a list of them, or a map of them. */
const single = ['items', 'not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'propertyNames'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

const schemaParts = (value: JsonObject, place: string): readonly [string, Json][] => [
  ...single.flatMap((key): [string, Json][] => (value[key] === undefined ? [] : [[`${place} ${key}`, value[key]]])),
  ...lists.flatMap((key): [string, Json][] => {
    const items = value[key];
    return Array.isArray(items) ? items.map((item: Json, at) => [`${place} ${key}.${at}`, item]) : [];
  }),
  ...maps.flatMap((key): [string, Json][] =>
    Object.entries(member(value, key)).map(([name, item]) => [`${place} ${key}.${name}`, item]),
  ),
];

/** The schema and all schemas inside it. */
const schemaTree = (value: Json, place: string, outside: readonly Json[]): readonly Schema[] => {
  if (!isObject(value)) return [{ place, value, examples: outside }];
  const own = value['examples'];
  const examples = [...outside, ...(Array.isArray(own) ? (own as readonly Json[]) : [])]; // Array.isArray forgets Json
  return [{ place, value, examples }, ...schemaParts(value, place).flatMap(([at, part]) => schemaTree(part, at, []))];
};

/** Where a schema stands outside schemas: in media types, parameters and headers, found by their `schema`. */
const users = (value: Json, place: string): readonly Schema[] => {
  if (Array.isArray(value)) return value.flatMap((item: Json, at) => users(item, `${place}.${at}`));
  if (!isObject(value)) return [];
  const own = value['schema'] === undefined ? [] : schemaTree(value['schema'], place, examplesOf(value));
  const inner = Object.entries(value).flatMap(([key, item]) =>
    key.startsWith('x-') || ['schema', 'example', 'examples'].includes(key) ? [] : users(item, `${place} ${key}`),
  );
  return [...own, ...inner];
};

/** Every schema of the document: named ones, those inside them, and those of media types, parameters, headers. */
export const schemas = (document: JsonObject): readonly Schema[] => {
  const { schemas: named, ...rest } = member(document, 'components');
  const trees = Object.entries(isObject(named) ? named : {});
  return [
    ...trees.flatMap(([name, value]) => schemaTree(value, name, [])),
    ...users(rest, 'components'),
    ...users(member(document, 'paths'), 'paths'),
  ];
};

/** The examples of a named schema: its own, and those of whatever refers to it whole. */
export const examplesOfNamed = (all: readonly Schema[], name: string): readonly Json[] =>
  all
    .filter(
      ({ place, value }) => place === name || (isObject(value) && value['$ref'] === `#/components/schemas/${name}`),
    )
    .flatMap(({ examples }) => examples);
