// Types of values in programs: those of `type` or, if it is missing, those that other keywords imply.

import type { JsonType, SchemaObject } from './types/schema.ts';

/** Returns the types of a schema, or those that its keywords imply; empty if there are none. */
export function typesOf(schema: SchemaObject): readonly JsonType[] {
  return schema.types ?? impliedTypes(schema);
}

/**
 * Returns the types that other keywords imply if `type` is missing: JSON Schema would allow any type, but authors
 * intend these.
 */
function impliedTypes({ array, object }: SchemaObject): readonly ('object' | 'array')[] {
  if (
    object?.properties ??
    object?.patternProperties ??
    (object?.additionalProperties !== undefined && typeof object.additionalProperties === 'object')
  ) {
    return ['object'];
  }
  return array?.items !== undefined || array?.prefixItems ? ['array'] : [];
}
