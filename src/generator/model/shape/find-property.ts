// Where a property of an object is described, when the part that requires it is not the part that describes it.

import type { Assertion } from '../types/schema.ts';

/** The schema of the property in `around` or in any schema that it applies in place; undefined where there is none. */
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
    // Pushed in reverse, so that the first part is asked first; branches are asked last.
    waiting = [...(next.anyOf ?? []), ...(next.oneOf ?? []), ...waiting];
    for (const each of (next.allOf ?? []).toReversed()) waiting.push(each);
  }
  return undefined;
}
