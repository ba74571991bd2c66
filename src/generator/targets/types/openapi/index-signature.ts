// The members of an object that have no name of their own in its schema: the index signature of its type.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { subschemas } from '../../../model/visit-schemas.ts';
import type { Typing } from './context.ts';
import { distinct, nothing, type Part } from './type-part.ts';
import { partOf } from './schema-to-type-part.ts';

/**
 * Undefined where nothing is said of other members. TypeScript judges named members by the index signature too, so it
 * allows what they are: without that, no value of the type could be written.
 */
export function othersOf({ object }: ObjectSchema, typing: Typing): Part | undefined {
  const { properties, patternProperties, additionalProperties } = object ?? {};
  const rest = additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
  const others = [...rest, ...(patternProperties?.values() ?? [])];
  const named = [...(properties?.values() ?? [])];
  // No member at all is the index signature of `never`.
  if (others.length === 0) return additionalProperties === false && named.length === 0 ? nothing : undefined;
  // Their types would stand there a second time.
  if (named.some(hasMembers)) return { kind: 'anything' };
  const parts = distinct([...others, ...named].map((member) => partOf(member, typing)));
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  return parts.some(({ kind }) => kind === 'anything') ? { kind: 'anything' } : { kind: 'branches', branches: parts };
}

/** Whether the type of a schema is written with members. */
function hasMembers(assertion: Assertion): boolean {
  if (typeof assertion === 'boolean') return false;
  return (
    (assertion.object?.properties?.size ?? 0) > 0 ||
    subschemas(assertion).some(({ assertion: inner }) => hasMembers(inner))
  );
}
