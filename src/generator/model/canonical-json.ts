// Canonical JSON strings, for comparing and deduplicating values in linear time.

import type { Json } from '../source/node.ts';
import { byCodePoint } from './naming/code-point-order.ts';

/** Returns the value as JSON with its properties in code point order. Equal values have equal strings. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`;
  // JSON.stringify writes numbers beyond the range of a double as null.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${properties.map(([name, property]) => `${JSON.stringify(name)}:${canonicalJson(property)}`).join(',')}}`;
}

/** Returns the values without duplicates, in order of first occurrence. */
export function distinctValues(values: readonly Json[]): readonly Json[] {
  const firstByKey = new Map<string, Json>();
  for (const value of values) {
    const key = canonicalJson(value);
    if (!firstByKey.has(key)) firstByKey.set(key, value);
  }
  return firstByKey.size === values.length ? values : [...firstByKey.values()];
}
