// Names of the members of an enum.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enumMemberNames } from '../../src/generator/model/naming/enum-member-names.ts';
import { runs } from '../tier.ts';

test.each([
  ['available', 'Available'],
  ['IN_PROGRESS', 'InProgress'],
  ['in-progress', 'InProgress'],
  ['inProgress', 'InProgress'],
  ['USD', 'Usd'],
  ['iOS', 'IOS'],
  ["it's", 'Its'],
  ['application/json', 'ApplicationJson'],
  ['café', 'Cafe'],
  ['2fa', '_2fa'],
  ['1.5', '_1_5'],
  ['-created', 'MinusCreated'],
  ['+created', 'PlusCreated'],
  ['>=', 'GreaterEqual'],
  ['…', 'U2026'],
  ['', 'Empty'],
  [' ', 'Space'],
  ['NaN', '_NaN'],
  ['default', 'Default'],
  ['__proto__', 'Proto'],
  [3, '_3'],
  [-1, 'Minus1'],
  [1.5, '_1_5'],
])('names %j %s', (value, expected) => {
  expect(enumMemberNames([{ value }])).toEqual([{ value, name: expected }]);
});

test('prefers the title of a value', () => {
  expect(enumMemberNames([{ value: 1, title: 'low priority' }])[0]?.name).toBe('LowPriority');
  expect(enumMemberNames([{ value: 1, title: '!' }])[0]?.name).toBe('_1');
});

test('numbers the second of two values with the same name', () => {
  const names = enumMemberNames(['a-b', 'a_b', 'aB2', 'AB'].map((value) => ({ value }))).map(({ name }) => name);
  expect(names).toEqual(['AB', 'AB3', 'AB2', 'Ab']);
});

test('names are unique identifiers for any values', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.integer()), { maxLength: 20 }),
      (values) => {
        const names = enumMemberNames(values.map((value) => ({ value }))).map(({ name }) => name);
        expect(new Set(names).size).toBe(values.length);
        expect(names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))).toEqual([]);
      },
    ),
    { numRuns: runs(1000) },
  );
});
