// Index signature of an object type, from `additionalProperties` and `patternProperties`.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { subschemas } from '../../../model/visit-schemas.ts';
import type { TypeContext } from './context.ts';
import { deduplicateParts, neverPart, type TypePart } from './type-part.ts';
import { toTypePart } from './schema-to-type-part.ts';

/**
 * Returns the part of the index signature; `undefined` if the schema does not restrict additional properties.
 * TypeScript also checks named properties against the index signature, so the part includes their types.
 */
export function toIndexSignaturePart({ object }: SchemaObject, context: TypeContext): TypePart | undefined {
  const { properties, patternProperties, additionalProperties } = object ?? {};
  const rest = additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
  const additional = [...rest, ...(patternProperties?.values() ?? [])];
  const named = [...(properties?.values() ?? [])];
  // An object that allows no properties has an index signature of type `never`.
  if (additional.length === 0) return additionalProperties === false && named.length === 0 ? neverPart : undefined;
  // Including the types of these properties would print them twice.
  if (named.some(hasProperties)) return { kind: 'anything' };
  const parts = deduplicateParts([...additional, ...named].map((member) => toTypePart(member, context)));
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  return parts.some(({ kind }) => kind === 'anything') ? { kind: 'anything' } : { kind: 'branches', branches: parts };
}

/** Whether the type of a schema contains an object type with named properties. */
function hasProperties(assertion: JsonSchema): boolean {
  if (typeof assertion === 'boolean') return false;
  return (
    (assertion.object?.properties?.size ?? 0) > 0 ||
    subschemas(assertion).some(({ jsonSchema: inner }) => hasProperties(inner))
  );
}
