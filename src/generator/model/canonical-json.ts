// Canonical JSON strings, which compare and deduplicate values in linear time.

import type { Json } from '../source/node.ts';
import { byCodePoint } from './naming/code-point-order.ts';

/** Returns the value as JSON with its properties in code point order. Equal values have equal strings. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((each: Json) => canonicalJson(each)).join(',')}]`;
  // JSON.stringify writes numbers beyond the range of a double as null.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${properties.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

/** Returns the values without duplicates, each at its first position. */
export function distinctValues(values: readonly Json[]): readonly Json[] {
  const first = new Map<string, Json>();
  for (const value of values) {
    const key = canonicalJson(value);
    if (!first.has(key)) first.set(key, value);
  }
  return first.size === values.length ? values : [...first.values()];
}
