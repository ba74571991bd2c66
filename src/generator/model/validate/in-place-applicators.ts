// Which schemas judge the same value as one of them does: itself, what it refers to, and the parts of both.

import type { Assertion, ObjectSchema } from '../types/schema.ts';

/**
 * Every object schema that applies, or may apply, to the value that `start` judges, each once, outer ones first.
 * `always`: only those that always apply, through references and allOf.
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
