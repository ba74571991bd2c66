// Lookup of a property that one part of a schema requires and another describes.

import type { JsonSchema } from '../types/schema.ts';

/**
 * Returns the schema of the property in `root` or in a schema that it applies in place; `undefined` if there is none.
 */
export function findProperty(
  root: JsonSchema,
  name: string,
  resolve: (id: string) => JsonSchema | undefined,
): JsonSchema | undefined {
  const seen = new Set<JsonSchema>();
  let waiting: JsonSchema[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean' || seen.has(next)) continue;
    seen.add(next);
    const property = next.object?.properties?.get(name);
    if (property !== undefined) return property;
    const referenced = next.ref === undefined ? undefined : resolve(next.ref);
    if (referenced !== undefined) waiting.push(referenced);
    // Reverse order, so that the first part is searched first; branches are searched last.
    waiting = [...(next.anyOf ?? []), ...(next.oneOf ?? []), ...waiting];
    for (const each of (next.allOf ?? []).toReversed()) waiting.push(each);
  }
  return undefined;
}
