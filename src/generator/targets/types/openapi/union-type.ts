// Conversion of `anyOf` and `oneOf` to union parts, with discriminator values.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Typing } from './context.ts';
import { distinct, type Part } from './type-part.ts';
import { composedPart, type Composed } from './schema-to-type-part.ts';
import { constants, isOf, listedValues } from './literal-types.ts';

/** Returns the union of the branches; `undefined` if one of them does not restrict the type. */
export function unionPart(branches: readonly Assertion[], schema: ObjectSchema, typing: Typing): Composed {
  const values = constants(branches)?.filter(
    (value) => !schema.types || schema.types.some((type) => isOf(type, value)),
  );
  if (values) return { kind: 'values', values };
  const parts = branches.map((branch) => branchPart(branch, schema, typing));
  if (parts.includes(undefined)) return undefined;
  const possible = distinct(parts.filter((part) => typeof part === 'object'));
  const [only, ...more] = possible;
  if (only === undefined) return false;
  return more.length === 0 ? only : { kind: 'branches', branches: possible };
}

function branchPart(branch: Assertion, schema: ObjectSchema, typing: Typing): Composed {
  const part = composedPart(branch, typing);
  const tag = tagOf(branch, schema, typing);
  return tag && typeof part === 'object' ? { kind: 'all', parts: [part, tag] } : part;
}

/**
 * Returns the discriminator property with the values that select the branch; `undefined` if the branch defines them
 * itself.
 */
function tagOf(branch: Assertion, { discriminator }: ObjectSchema, { api }: Typing): Part | undefined {
  if (!discriminator || typeof branch === 'boolean' || branch.ref === undefined) return undefined;
  const values = [...discriminator.mapping].flatMap(([value, id]) => (id === branch.ref ? [value] : []));
  if (values.length === 0) return undefined;
  const target = api.schema(branch.ref)?.assertion;
  const own = typeof target === 'object' ? target.object?.properties?.get(discriminator.property) : undefined;
  const listed = typeof own === 'object' ? listedValues(own) : undefined;
  // Values that the branch itself enumerates take precedence over the mapping.
  if (listed?.every((value) => typeof value === 'string')) return undefined;
  if (typeof own === 'object' && own.types && !own.types.includes('string')) return undefined;
  const tag = { part: { kind: 'values', values } } as const;
  return {
    kind: 'typed',
    types: ['object'],
    properties: new Map([[discriminator.property, tag]]),
    required: [discriminator.property],
  };
}
