// Schemas that apply to the same instance: in-place applicators and references.

import type { JsonSchema, SchemaObject } from '../types/schema.ts';

/**
 * Returns every Schema Object that applies or may apply to the same instance as `root`, outer schemas first. With
 * `unconditionalOnly`, returns only the schemas that always apply, through references and `allOf`.
 */
export function inPlaceSchemas(
  root: JsonSchema,
  resolve: (id: string) => JsonSchema | undefined,
  unconditionalOnly = false,
): readonly SchemaObject[] {
  const schemas = new Set<SchemaObject>();
  const pending: JsonSchema[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'boolean' || schemas.has(next)) continue;
    schemas.add(next);
    const {
      ref,
      dynamicRef,
      allOf = [],
      anyOf = [],
      oneOf = [],
      if: condition,
      then: thenSchema,
      else: elseSchema,
      object,
    } = next;
    const target = ref === undefined ? undefined : resolve(ref);
    const dynamic = dynamicRef && resolve(dynamicRef.ref);
    const conditional = unconditionalOnly
      ? []
      : [...anyOf, ...oneOf, condition, thenSchema, elseSchema, ...(object?.dependentSchemas?.values() ?? [])];
    for (const part of [target, dynamic, ...allOf, ...conditional].toReversed())
      if (part !== undefined) pending.push(part);
  }
  return [...schemas];
}
