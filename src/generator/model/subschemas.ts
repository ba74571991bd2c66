// Subschemas of a Schema Object: the keywords that contain them, and functions that visit and replace them.

import {
  groupKeywords,
  type Ignored,
  keywordGroups,
  type KeywordGroup,
  type Keyword,
  type KeywordValue,
} from './facets.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';

/** Form of the subschemas in a keyword's value. */
type FormOf<Value> = [JsonSchema] extends [Value]
  ? 'schema'
  : [readonly JsonSchema[]] extends [Value]
    ? 'schemas'
    : [ReadonlyMap<string, JsonSchema>] extends [Value]
      ? 'named schemas'
      : never;

/** A keyword whose value contains schemas. */
export type SubschemaKeyword = { [K in Keyword]: [FormOf<KeywordValue<K>>] extends [never] ? never : K }[Keyword];

/** Forms by keyword, in visiting order. Excludes `$defs`: unreferenced definitions have no effect. */
export const subschemaForms = {
  contentSchema: 'schema',
  prefixItems: 'schemas',
  items: 'schema',
  contains: 'schema',
  unevaluatedItems: 'schema',
  properties: 'named schemas',
  patternProperties: 'named schemas',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  dependentSchemas: 'named schemas',
  unevaluatedProperties: 'schema',
  allOf: 'schemas',
  anyOf: 'schemas',
  oneOf: 'schemas',
  not: 'schema',
  if: 'schema',
  then: 'schema',
  else: 'schema',
} as const satisfies { readonly [K in SubschemaKeyword]: FormOf<KeywordValue<K>> };

/** All keywords that contain schemas. */
export const subschemaKeywords = Object.keys(subschemaForms) as readonly SubschemaKeyword[]; // Has exactly the keys of its type.

/** How a consumer handles each keyword with subschemas. A column without an entry for a keyword does not compile. */
export type SubschemaColumn<Entry> = { readonly [K in SubschemaKeyword]: Entry | Ignored };

/** Value of a keyword with subschemas. */
export type SubschemaKeywordValue = JsonSchema | readonly JsonSchema[] | ReadonlyMap<string, JsonSchema>;

const groupedKeywords = groupKeywords(subschemaKeywords);

/** Calls `visit` for each keyword with subschemas. Avoids an array, because a model may have many schemas. */
export function forEachSubschemaKeyword(
  schema: SchemaObject,
  visit: (value: SubschemaKeywordValue, keyword: SubschemaKeyword) => void,
): void {
  for (const { keywords, valuesOf } of groupedKeywords) {
    const values = valuesOf(schema);
    if (values === undefined) continue;
    for (const keyword of keywords) {
      const value = values[keyword];
      if (value !== undefined) visit(value, keyword);
    }
  }
}

/** Returns the schema with each direct subschema replaced; references are not followed. */
export function mapSubschemas(schema: SchemaObject, replace: (jsonSchema: JsonSchema) => JsonSchema): SchemaObject {
  const replaced: Record<KeywordGroup, Record<string, SubschemaKeywordValue>> = {
    schema: {},
    number: {},
    string: {},
    array: {},
    object: {},
    annotations: {},
  };
  forEachSubschemaKeyword(schema, (value, keyword) => {
    replaced[keywordGroups[keyword]][keyword] = isSchemaArray(value)
      ? value.map(replace)
      : isNamedSubschemas(value)
        ? new Map([...value].map(([name, subschema]) => [name, replace(subschema)]))
        : replace(value);
  });
  const { string, array, object } = schema;
  return {
    ...schema,
    ...replaced.schema,
    ...(string && { string: { ...string, ...replaced.string } }),
    ...(array && { array: { ...array, ...replaced.array } }),
    ...(object && { object: { ...object, ...replaced.object } }),
  };
}

/** Type guard for the value of a keyword whose form is `schemas`. */
export function isSchemaArray(value: SubschemaKeywordValue): value is readonly JsonSchema[] {
  return Array.isArray(value);
}

/** Type guard for the value of a keyword whose form is `named schemas`. */
export function isNamedSubschemas(value: SubschemaKeywordValue): value is ReadonlyMap<string, JsonSchema> {
  return value instanceof Map;
}
