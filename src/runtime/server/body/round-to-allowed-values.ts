// Rounds numbers in valid bodies to the allowed values of their schemas.

import {
  hasProperties,
  isRecord,
  itemShape,
  resolveShapes,
  propertyShape,
  createRecord,
  type AllowedValueRounding,
  type ValueShape,
  type ValueShapes,
} from '../value-shape.ts';

/** Returns the value with rounded numbers, or the identical value if no number changes. */
export function roundNumbers(value: unknown, shape: ValueShape | undefined, shapes: ValueShapes): unknown {
  return shape && hasRounding(shape, shapes) ? roundValue(value, shape, shapes) : value;
}

function roundValue(value: unknown, shape: ValueShape | undefined, shapes: ValueShapes): unknown {
  if (shape === undefined) return value;
  const layers = resolveShapes(shape, shapes, value);
  if (typeof value === 'number') {
    const rounding = layers.find((layer) => layer.round)?.round;
    return rounding ? roundNumber(value, rounding) : value;
  }
  if (Array.isArray(value)) {
    const items = itemShape(layers);
    const roundedItems = value.map((item: unknown) => roundValue(item, items, shapes));
    return roundedItems.some((item, index) => item !== value[index]) ? roundedItems : value;
  }
  if (!isRecord(value) || !hasProperties(layers)) return value;
  const roundedEntries = Object.entries(value).map(
    ([name, property]) => [name, roundValue(property, propertyShape(layers, name), shapes)] as const,
  );
  return roundedEntries.some(([name, property]) => property !== value[name]) ? createRecord(roundedEntries) : value;
}

/** Rounds a number to one of the listed values. */
export function roundNumber(value: number, { to, mode }: AllowedValueRounding): number {
  const nextIndex = to.findIndex((allowed) => allowed >= value);
  const next = to[nextIndex];
  if (next === undefined) return to.at(-1) ?? value;
  const previous = to[nextIndex - 1];
  return mode === 'nearest' && previous !== undefined && value - previous < next - value ? previous : next;
}

/** Caches whether a shape contains rounding. */
const roundingCache = new WeakMap<ValueShape, boolean>();

function hasRounding(shape: ValueShape, shapes: ValueShapes): boolean {
  const cached = roundingCache.get(shape);
  if (cached !== undefined) return cached;
  const visited = new Set<ValueShape>();
  const queue = [shape];
  let isFound = false;
  for (let current = queue.pop(); current && !isFound; current = queue.pop()) {
    if (visited.has(current)) continue;
    visited.add(current);
    isFound = current.round !== undefined;
    const { properties = {}, additionalProperties, items } = current;
    queue.push(
      ...resolveShapes(current, shapes, undefined),
      ...Object.values(properties),
      ...(additionalProperties ? [additionalProperties] : []),
      ...(items ? [items] : []),
    );
  }
  roundingCache.set(shape, isFound);
  return isFound;
}
