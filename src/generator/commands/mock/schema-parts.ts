// Parts of a schema: its properties and items, through references and `allOf`.

import { allOfSchemas } from '../../model/sample-values/schema-conjunctions.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { inPlaceSchemas } from '../../model/validate/in-place-applicators.ts';

/** Returns the schemas that apply to every value of a schema. */
function partsOf(jsonSchema: JsonSchema, api: Api): readonly SchemaObject[] {
  return inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema, true);
}

/** Returns the declared properties with their schemas. */
export function declaredProperties(jsonSchema: JsonSchema, api: Api): ReadonlyMap<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema[]>();
  for (const { object } of partsOf(jsonSchema, api))
    for (const [name, property] of object?.properties ?? [])
      schemas.set(name, [...(schemas.get(name) ?? []), property]);
  return new Map([...schemas].map(([name, all]) => [name, allOfSchemas(all)]));
}

/**
 * Returns a schema with the first branch of each `anyOf` and `oneOf` that a value satisfies, so that the properties and
 * items of these branches apply.
 */
export function selectBranches(
  jsonSchema: JsonSchema,
  isSatisfied: (branch: JsonSchema) => boolean,
  api: Api,
): JsonSchema {
  const branches = partsOf(jsonSchema, api)
    .flatMap(({ anyOf = [], oneOf = [] }) => [anyOf.find(isSatisfied), oneOf.find(isSatisfied)])
    .filter((branch) => branch !== undefined);
  if (branches.length === 0) return jsonSchema;
  return allOfSchemas([jsonSchema, ...branches.map((branch) => selectBranches(branch, isSatisfied, api))]);
}

export function requiredProperties(jsonSchema: JsonSchema, api: Api): ReadonlySet<string> {
  return new Set(partsOf(jsonSchema, api).flatMap(({ object }) => object?.required ?? []));
}

/** Returns the schema of the items if the schema allows only arrays. */
export function arrayItems(jsonSchema: JsonSchema, api: Api): JsonSchema | undefined {
  const parts = partsOf(jsonSchema, api);
  const isArray = parts.some(({ types }) => types?.length === 1 && types[0] === 'array');
  const items = parts.flatMap(({ array }) => array?.items ?? []);
  return isArray ? allOfSchemas(items) : undefined;
}

/** Returns whether a schema has a type, itself or through a reference. */
export function hasType(jsonSchema: JsonSchema, names: readonly string[], api: Api): boolean {
  return partsOf(jsonSchema, api).some(({ types = [] }) => types.some((type) => names.includes(type)));
}

/** Returns the ID of the named schema that a schema is, or references; `undefined` for an inline schema. */
export function schemaId(jsonSchema: JsonSchema, api: Api): string | undefined {
  if (typeof jsonSchema === 'boolean') return undefined;
  return jsonSchema.ref ?? api.schemas.find((schema) => schema.jsonSchema === jsonSchema)?.id;
}

/** Returns a name in lower case without separators, in which names of different styles are equal. */
export function comparableName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
