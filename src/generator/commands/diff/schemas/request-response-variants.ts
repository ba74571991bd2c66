// Detection of named schemas whose request and response variants differ, even if their shapes are equal.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { referencesOf, visitSchemas } from '../../../model/visit-schemas.ts';

/**
 * Returns a predicate for schema IDs. Variants can differ in the shape, or in conditions and `contains`, which shapes
 * omit.
 */
export function createVariantCheck(api: Api): (id: string) => boolean {
  const results = new Map<string, boolean>();
  const search = (start: string): boolean => {
    const reached = new Set([start]);
    for (const id of reached) {
      const schema = api.schema(id);
      if (!schema || results.get(id) === false) continue;
      if (schema.hasRequestVariant || results.get(id) === true || hasHiddenInConditions(api, schema.jsonSchema))
        return true;
      for (const reference of referencesOf(schema.jsonSchema)) reached.add(reference);
    }
    // If no reachable schema has variants, the result is known for all of them.
    for (const id of reached) results.set(id, false);
    return false;
  };
  return (id) => {
    const cached = results.get(id);
    if (cached !== undefined) return cached;
    const result = search(id);
    results.set(id, result);
    return result;
  };
}

function hasHiddenInConditions(api: Api, jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (each) => {
    if (isFound || typeof each === 'boolean') return;
    const { then, else: otherwise, array, object } = each;
    if ((then ?? otherwise ?? array?.contains ?? object?.dependentSchemas) === undefined) return;
    for (const inner of [then, otherwise, array?.contains, ...(object?.dependentSchemas?.values() ?? [])]) {
      isFound ||=
        inner !== undefined &&
        (hasReadWriteOnly(inner) || referencesOf(inner).some((id) => api.schema(id)?.hasRequestVariant === true));
    }
  });
  return isFound;
}

function hasReadWriteOnly(jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (each) => {
    isFound ||= typeof each === 'object' && (each.annotations.readOnly === true || each.annotations.writeOnly === true);
  });
  return isFound;
}
