// Conditional keywords of a schema, which updates must satisfy only after the merge.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';

/** Returns a schema without keywords, at the location of another one. */
export function emptySchema(jsonSchema: JsonSchema): SchemaObject {
  const sourceLocation =
    typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : { file: '', pointer: '', line: 1, column: 1 };
  return { sourceLocation, annotations: {}, extensions: noSchemaExtensions, unknownExtensions: noUnknownExtensions };
}

/**
 * Returns only the conditional keywords of a schema: `if`, `not`, `dependentRequired`, `dependentSchemas`, and those
 * of its subschemas; at every depth if `deep`. All other keywords were validated on the update itself, and the
 * resource schema covers what is stored.
 */
export function extractConditionals(
  jsonSchema: JsonSchema,
  api: Api,
  isDeep: boolean,
  ancestors: ReadonlySet<string> = new Set(),
): JsonSchema {
  if (typeof jsonSchema === 'boolean') return true;
  const extract = (each: JsonSchema): JsonSchema => extractConditionals(each, api, isDeep, ancestors);
  const { ref, if: condition, then, else: otherwise, not } = jsonSchema;
  const target = ref === undefined || ancestors.has(ref) ? undefined : api.schema(ref);
  const referenced = target
    ? extractConditionals(target.jsonSchema, api, isDeep, new Set([...ancestors, target.id]))
    : true;
  const allOf = [referenced, ...(jsonSchema.allOf ?? []).map(extract)].filter((each) => each !== true);
  const object = extractObjectConditionals(jsonSchema.object ?? {}, isDeep ? extract : () => true);
  if (condition === undefined && not === undefined && allOf.length === 0 && !object) return true;
  return {
    ...emptySchema(jsonSchema),
    ...(not !== undefined && { not }),
    ...(condition !== undefined && {
      if: condition,
      ...(then !== undefined && { then }),
      ...(otherwise !== undefined && { else: otherwise }),
    }),
    ...(allOf.length > 0 && { allOf }),
    ...(object && { object }),
  };
}

function extractObjectConditionals(
  { properties, dependentRequired, dependentSchemas }: ObjectKeywords,
  extract: (each: JsonSchema) => JsonSchema,
): ObjectKeywords | undefined {
  const conditionals = new Map(
    [...(properties ?? [])]
      .map(([name, schema]) => [name, extract(schema)] as const)
      .filter(([, schema]) => schema !== true),
  );
  if (conditionals.size === 0 && !dependentRequired && !dependentSchemas) return undefined;
  return {
    ...(conditionals.size > 0 && { properties: conditionals }),
    ...(dependentRequired && { dependentRequired }),
    ...(dependentSchemas && { dependentSchemas }),
  };
}
