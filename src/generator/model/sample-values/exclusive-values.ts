// Values that satisfy exactly one of several objects with the same properties: another property violates the others.

import type { Json } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';
import { inPlaceSchemas } from '../validate/in-place-applicators.ts';
import { isJsonObject } from './documented-values.ts';
import type { Search } from './search-interface.ts';

/** Values of which at least one violates most schemas. */
const violations: readonly Json[] = [null, 'text', 0, true, [], {}];

/** Yields values of the branches of a `oneOf`, each with an invalid value of a property of another branch. */
export function* exclusiveValues(jsonSchema: JsonSchema, search: Search): Generator<Json> {
  const schemas = inPlaceSchemas(jsonSchema, search.resolve, true);
  for (const { oneOf: branches = [] } of schemas)
    for (const branch of branches) {
      const value = search.find(branch)?.value;
      if (value === undefined || !isJsonObject(value)) continue;
      const others = branches.filter((other) => other !== branch);
      for (const name of new Set(others.flatMap((other) => declaredNames(other, search))))
        if (!Object.hasOwn(value, name)) for (const violation of violations) yield { ...value, [name]: violation };
    }
}

function declaredNames(jsonSchema: JsonSchema, { resolve }: Search): readonly string[] {
  return inPlaceSchemas(jsonSchema, resolve, true).flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
}
