// Applies a function to each schema of a document, skipping the values of examples, constants, and defaults.

import type { JsonObject } from './ajv-and-cel-oracle.ts';
import { isJsonObject } from './json-values.ts';

const singleSchemas = [
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
const schemaArrays = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMaps = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** Keywords outside schemas whose values are maps by name, in which a key such as `schema` is not a keyword. */
export const nameMapKeywords: ReadonlySet<string> = new Set([
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

/** Returns the document with `change` applied to each schema, inner schemas first. */
export function mapSchemas(document: unknown, change: (schema: JsonObject) => JsonObject): unknown {
  const mapSchema = (value: unknown): unknown => {
    if (!isJsonObject(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const key of singleSchemas) if (Object.hasOwn(copy, key)) copy[key] = mapSchema(copy[key]);
    for (const key of schemaArrays)
      if (Array.isArray(copy[key])) copy[key] = (copy[key] as readonly unknown[]).map(mapSchema);
    for (const key of schemaMaps)
      if (isJsonObject(copy[key]))
        copy[key] = Object.fromEntries(Object.entries(copy[key]).map(([name, child]) => [name, mapSchema(child)]));
    return change(copy);
  };
  const mapOutside = (value: unknown, parentKey: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => mapOutside(item, ''));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (nameMapKeywords.has(parentKey)) return [key, mapOutside(child, '')];
        if (key === 'example' || key === 'examples') return [key, child];
        if (key === 'schema' || key === 'itemSchema') return [key, mapSchema(child)];
        const isSchemaMap = key === 'schemas' ? parentKey === 'components' : key === 'definitions' && parentKey === '';
        if (isSchemaMap && isJsonObject(child))
          return [key, Object.fromEntries(Object.entries(child).map(([name, schema]) => [name, mapSchema(schema)]))];
        return [key, mapOutside(child, key)];
      }),
    );
  };
  return mapOutside(document, '');
}
