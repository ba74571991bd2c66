// Value search, as an interface for the modules that create candidates.

import type { Random } from '../../../runtime/mocks/random.ts';
import type { JsonSchema } from '../types/schema.ts';
import type { Json } from '../../source/node.ts';

export interface FoundValue {
  readonly value: Json;
  readonly isValid: boolean;
}

/** Search within one value. */
export interface Search {
  /** Returns the value with the fewest errors; `undefined` if there is no candidate. */
  find(jsonSchema: JsonSchema): FoundValue | undefined;
  /** Returns distinct valid values, which are computed on demand. */
  findAll(jsonSchema: JsonSchema): Iterable<Json>;
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
  /** Whether values of the direction do not have a property: read-only ones in requests, write-only ones in responses. */
  isExcluded(property: JsonSchema): boolean;
  readonly resolve: (id: string) => JsonSchema | undefined;
  /** Varies the values. Without it, they are minimal, and always the same. */
  readonly random: Random | undefined;
  /** Number of objects and arrays that contain the value. */
  readonly depth: number;
}

/** Returns the values, starting with a random one. */
export function rotate<T>(values: readonly T[], random: Random | undefined): readonly T[] {
  if (random === undefined || values.length < 2) return values;
  const start = random(values.length);
  return [...values.slice(start), ...values.slice(0, start)];
}

/** Returns the first values of a generator. */
export function take<T>(values: Iterable<T>, count: number): readonly T[] {
  const result: T[] = [];
  for (const value of values) {
    result.push(value);
    if (result.length >= count) break;
  }
  return result;
}
