// Schema head: the parts of a schema that other files show, such as its description and type.

import type { JsonSchema } from './types/schema.ts';

/** Replaces the object and array keywords of a schema, and of the schemas that it applies in place. */
export function replaceObjectAndArrayKeywords(
  jsonSchema: JsonSchema,
  replace: <K extends object>(keywords: K) => Partial<K>,
): JsonSchema {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { object, array, allOf, anyOf, oneOf } = jsonSchema;
  const inner = (part: JsonSchema): JsonSchema => replaceObjectAndArrayKeywords(part, replace);
  return {
    ...jsonSchema,
    ...(object && { object: replace(object) }),
    ...(array && { array: replace(array) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
}
