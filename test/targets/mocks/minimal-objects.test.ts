// Objects below the depth at which mocks have only the properties that a schema requires.

import { expect, it } from 'vitest';
import { createValue } from '../../../src/runtime/mocks/create-value.ts';
import type { ObjectSample } from '../../../src/runtime/mocks/sample-schema.ts';

const boolean = { type: 'boolean' } as const;
const properties = { a: boolean, b: boolean, c: boolean, d: boolean };

it.each<readonly [keywords: Partial<ObjectSample>, names: readonly string[]]>([
  [{}, []],
  [{ minProperties: 2 }, ['a', 'b']],
  [{ required: ['c'], minProperties: 2 }, ['a', 'c']],
  [{ required: ['c', 'd'], minProperties: 1 }, ['c', 'd']],
  [{ required: ['b'], dependentRequired: { b: ['d'] } }, ['b', 'd']],
])('with %j have the properties %j', (keywords, names) => {
  const creation = { random: () => 0, isDocumented: false, count: { parts: 0 }, depth: 5 };
  const value = createValue({ type: 'object', properties, ...keywords }, undefined, creation);
  expect(Object.keys(value as object)).toEqual(names);
});
