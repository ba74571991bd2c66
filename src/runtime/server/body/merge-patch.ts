// Merge of an update into the stored resource.

import { isRecord, layers, memberOf, recordOf, type Shape, type Shapes } from '../value-shape.ts';

/**
 * Merges a body into a stored value: at every depth, or only at the first level. Arrays are replaced. A redacted value
 * that the client sends back leaves the stored value unchanged.
 */
export function merge(
  stored: unknown,
  body: unknown,
  depth: 'deep' | 'shallow',
  shape: Shape | undefined,
  shapes: Shapes,
): unknown {
  if (!isRecord(stored) || !isRecord(body)) return body;
  const all = layers(shape, shapes, stored);
  const merged = new Map(Object.entries(stored));
  for (const [name, value] of Object.entries(body)) {
    const member = memberOf(all, name);
    const old = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (Object.hasOwn(stored, name) && isRedaction(value, member, shapes)) continue;
    merged.set(name, depth === 'deep' ? merge(old, value, depth, member, shapes) : value);
  }
  return recordOf(merged);
}

function isRedaction(value: unknown, member: Shape | undefined, shapes: Shapes): boolean {
  return typeof value === 'string' && layers(member, shapes, value).some(({ redacted }) => redacted?.as === value);
}
