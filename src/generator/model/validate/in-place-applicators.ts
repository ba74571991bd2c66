// Schemas that apply to the same instance: in-place applicators and references.

import type { Assertion, ObjectSchema } from '../types/schema.ts';

/**
 * Returns every Schema Object that applies or may apply to the instance of `start`, outer ones first.
 * `unconditionalOnly`: only those that always apply, through references and `allOf`.
 */
export function inPlace(
  start: Assertion,
  schema: (id: string) => Assertion | undefined,
  always = false,
): readonly ObjectSchema[] {
  const found = new Set<ObjectSchema>();
  const waiting: Assertion[] = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean' || found.has(next)) continue;
    found.add(next);
    const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [], if: condition, then: met, else: unmet, object } = next;
    const target = ref === undefined ? undefined : schema(ref);
    const dynamic = dynamicRef && schema(dynamicRef.ref);
    const sometimes = always
      ? []
      : [...anyOf, ...oneOf, condition, met, unmet, ...(object?.dependentSchemas?.values() ?? [])];
    for (const part of [target, dynamic, ...allOf, ...sometimes].toReversed())
      if (part !== undefined) waiting.push(part);
  }
  return [...found];
}
