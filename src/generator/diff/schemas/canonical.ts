// By what two JSON values are the same, whatever the order of their members.

import { byCodePoint } from '../../model/names/order.ts';
import type { Json } from '../../source/tree.ts';

/** The value as text, members in code point order; equal values have equal texts. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((each: Json) => canonical(each)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}
