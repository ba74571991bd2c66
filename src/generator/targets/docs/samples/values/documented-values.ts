// Documented values of a schema, without read-only properties.

import { isJsonArray } from '../../../../code/json/print-json.ts';
import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import type { Json } from '../../../../source/node.ts';
import type { Search } from './search-interface.ts';
import { allOfSchemas } from './schema-conjunctions.ts';

/** Yields the examples and the default of a schema, then those of the schemas that it references. */
export function* documentedValues(jsonSchema: JsonSchema, search: Search): Generator<Json> {
  const seen = new Set<JsonSchema>();
  let next: JsonSchema | undefined = jsonSchema;
  while (typeof next === 'object' && !seen.has(next)) {
    seen.add(next);
    for (const value of annotatedValues(next)) yield withoutReadOnly(value, next, search);
    next = next.ref === undefined ? undefined : search.resolve(next.ref);
  }
}

/** Returns the properties of the first documented objects of schemas that apply together. */
export function mergedExamples(schemas: readonly SchemaObject[], search: Search): Readonly<Record<string, Json>> {
  const objects = schemas.flatMap((schema) => {
    const [value] = annotatedValues(schema);
    const object = value === undefined ? undefined : withoutReadOnly(value, schema, search);
    return object !== undefined && isJsonObject(object) ? [object] : [];
  });
  return Object.fromEntries(objects.toReversed().flatMap((object) => Object.entries(object)));
}

function annotatedValues({ annotations }: SchemaObject): readonly Json[] {
  return [...(annotations.examples ?? []), ...(annotations.default ? [annotations.default.value] : [])];
}

/** Removes the properties that a request cannot contain. */
function withoutReadOnly(value: Json, jsonSchema: JsonSchema, search: Search): Json {
  if (typeof value !== 'object' || value === null) return value;
  const parts = inPlaceSchemas(jsonSchema, search.resolve, true);
  if (isJsonArray(value))
    return value.map((item, index) =>
      withoutReadOnly(
        item,
        allOfSchemas(parts.flatMap(({ array }) => array?.prefixItems?.[index] ?? array?.items ?? [])),
        search,
      ),
    );
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]) => {
      const schemas = parts.flatMap(
        ({ object }) => object?.properties?.get(name) ?? object?.additionalProperties ?? [],
      );
      if (schemas.some((schema) => search.isReadOnly(schema))) return [];
      return [[name, withoutReadOnly(property, allOfSchemas(schemas), search)]];
    }),
  );
}

/** Type guard for a JSON object. */
export function isJsonObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
