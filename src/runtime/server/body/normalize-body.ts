// Normalization of request bodies: drops unknown and read-only properties, and applies defaults.

import {
  isRecord,
  resolveShapes,
  propertyShape,
  createRecord,
  findDefault,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';
import { getNormalizer } from './compile-normalizer.ts';

/**
 * Returns a body without undocumented and read-only properties; with defaults if `shouldApplyDefaults`. Returns the
 * identical value if nothing changes.
 */
export function normalizeBody(
  value: unknown,
  shape: ValueShape,
  shapes: ValueShapes,
  shouldApplyDefaults: boolean,
): unknown {
  return getNormalizer(shape, shapes, shouldApplyDefaults)(value);
}

/** Adds the defaults of these dotted fields if they are absent and their parent exists. */
export function applyDefaults(
  value: unknown,
  fields: readonly string[],
  shape: ValueShape,
  shapes: ValueShapes,
): unknown {
  return fields.reduce((current, field) => applyDefault(current, field.split('.'), shape, shapes), value);
}

function applyDefault(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  shape: ValueShape | undefined,
  shapes: ValueShapes,
): unknown {
  if (!isRecord(value)) return value;
  const nestedShape = propertyShape(resolveShapes(shape, shapes, value), name);
  if (Object.hasOwn(value, name)) {
    if (rest.length === 0) return value;
    return createRecord(
      Object.entries(value).map(([key, property]) => [
        key,
        key === name ? applyDefault(property, rest, nestedShape, shapes) : property,
      ]),
    );
  }
  const fallback = rest.length === 0 ? findDefault(nestedShape, shapes) : undefined;
  return fallback ? createRecord([...Object.entries(value), [name, structuredClone(fallback.value)]]) : value;
}
