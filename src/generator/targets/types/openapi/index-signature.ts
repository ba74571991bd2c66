// Index signature of an object type, from `additionalProperties` and `patternProperties`.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { subschemas } from '../../../model/visit-schemas.ts';
import type { Typing } from './context.ts';
import { distinct, nothing, type Part } from './type-part.ts';
import { partOf } from './schema-to-type-part.ts';

/**
 * Returns the part of the index signature; `undefined` if the schema does not restrict additional properties.
 * TypeScript also checks named properties against the index signature, so the part includes their types.
 */
export function othersOf({ object }: ObjectSchema, typing: Typing): Part | undefined {
  const { properties, patternProperties, additionalProperties } = object ?? {};
  const rest = additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
  const others = [...rest, ...(patternProperties?.values() ?? [])];
  const named = [...(properties?.values() ?? [])];
  // An object that allows no properties has an index signature of type `never`.
  if (others.length === 0) return additionalProperties === false && named.length === 0 ? nothing : undefined;
  // Including the types of these properties would print them twice.
  if (named.some(hasMembers)) return { kind: 'anything' };
  const parts = distinct([...others, ...named].map((member) => partOf(member, typing)));
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  return parts.some(({ kind }) => kind === 'anything') ? { kind: 'anything' } : { kind: 'branches', branches: parts };
}

/** Whether the type of a schema contains an object type with named properties. */
function hasMembers(assertion: Assertion): boolean {
  if (typeof assertion === 'boolean') return false;
  return (
    (assertion.object?.properties?.size ?? 0) > 0 ||
    subschemas(assertion).some(({ assertion: inner }) => hasMembers(inner))
  );
}
