// Lookup of a property that one part of a schema requires and another describes.

import type { Assertion } from '../types/schema.ts';

/**
 * Returns the schema of the property in `root` or in a schema that it applies in place; `undefined` if there is none.
 */
export function findProperty(
  around: Assertion,
  name: string,
  named: (id: string) => Assertion | undefined,
): Assertion | undefined {
  const seen = new Set<Assertion>();
  let waiting: Assertion[] = [around];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean' || seen.has(next)) continue;
    seen.add(next);
    const found = next.object?.properties?.get(name);
    if (found !== undefined) return found;
    const referred = next.ref === undefined ? undefined : named(next.ref);
    if (referred !== undefined) waiting.push(referred);
    // Reverse order, so that the first part is searched first; branches are searched last.
    waiting = [...(next.anyOf ?? []), ...(next.oneOf ?? []), ...waiting];
    for (const each of (next.allOf ?? []).toReversed()) waiting.push(each);
  }
  return undefined;
}
