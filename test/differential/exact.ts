// A model whose readings are all one: nothing in it is read-only, write-only, rounded or redacted, as JSON Schema alone has it.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../src/generator/model/types/schema.ts';
import { omitProperties } from '../../src/generator/model/omit-properties.ts';

/** The schemas of the model and `more`, each as JSON Schema reads it, without operations and what else may have schemas. */
export function exactly(api: Api, more: readonly Schema[]): Api {
  const known = new Map<JsonSchema, JsonSchema>();
  const exact = (jsonSchema: JsonSchema): JsonSchema => {
    if (typeof jsonSchema === 'boolean') return jsonSchema;
    const before = known.get(jsonSchema);
    if (before !== undefined) return before;
    const made = exactSchema(jsonSchema, exact);
    known.set(jsonSchema, made);
    return made;
  };
  const schemas = [...api.schemas, ...more].map((schema) => ({
    ...schema,
    jsonSchema: exact(schema.jsonSchema),
    hasRequestVariant: false,
  }));
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  const components = {
    parameters: [],
    headers: [],
    requestBodies: [],
    responses: [],
    examples: [],
    links: [],
    callbacks: [],
  };
  return { ...api, schemas, operations: [], webhooks: [], components, schema: (id) => byId.get(id) };
}

function exactSchema(schema: SchemaObject, exact: (jsonSchema: JsonSchema) => JsonSchema): SchemaObject {
  const annotations = omitProperties(schema.annotations, 'readOnly', 'writeOnly');
  const extensions = omitProperties(schema.extensions, 'round', 'redacted');
  const made: Record<string, unknown> = { ...schema, annotations, extensions };
  for (const keyword of ['not', 'if', 'then', 'else'] as const)
    if (schema[keyword] !== undefined) made[keyword] = exact(schema[keyword]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (schema[keyword]) made[keyword] = schema[keyword].map(exact);
  for (const group of ['string', 'array', 'object'] as const)
    if (schema[group]) made[group] = exactGroup(schema[group], exact);
  return made as unknown as SchemaObject; // the same members, each of the same sort
}

const single: ReadonlySet<string> = new Set([
  'contentSchema',
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
]);
const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

function exactGroup(group: object, exact: (jsonSchema: JsonSchema) => JsonSchema): object {
  return Object.fromEntries(
    Object.entries(group).map(([keyword, value]: readonly [string, unknown]) => {
      if (single.has(keyword)) return [keyword, exact(value as JsonSchema)];
      if (maps.has(keyword))
        return [
          keyword,
          new Map([...(value as ReadonlyMap<string, JsonSchema>)].map(([name, each]) => [name, exact(each)])),
        ];
      return [keyword, keyword === 'prefixItems' ? (value as readonly JsonSchema[]).map(exact) : value];
    }),
  );
}
