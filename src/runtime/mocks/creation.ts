// State of a random value while it is created.

import type { Random } from './random.ts';
import type { SampleSchema } from './sample-schema.ts';

export interface Creation {
  readonly random: Random;
  /** Whether documented examples come first. */
  readonly isDocumented: boolean;
  /** Number of parts that have been created. */
  readonly count: { parts: number };
  /** Number of references that lead to the part. */
  readonly depth: number;
}

/** Function that creates a part of a value. */
export type CreatePart = (sample: SampleSchema, overrides: unknown, creation: Creation) => unknown;

/** Whether a part has only what its schema requires, so that values are finite and not too large. */
export function isMinimal({ depth, count }: Creation): boolean {
  return depth > maxDepth || count.parts > maxParts;
}

const [maxDepth, maxParts] = [4, 200];

/**
 * Thrown if minimal parts still lead to others, because a recursive schema needs optional properties, such as with
 * `minProperties`. Another value has to be used.
 */
export class EndlessValueError extends Error {}

/** Throws an `EndlessValueError` if a value has more parts than any that ends. */
export function requireEnd({ depth, count }: Creation): void {
  if (depth > 50 || count.parts > 10_000) throw new EndlessValueError();
}
