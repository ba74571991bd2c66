// Properties that `additionalProperties: false` forbids although another part of the schema describes them.

import type { JsonSchema, SchemaObject } from './types/schema.ts';
import { matchesPattern } from './matches-pattern.ts';

/** A closed part, and the properties of other parts that it forbids. */
export interface ForbiddenProperties {
  readonly closed: SchemaObject;
  readonly properties: readonly string[];
}

/**
 * Returns the properties that `additionalProperties: false` of one part forbids in others; `resolve` resolves
 * references.
 */
export function findForbiddenProperties(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
): readonly ForbiddenProperties[] {
  const parts = conjunctiveSchemas(schema, resolve);
  if (parts.length < 2) return [];
  return parts.flatMap((closed) => {
    if (closed.object?.additionalProperties !== false) return [];
    const properties = new Set(
      parts.flatMap((part) =>
        part === closed
          ? []
          : [...(part.object?.properties ?? [])].flatMap(([name, value]) => (value === false ? [] : [name])),
      ),
    );
    const forbidden = [...properties].filter((property) => !allowsProperty(closed, property));
    return forbidden.length > 0 ? [{ closed, properties: forbidden }] : [];
  });
}

/** Returns the schemas that always apply together: the schema, its reference, and its `allOf`, recursively. */
function conjunctiveSchemas(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
): readonly SchemaObject[] {
  const parts = new Set<SchemaObject>();
  const waiting: (JsonSchema | undefined)[] = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || parts.has(next)) continue;
    parts.add(next);
    for (const part of (next.allOf ?? []).toReversed()) waiting.push(part);
    waiting.push(next.ref === undefined ? undefined : resolve(next.ref));
  }
  return [...parts];
}

function allowsProperty({ object }: SchemaObject, property: string): boolean {
  if (object?.properties?.has(property)) return true;
  return [...(object?.patternProperties?.keys() ?? [])].some((pattern) => matchesPattern(pattern, property) ?? true);
}
