// Random JSON values from a small vocabulary, so that random schemas often accept them.

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

/** Any JSON value; a property named `__proto__` is an own property. */
export const values: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map(objectOf),
  ),
})).value;

/** Creates an object with own properties of any name, including `__proto__`. */
export function objectOf(properties: readonly (readonly [string, JsonValue])[]): JsonValue {
  const object: Record<string, JsonValue> = {};
  for (const [name, value] of properties)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

/** Freezes a value deeply and returns it. */
export function deepFreeze(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  for (const nested of Object.values(value)) deepFreeze(nested);
  return Object.freeze(value);
}
