// Linear cost for many enum values and names, measured in array reads.

import { expect, it } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { SchemaObject } from '../../../src/generator/model/types/schema.ts';
import { intersectEnumValues, declaredEnumValues } from '../../../src/generator/model/shape/enum-shape.ts';
import { allTypes } from '../../../src/generator/model/shape/type-set.ts';
import { constantsOfUnion, listedValues } from '../../../src/generator/targets/validators/keywords/enum-const.ts';
import { createNameAssigner } from '../../../src/generator/code/typescript/unique-names.ts';
import { documentOf, modelOf } from './model.ts';

/** Wraps a list to count the reads of its items. */
function countReads<T>(items: readonly T[]): { readonly list: readonly T[]; readonly reads: () => number } {
  let reads = 0;
  const list = new Proxy(items, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { list, reads: () => reads };
}

const count = 2_000;
const values = Array.from({ length: count }, (_, index) => `value-${index}`);

function getSchema(api: Api, name: string): SchemaObject {
  const schema = api.schema(name)?.jsonSchema;
  if (typeof schema !== 'object') throw new Error(`no schema ${name}`);
  return schema;
}

it('reads each value of an enum a constant number of times', async () => {
  const schema = getSchema(await modelOf(documentOf({ Listed: { type: 'string', enum: values } })), 'Listed');
  const { list, reads } = countReads(values);
  expect(listedValues({ ...schema, enum: list })).toEqual(values);
  expect(reads()).toBeLessThan(10 * count);
});

it('reads each value of two lists a constant number of times', async () => {
  const schema = getSchema(
    await modelOf(
      documentOf({ Listed: { enum: values, oneOf: values.toReversed().map((value) => ({ const: value })) } }),
    ),
    'Listed',
  );
  const [first, branches] = [countReads(values), countReads(schema.oneOf ?? [])];
  expect(listedValues({ ...schema, enum: first.list, oneOf: branches.list })).toEqual(values);
  expect(first.reads() + branches.reads()).toBeLessThan(20 * count);
  expect(constantsOfUnion(schema)).toHaveLength(count);
});

it('compares each value of two lists a constant number of times', async () => {
  const schema = getSchema(
    await modelOf(documentOf({ Listed: { enum: [{ id: 0 }], oneOf: [{ const: { id: 0 } }] } })),
    'Listed',
  );
  const [branch] = schema.oneOf ?? [];
  if (typeof branch !== 'object') throw new Error('no branch');
  let comparisons = 0;
  // A comparison of objects reads their keys.
  const items = Array.from(
    { length: count },
    (_, id) => new Proxy({ id }, { ownKeys: (target) => (comparisons++, Reflect.ownKeys(target)) }),
  );
  expect(
    listedValues({
      ...schema,
      enum: items,
      oneOf: items.toReversed().map((value) => ({ ...branch, const: { value } })),
    }),
  ).toHaveLength(count);
  expect(comparisons).toBeLessThan(20 * count);
});

it('intersects two enums with a constant number of reads for each value', () => {
  const schema = (list: readonly string[]): SchemaObject => ({
    sourceLocation: { file: 'a', pointer: '', line: 1, column: 1 },
    annotations: {},
    extensions: { rules: [], filterable: false, unspecified: [] },
    unknownExtensions: new Map(),
    enum: list,
  });
  const a = declaredEnumValues(schema(values), allTypes);
  const b = declaredEnumValues(schema(values.toReversed()), allTypes);
  if (!a || !b) throw new Error('no values');
  const [first, second] = [countReads(a.values), countReads(b.values)];
  expect(
    intersectEnumValues({ ...a, values: first.list }, { ...b, values: second.list }).values.map(({ value }) => value),
  ).toEqual(values);
  expect(first.reads() + second.reads()).toBeLessThan(20 * count);
});

it('finds a free name without testing any name twice', () => {
  let calls = 0;
  const assignName = createNameAssigner((name) => {
    calls++;
    return Number(/[0-9]*$/.exec(name)?.[0]) <= count;
  });
  for (let index = 1; index <= count; index++) expect(assignName('value')).toBe(`value${count + index}`);
  expect(calls).toBeLessThan(10 * count);
});

it('compares object values regardless of property order', async () => {
  const schema = getSchema(
    await modelOf(documentOf({ Listed: { enum: [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }] } })),
    'Listed',
  );
  expect(listedValues(schema)).toEqual([{ a: 1, b: 2 }, { a: 1 }]);
});
