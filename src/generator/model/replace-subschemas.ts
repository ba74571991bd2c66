// Persistent replacement of subschemas: only the path to a replaced schema is copied.

import type { ArrayKeywords, JsonSchema, ObjectKeywords, SchemaObject, StringKeywords } from './types/schema.ts';
import { omitUndefined } from './omit.ts';

/** Returns the schema with `replace` applied to it and to all subschemas; references are not followed. */
export function replaceSubschemas(jsonSchema: JsonSchema, replace: (schema: SchemaObject) => SchemaObject): JsonSchema {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const replaceSchema = (inner: JsonSchema | undefined): JsonSchema | undefined =>
    inner === undefined ? undefined : replaceSubschemas(inner, replace);
  const replaceArray = (inner: readonly JsonSchema[] | undefined): readonly JsonSchema[] | undefined =>
    inner?.map((each) => replaceSubschemas(each, replace));
  const replaceMap = (
    inner: ReadonlyMap<string, JsonSchema> | undefined,
  ): ReadonlyMap<string, JsonSchema> | undefined =>
    inner && new Map([...inner].map(([name, each]) => [name, replaceSubschemas(each, replace)]));
  const schema = replace(jsonSchema);
  const { string, array, object } = schema;
  const { prefixItems, items, contains, unevaluatedItems } = array ?? {};
  const {
    properties,
    patternProperties,
    additionalProperties,
    propertyNames,
    dependentSchemas,
    unevaluatedProperties,
  } = object ?? {};
  return {
    ...schema,
    ...(string && {
      string: { ...string, ...omitUndefined<StringSubschemas>({ contentSchema: replaceSchema(string.contentSchema) }) },
    }),
    ...(array && {
      array: {
        ...array,
        ...omitUndefined<ArraySubschemas>({
          prefixItems: replaceArray(prefixItems),
          items: replaceSchema(items),
          contains: replaceSchema(contains),
          unevaluatedItems: replaceSchema(unevaluatedItems),
        }),
      },
    }),
    ...(object && {
      object: {
        ...object,
        ...omitUndefined<ObjectSubschemas>({
          properties: replaceMap(properties),
          patternProperties: replaceMap(patternProperties),
          additionalProperties: replaceSchema(additionalProperties),
          propertyNames: replaceSchema(propertyNames),
          dependentSchemas: replaceMap(dependentSchemas),
          unevaluatedProperties: replaceSchema(unevaluatedProperties),
        }),
      },
    }),
    ...omitUndefined<InPlaceSubschemas>({
      allOf: replaceArray(schema.allOf),
      anyOf: replaceArray(schema.anyOf),
      oneOf: replaceArray(schema.oneOf),
      not: replaceSchema(schema.not),
      if: replaceSchema(schema.if),
      then: replaceSchema(schema.then),
      else: replaceSchema(schema.else),
    }),
  };
}

type StringSubschemas = Pick<StringKeywords, 'contentSchema'>;
type ArraySubschemas = Pick<ArrayKeywords, 'prefixItems' | 'items' | 'contains' | 'unevaluatedItems'>;
type ObjectSubschemas = Pick<
  ObjectKeywords,
  | 'properties'
  | 'patternProperties'
  | 'additionalProperties'
  | 'propertyNames'
  | 'dependentSchemas'
  | 'unevaluatedProperties'
>;
type InPlaceSubschemas = Pick<SchemaObject, 'allOf' | 'anyOf' | 'oneOf' | 'not' | 'if' | 'then' | 'else'>;
