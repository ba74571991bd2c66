// Random values of JSON, from a small world so that schemas and values often meet.

import fc from 'fast-check';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

const leaf: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue>(
  'a',
  'b',
  '',
  'ab',
  'ba',
  '😀',
  '😀😀',
  '\ud800',
  '2030-01-15',
  '192.0.2.1',
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  -0,
  1.5,
  2.5,
);
const names = fc.constantFrom('a', 'b', 'c', 'kind', 'constructor', '__proto__', 'a/b', 'x~y', 'ü', 'toString');

/** Any value of JSON; members called `__proto__` are their object's own. */
export const values: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map(objectOf),
  ),
})).value;

/** An object with these members, whatever they are called. */
export function objectOf(members: readonly (readonly [string, JsonValue])[]): JsonValue {
  const object: Record<string, JsonValue> = {};
  for (const [name, value] of members)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

/** The value and everything in it, frozen. */
export function frozen(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
