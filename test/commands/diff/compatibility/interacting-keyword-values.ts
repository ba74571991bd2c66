// Test values for schemas with interacting keywords: scalars, short arrays, and objects with every subset of the names.

import type { JsonValue } from '../../../targets/validators/random-values.ts';

const scalars: readonly JsonValue[] = ['', 'a', 'b', 'ab', '192.0.2.1', 0, 1, 2, 1.5, true, null];
const itemValues: readonly JsonValue[] = [1, 2, 'a', 'ab', null];
const names = ['a', 'b', 'c', 'z'];

function subsets(items: readonly string[]): readonly (readonly string[])[] {
  return items.reduce<readonly (readonly string[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );
}

const objects: readonly JsonValue[] = subsets(names).flatMap((set) =>
  itemValues.map((_, offset) =>
    Object.fromEntries(set.map((name, index) => [name, itemValues[(index * 2 + offset) % itemValues.length] ?? null])),
  ),
);
const pairs: readonly JsonValue[] = itemValues.flatMap((first) => itemValues.map((second) => [first, second]));
const triples: readonly JsonValue[] = itemValues.flatMap((first, index) => [
  [first, 'a', 1],
  [itemValues[(index + 1) % itemValues.length] ?? 1, first, first],
]);

export const interactionValues: readonly JsonValue[] = [
  ...scalars,
  ...objects,
  [],
  ...itemValues.map((value) => [value]),
  ...pairs,
  ...triples,
];

/** Returns the value without the properties of these names, at any depth. */
export function omitProperties(value: JsonValue, omitted: ReadonlySet<string>): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => omitProperties(item, omitted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]: [string, JsonValue]) =>
      omitted.has(name) ? [] : [[name, omitProperties(property, omitted)]],
    ),
  );
}
