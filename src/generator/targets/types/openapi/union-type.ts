// Conversion of `anyOf` and `oneOf` to union parts, with discriminator values.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { TypeContext } from './context.ts';
import { deduplicateParts, type TypePart } from './type-part.ts';
import { toComposedPart, type ComposedPart } from './schema-to-type-part.ts';
import { branchConstants, isOfType, enumeratedValues } from './literal-types.ts';

/** Returns the union of the branches; `undefined` if one of them does not restrict the type. */
export function toUnionPart(branches: readonly JsonSchema[], schema: SchemaObject, context: TypeContext): ComposedPart {
  const values = branchConstants(branches)?.filter(
    (value) => !schema.types || schema.types.some((type) => isOfType(type, value)),
  );
  if (values) return { kind: 'values', values };
  const parts = branches.map((branch) => toBranchPart(branch, schema, context));
  if (parts.includes(undefined)) return undefined;
  const possible = deduplicateParts(parts.filter((part) => typeof part === 'object'));
  const [only, ...more] = possible;
  if (only === undefined) return false;
  return more.length === 0 ? only : { kind: 'branches', branches: possible };
}

function toBranchPart(branch: JsonSchema, schema: SchemaObject, context: TypeContext): ComposedPart {
  const part = toComposedPart(branch, context);
  const discriminatorPart = toDiscriminatorPart(branch, schema, context);
  return discriminatorPart && typeof part === 'object' ? { kind: 'all', parts: [part, discriminatorPart] } : part;
}

/**
 * Returns the discriminator property with the values that select the branch; `undefined` if the branch defines them
 * itself.
 */
function toDiscriminatorPart(
  branch: JsonSchema,
  { discriminator }: SchemaObject,
  { api }: TypeContext,
): TypePart | undefined {
  if (!discriminator || typeof branch === 'boolean' || branch.ref === undefined) return undefined;
  const values = [...discriminator.mapping].flatMap(([value, id]) => (id === branch.ref ? [value] : []));
  if (values.length === 0) return undefined;
  const target = api.schema(branch.ref)?.jsonSchema;
  const own = typeof target === 'object' ? target.object?.properties?.get(discriminator.property) : undefined;
  const listed = typeof own === 'object' ? enumeratedValues(own) : undefined;
  // Values that the branch itself enumerates take precedence over the mapping.
  if (listed?.every((value) => typeof value === 'string')) return undefined;
  if (typeof own === 'object' && own.types && !own.types.includes('string')) return undefined;
  const property = { part: { kind: 'values', values } } as const;
  return {
    kind: 'typed',
    types: ['object'],
    properties: new Map([[discriminator.property, property]]),
    required: [discriminator.property],
  };
}
