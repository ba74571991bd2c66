// Values that the grown schemas are about: every set of their members, every short list, each scalar that they tell apart.

import type { JsonValue } from '../../unit/validators/values.ts';

const scalars: readonly JsonValue[] = ['', 'a', 'b', 'ab', '192.0.2.1', 0, 1, 2, 1.5, true, null];
const few: readonly JsonValue[] = [1, 2, 'a', 'ab', null];
const names = ['a', 'b', 'c', 'z'];

function subsets(all: readonly string[]): readonly (readonly string[])[] {
  return all.reduce<readonly (readonly string[])[]>(
    (found, each) => [...found, ...found.map((set) => [...set, each])],
    [[]],
  );
}

const objects: readonly JsonValue[] = subsets(names).flatMap((set) =>
  few.map((_, turn) => Object.fromEntries(set.map((name, at) => [name, few[(at * 2 + turn) % few.length] ?? null]))),
);
const pairs: readonly JsonValue[] = few.flatMap((first) => few.map((second) => [first, second]));
const longer: readonly JsonValue[] = few.flatMap((first, at) => [
  [first, 'a', 1],
  [few[(at + 1) % few.length] ?? 1, first, first],
]);

export const grownValues: readonly JsonValue[] = [
  ...scalars,
  ...objects,
  [],
  ...few.map((each) => [each]),
  ...pairs,
  ...longer,
];

/** The value without the members of these names, wherever they are. */
export function without(value: JsonValue, gone: ReadonlySet<string>): JsonValue {
  if (Array.isArray(value)) return value.map((each: JsonValue) => without(each, gone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, JsonValue]) =>
      gone.has(name) ? [] : [[name, without(each, gone)]],
    ),
  );
}
