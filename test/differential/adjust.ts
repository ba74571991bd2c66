// A document with each of its schemas changed: what stands in examples, constants and defaults is no schema.

import type { JsonObject } from './oracle.ts';

const single = [
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
  'additionalItems',
];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** What has members by names of the document's own outside of schemas: one that is called `schema` is none. */
export const namesIn: ReadonlySet<string> = new Set([
  'paths',
  'webhooks',
  'additionalOperations',
  'pathItems',
  'callbacks',
  'parameters',
  'requestBodies',
  'responses',
  'headers',
  'content',
  'mediaTypes',
  'encoding',
  'links',
  'securitySchemes',
  'variables',
]);

/** The document with `change` applied to each schema, inner ones first. */
export function withSchemas(document: unknown, change: (schema: JsonObject) => JsonObject): unknown {
  const inSchema = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const made: Record<string, unknown> = { ...value };
    for (const key of single) if (Object.hasOwn(made, key)) made[key] = inSchema(made[key]);
    for (const key of lists) if (Array.isArray(made[key])) made[key] = (made[key] as readonly unknown[]).map(inSchema);
    for (const key of maps)
      if (isObject(made[key]))
        made[key] = Object.fromEntries(Object.entries(made[key]).map(([name, each]) => [name, inSchema(each)]));
    return change(made);
  };
  const outside = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => outside(item, ''));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (namesIn.has(at)) return [key, outside(each, '')];
        if (key === 'example' || key === 'examples') return [key, each];
        if (key === 'schema' || key === 'itemSchema') return [key, inSchema(each)];
        if (key === 'schemas' && at === 'components' && isObject(each))
          return [key, Object.fromEntries(Object.entries(each).map(([name, schema]) => [name, inSchema(schema)]))];
        return [key, outside(each, key)];
      }),
    );
  };
  return outside(document, '');
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
