// Rounding of numbers in valid bodies.

import {
  hasMembers,
  isRecord,
  itemsOf,
  layers,
  memberOf,
  recordOf,
  type Round,
  type Shape,
  type Shapes,
} from '../value-shape.ts';

/** Returns the value with rounded numbers, or the identical value if none changes. */
export function round(value: unknown, shape: Shape | undefined, shapes: Shapes): unknown {
  return shape && rounds(shape, shapes) ? roundValue(value, shape, shapes) : value;
}

function roundValue(value: unknown, shape: Shape | undefined, shapes: Shapes): unknown {
  if (shape === undefined) return value;
  const all = layers(shape, shapes, value);
  if (typeof value === 'number') {
    const found = all.find((layer) => layer.round)?.round;
    return found ? rounded(value, found) : value;
  }
  if (Array.isArray(value)) {
    const items = itemsOf(all);
    const inside = value.map((item: unknown) => roundValue(item, items, shapes));
    return inside.some((item, index) => item !== value[index]) ? inside : value;
  }
  if (!isRecord(value) || !hasMembers(all)) return value;
  const inside = Object.entries(value).map(
    ([name, member]) => [name, roundValue(member, memberOf(all, name), shapes)] as const,
  );
  return inside.some(([name, member]) => member !== value[name]) ? recordOf(inside) : value;
}

/** Rounds a number to one of the listed values. */
export function rounded(value: number, { to, mode }: Round): number {
  const above = to.findIndex((each) => each >= value);
  const next = to[above];
  if (next === undefined) return to.at(-1) ?? value;
  const before = to[above - 1];
  return mode === 'nearest' && before !== undefined && value - before < next - value ? before : next;
}

/** Whether a shape contains rounding, by shape; most do not. */
const known = new WeakMap<Shape, boolean>();

function rounds(shape: Shape, shapes: Shapes): boolean {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const seen = new Set<Shape>();
  const waiting = [shape];
  let found = false;
  for (let next = waiting.pop(); next && !found; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    found = next.round !== undefined;
    const { members = {}, rest, items } = next;
    waiting.push(
      ...layers(next, shapes, undefined),
      ...Object.values(members),
      ...(rest ? [rest] : []),
      ...(items ? [items] : []),
    );
  }
  known.set(shape, found);
  return found;
}
