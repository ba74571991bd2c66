// Normalization of request bodies: drops unknown and read-only properties, and applies defaults.

import {
  hasProperties,
  isRecord,
  itemShape,
  resolveShapes,
  propertyShape,
  createRecord,
  propertyShapes,
  propertyTreatment,
  combineShapes,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';

/** Returns a body without undocumented and read-only properties; with defaults if `shouldApplyDefaults`. */
export function normalizeBody(
  value: unknown,
  shape: ValueShape | undefined,
  shapes: ValueShapes,
  shouldApplyDefaults: boolean,
): unknown {
  const resolvedShapes = resolveShapes(shape, shapes, value);
  if (Array.isArray(value)) {
    const items = itemShape(resolvedShapes);
    return items ? value.map((item: unknown) => normalizeBody(item, items, shapes, shouldApplyDefaults)) : value;
  }
  if (!isRecord(value) || !hasProperties(resolvedShapes)) return value;
  const defaultShapes = shouldApplyDefaults ? resolveShapes(shape, shapes, value, true) : [];
  return normalizeObject(value, resolvedShapes, shapes, defaultShapes);
}

/** Normalizes an object. `defaultShapes` are the shapes whose defaults apply. */
function normalizeObject(
  value: { readonly [name: string]: unknown },
  resolvedShapes: readonly ValueShape[],
  shapes: ValueShapes,
  defaultShapes: readonly ValueShape[],
): unknown {
  const entries: [string, unknown][] = [];
  for (const [name, property] of Object.entries(value)) {
    const candidates = propertyShapes(resolvedShapes, name);
    const shape = combineShapes(candidates);
    if (
      propertyTreatment(resolvedShapes, name) === 'dropped' ||
      (shape && isReadOnly(candidates, property, shapes) && !isWritable(name, value, resolvedShapes))
    )
      continue;
    entries.push([name, normalizeBody(property, shape, shapes, defaultShapes.length > 0)]);
  }
  for (const [name, property] of defaultShapes.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    const fallback = findDefault(property, shapes);
    if (fallback && !property.readOnly && !Object.hasOwn(value, name))
      entries.push([name, structuredClone(fallback.value)]);
  }
  return createRecord(entries);
}

/** Whether a property is read-only. Ignores alternatives within the property, since another may be writable. */
function isReadOnly(candidates: readonly (ValueShape | undefined)[], value: unknown, shapes: ValueShapes): boolean {
  return candidates.some(
    (candidate) => candidate && resolveShapes(candidate, shapes, value, true).some(({ readOnly }) => readOnly),
  );
}

/** Whether the property is writable in an alternative that the value may have. */
function isWritable(
  name: string,
  value: { readonly [name: string]: unknown },
  resolvedShapes: readonly ValueShape[],
): boolean {
  return resolvedShapes.some(
    ({ writableWhen }) =>
      writableWhen &&
      Object.hasOwn(writableWhen, name) &&
      writableWhen[name]?.some((condition) =>
        Object.entries(condition).every(
          ([property, values]) => !Object.hasOwn(value, property) || values.includes(value[property]),
        ),
      ),
  );
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

function findDefault(shape: ValueShape | undefined, shapes: ValueShapes): ValueShape['default'] {
  return resolveShapes(shape, shapes, undefined, true).find((layer) => layer.default)?.default;
}
