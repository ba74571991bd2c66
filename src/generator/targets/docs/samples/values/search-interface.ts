// Value search, as an interface for the modules that create candidates.

import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { Json } from '../../../../source/node.ts';

/** Search within one value. */
export interface Search {
  /** Returns the value with the fewest errors; `undefined` if there is no candidate. */
  find(jsonSchema: JsonSchema): { readonly value: Json } | undefined;
  /** Yields distinct valid values. */
  findAll(jsonSchema: JsonSchema): Generator<Json>;
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
  isReadOnly(property: JsonSchema): boolean;
  readonly resolve: (id: string) => JsonSchema | undefined;
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
