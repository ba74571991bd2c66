// Model with only the semantics of JSON Schema: no read-only, write-only, rounded, or redacted properties.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../src/generator/model/types/schema.ts';
import { omitProperties } from '../../src/generator/model/omit.ts';

/** Returns a model with the schemas of `api` and `additional`, without operations and other components. */
export function toExactModel(api: Api, additional: readonly Schema[]): Api {
  const exactSchemas = new Map<JsonSchema, JsonSchema>();
  const exact = (jsonSchema: JsonSchema): JsonSchema => {
    if (typeof jsonSchema === 'boolean') return jsonSchema;
    const cached = exactSchemas.get(jsonSchema);
    if (cached !== undefined) return cached;
    const copy = exactSchema(jsonSchema, exact);
    exactSchemas.set(jsonSchema, copy);
    return copy;
  };
  const schemas = [...api.schemas, ...additional].map((schema) => ({
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
  const copy: Record<string, unknown> = { ...schema, annotations, extensions };
  for (const keyword of ['not', 'if', 'then', 'else'] as const)
    if (schema[keyword] !== undefined) copy[keyword] = exact(schema[keyword]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (schema[keyword]) copy[keyword] = schema[keyword].map(exact);
  for (const group of ['string', 'array', 'object'] as const)
    if (schema[group]) copy[group] = exactGroup(schema[group], exact);
  return copy as unknown as SchemaObject; // the same properties with the same types
}

const singleSchemas: ReadonlySet<string> = new Set([
  'contentSchema',
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
]);
const schemaMaps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

function exactGroup(group: object, exact: (jsonSchema: JsonSchema) => JsonSchema): object {
  return Object.fromEntries(
    Object.entries(group).map(([keyword, value]: readonly [string, unknown]) => {
      if (singleSchemas.has(keyword)) return [keyword, exact(value as JsonSchema)];
      if (schemaMaps.has(keyword))
        return [
          keyword,
          new Map([...(value as ReadonlyMap<string, JsonSchema>)].map(([name, child]) => [name, exact(child)])),
        ];
      return [keyword, keyword === 'prefixItems' ? (value as readonly JsonSchema[]).map(exact) : value];
    }),
  );
}
