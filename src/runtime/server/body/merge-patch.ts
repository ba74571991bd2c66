// An update merged into what is stored.

import { isRecord, layers, memberOf, recordOf, type Shape, type Shapes } from '../value-shape.ts';

/**
 * The stored value with the members of the body in place of its own: at every depth, or at the first only. Lists are
 * replaced whole. A redaction's literal that comes back stands for what is stored.
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
