// Head of a schema: what files show of a schema that they mention, such as its description and type.

import type { JsonSchema } from './types/schema.ts';

/** Returns the schema with its keywords for objects and arrays replaced, also in the schemas that apply in place. */
export function replaceMembers(
  jsonSchema: JsonSchema,
  replace: <K extends object>(keywords: K) => Partial<K>,
): JsonSchema {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { object, array, allOf, anyOf, oneOf } = jsonSchema;
  const inner = (part: JsonSchema): JsonSchema => replaceMembers(part, replace);
  return {
    ...jsonSchema,
    ...(object && { object: replace(object) }),
    ...(array && { array: replace(array) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
}
