// Shapes of unions.

import type { JsonSchema, Discriminator } from '../types/schema.ts';
import type { Shape, ShapeUse } from '../types/shape.ts';

/** Returns a union; nullability moves to its use, and a single branch is returned as it is. */
export function createUnion(
  branches: readonly ShapeUse[],
  source: JsonSchema,
  discriminator?: Discriminator,
): ShapeUse {
  const nullable = branches.some((branch) => branch.nullable);
  const possible = branches
    .filter(({ shape }) => shape.kind !== 'never')
    .map(({ shape }): ShapeUse => ({ shape, nullable: false }));
  const [only] = possible;
  if (!only) return { shape: { kind: 'never', source }, nullable };
  if (possible.length === 1) return { shape: only.shape, nullable };
  const shape: Shape = { kind: 'union', branches: possible, ...(discriminator && { discriminator }), source };
  return { shape, nullable };
}
