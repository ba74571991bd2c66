// Properties that `additionalProperties: false` forbids although another part of the schema describes them.

import type { Assertion, ObjectSchema } from './types/schema.ts';
import { patternMatches } from './matches-pattern.ts';

/** A closed part, and the properties of other parts that it forbids. */
export interface Refusal {
  readonly closed: ObjectSchema;
  readonly members: readonly string[];
}

/**
 * Returns the properties that `additionalProperties: false` of one part forbids in others; `resolve` resolves
 * references.
 */
export function refusals(schema: ObjectSchema, named: (id: string) => Assertion | undefined): readonly Refusal[] {
  const parts = partsOf(schema, named);
  if (parts.length < 2) return [];
  return parts.flatMap((closed) => {
    if (closed.object?.additionalProperties !== false) return [];
    const members = new Set(
      parts.flatMap((part) =>
        part === closed
          ? []
          : [...(part.object?.properties ?? [])].flatMap(([name, value]) => (value === false ? [] : [name])),
      ),
    );
    const refused = [...members].filter((member) => !allows(closed, member));
    return refused.length > 0 ? [{ closed, members: refused }] : [];
  });
}

/** Returns the schemas that always apply together: the schema, its reference, and its `allOf`, recursively. */
function partsOf(schema: ObjectSchema, named: (id: string) => Assertion | undefined): readonly ObjectSchema[] {
  const parts = new Set<ObjectSchema>();
  const waiting: (Assertion | undefined)[] = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || parts.has(next)) continue;
    parts.add(next);
    for (const each of (next.allOf ?? []).toReversed()) waiting.push(each);
    waiting.push(next.ref === undefined ? undefined : named(next.ref));
  }
  return [...parts];
}

function allows({ object }: ObjectSchema, member: string): boolean {
  if (object?.properties?.has(member)) return true;
  return [...(object?.patternProperties?.keys() ?? [])].some((pattern) => patternMatches(pattern, member) ?? true);
}
