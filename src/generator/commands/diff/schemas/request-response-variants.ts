// Detection of named schemas whose request and response variants differ, even if their shapes are equal.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { referencesOf, visitAssertions } from '../../../model/visit-schemas.ts';

/**
 * Returns a predicate for schema IDs. Variants can differ in the shape, or in conditions and `contains`, which shapes
 * omit.
 */
export function createReadings(api: Api): (id: string) => boolean {
  const answers = new Map<string, boolean>();
  const find = (start: string): boolean => {
    const reached = new Set([start]);
    for (const id of reached) {
      const schema = api.schema(id);
      if (!schema || answers.get(id) === false) continue;
      if (schema.readingsDiffer || answers.get(id) === true || hidesSome(api, schema.assertion)) return true;
      for (const other of referencesOf(schema.assertion)) reached.add(other);
    }
    // If no reachable schema has variants, the result is known for all of them.
    for (const id of reached) answers.set(id, false);
    return false;
  };
  return (id) => {
    const known = answers.get(id);
    if (known !== undefined) return known;
    const found = find(id);
    answers.set(id, found);
    return found;
  };
}

function hidesSome(api: Api, assertion: Assertion): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    if (found || typeof each === 'boolean') return;
    const { then, else: otherwise, array, object } = each;
    if ((then ?? otherwise ?? array?.contains ?? object?.dependentSchemas) === undefined) return;
    for (const inner of [then, otherwise, array?.contains, ...(object?.dependentSchemas?.values() ?? [])]) {
      found ||= inner !== undefined && (marksSome(inner) || referencesOf(inner).some((id) => api.schema(id)?.readingsDiffer === true));
    }
  });
  return found;
}

function marksSome(assertion: Assertion): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    found ||= typeof each === 'object' && (each.annotations.readOnly === true || each.annotations.writeOnly === true);
  });
  return found;
}
