// Merges an update into the stored resource.

import {
  isRecord,
  resolveShapes,
  propertyShape,
  createRecord,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';

/**
 * Merges a body into a stored value: at every depth, or only at the first level. Arrays are replaced. A redacted value
 * that the client sends back leaves the stored value unchanged.
 */
export function mergeBody(
  stored: unknown,
  body: unknown,
  depth: 'deep' | 'shallow',
  shape: ValueShape | undefined,
  shapes: ValueShapes,
): unknown {
  if (!isRecord(stored) || !isRecord(body)) return body;
  const storedShapes = resolveShapes(shape, shapes, stored);
  const merged = new Map(Object.entries(stored));
  for (const [name, value] of Object.entries(body)) {
    const property = propertyShape(storedShapes, name);
    const storedValue = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (Object.hasOwn(stored, name) && isRedaction(value, property, shapes)) continue;
    merged.set(name, depth === 'deep' ? mergeBody(storedValue, value, depth, property, shapes) : value);
  }
  return createRecord(merged);
}

function isRedaction(value: unknown, property: ValueShape | undefined, shapes: ValueShapes): boolean {
  return (
    typeof value === 'string' && resolveShapes(property, shapes, value).some(({ redaction }) => redaction?.as === value)
  );
}
