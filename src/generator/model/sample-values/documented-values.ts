// Documented values of a schema, without the properties of the other direction.

import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { inPlaceSchemas } from '../validate/in-place-applicators.ts';
import type { Json } from '../../source/node.ts';
import { rotate, type Search } from './search-interface.ts';
import { allOfSchemas } from './schema-conjunctions.ts';

/** What the documented values depend on. */
type DocumentSearch = Pick<Search, 'isExcluded' | 'random' | 'resolve'>;

/** Yields the examples and the default of a schema, then those of the schemas that it references. */
export function* documentedValues(jsonSchema: JsonSchema, search: DocumentSearch): Generator<Json> {
  const seen = new Set<JsonSchema>();
  let next: JsonSchema | undefined = jsonSchema;
  while (typeof next === 'object' && !seen.has(next)) {
    seen.add(next);
    for (const value of rotate(annotatedValues(next), search.random)) yield withoutExcluded(value, next, search);
    next = next.ref === undefined ? undefined : search.resolve(next.ref);
  }
}

/** Returns the properties of the first documented objects of schemas that apply together. */
export function mergedExamples(schemas: readonly SchemaObject[], search: Search): Readonly<Record<string, Json>> {
  const objects = schemas.flatMap((schema) => {
    const [value] = rotate(annotatedValues(schema), search.random);
    const object = value === undefined ? undefined : withoutExcluded(value, schema, search);
    return object !== undefined && isJsonObject(object) ? [object] : [];
  });
  return Object.fromEntries(objects.toReversed().flatMap((object) => Object.entries(object)));
}

function annotatedValues({ annotations }: SchemaObject): readonly Json[] {
  return [...(annotations.examples ?? []), ...(annotations.default ? [annotations.default.value] : [])];
}

/** Removes the properties that a value of the direction cannot contain. */
function withoutExcluded(value: Json, jsonSchema: JsonSchema, search: DocumentSearch): Json {
  if (typeof value !== 'object' || value === null) return value;
  const parts = inPlaceSchemas(jsonSchema, search.resolve, true);
  if (isJsonArray(value))
    return value.map((item, index) =>
      withoutExcluded(
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
      if (schemas.some((schema) => search.isExcluded(schema))) return [];
      return [[name, withoutExcluded(property, allOfSchemas(schemas), search)]];
    }),
  );
}

function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Type guard for a JSON object. */
export function isJsonObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
