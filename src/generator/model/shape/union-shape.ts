// What a choice between schemas is for a reader.

import type { Assertion, Discriminator } from '../types/schema.ts';
import type { Shape, Use } from '../types/shape.ts';

/** A union of uses: nullability goes to the union's own use, a single branch is no union. */
export function unionOf(branches: readonly Use[], source: Assertion, discriminator?: Discriminator): Use {
  const nullable = branches.some((branch) => branch.nullable);
  const possible = branches
    .filter(({ shape }) => shape.kind !== 'never')
    .map(({ shape }): Use => ({ shape, nullable: false }));
  const [only] = possible;
  if (!only) return { shape: { kind: 'never', source }, nullable };
  if (possible.length === 1) return { shape: only.shape, nullable };
  const shape: Shape = { kind: 'union', branches: possible, ...(discriminator && { discriminator }), source };
  return { shape, nullable };
}
