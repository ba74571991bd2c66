// What others have judged is asked once of a value: neither many members nor great depth make it dear.

import { expect, it } from 'vitest';
import { isFull } from '../../tier.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const leaf = { properties: { leaf: true }, required: ['leaf'] };

const loaded = await loadValidators(
  await modelOf(
    documentOf({
      Branches: {
        type: 'object',
        anyOf: [{ properties: { child: ref('Branches') }, required: ['child'] }, leaf],
        unevaluatedProperties: false,
      },
      Base: { type: 'object', oneOf: [{ properties: { child: ref('Extended') }, required: ['child'] }, leaf] },
      Extended: { allOf: [ref('Base')], unevaluatedProperties: false },
      Condition: {
        type: 'object',
        if: { properties: { child: ref('Condition') }, required: ['child'] },
        then: { properties: { child: true } },
        else: leaf,
        unevaluatedProperties: false,
      },
      List: { type: 'array', contains: ref('List'), minContains: 0, unevaluatedItems: false },
      Flat: {
        type: 'object',
        anyOf: [
          { patternProperties: { '^a': { type: 'integer' } } },
          { patternProperties: { '^b': { type: 'integer' } } },
        ],
        unevaluatedProperties: false,
      },
      Met: {
        type: 'object',
        properties: { met: { type: 'integer' }, met2: true },
        required: ['met'],
        anyOf: [
          { required: ['a'], properties: { a: true } },
          { required: ['b'], properties: { b: true } },
        ],
        unevaluatedProperties: false,
      },
    }),
  ),
);

function verdict(type: string, value: unknown): boolean {
  const valid = loaded.schema(type).is(value);
  expect(loaded.schema(type).check(value).length === 0).toBe(valid);
  return valid;
}

function nested(depth: number, innermost: object): object {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = { child: value };
  return value;
}

it.each(['Branches', 'Extended', 'Condition'])('of a deep value: %s', (type) => {
  expect(verdict(type, nested(40, { leaf: 1 }))).toBe(true);
  expect(loaded.schema(type).is(nested(40, {}))).toBe(false);
  expect(loaded.schema(type).is(nested(40, { leaf: 1, more: 2 }))).toBe(false);
  expect(verdict(type, nested(2, { leaf: 1, more: 2 }))).toBe(false);
});

it('of a deep list', () => {
  let list: unknown[] = [];
  for (let level = 0; level < 40; level++) list = [list];
  expect(verdict('List', list)).toBe(true);
  expect(verdict('List', [list, [[1]]])).toBe(false);
});

it('of many members', () => {
  const members = Object.fromEntries(
    Array.from({ length: isFull ? 200_000 : 20_000 }, (_, index) => [`a${index}`, index]),
  );
  expect(verdict('Flat', members)).toBe(true);
  expect(verdict('Flat', { ...members, c: 1 })).toBe(false);
});

it('anew for each value, and for one that has changed', () => {
  const value: { child?: object } = nested(3, { leaf: 1 });
  expect(verdict('Branches', value)).toBe(true);
  Object.assign(value.child ?? {}, { more: 1 });
  expect(verdict('Branches', value)).toBe(false);
});

it('beside members of any name', () => {
  expect(verdict('Met', { met: 1, met2: 2, a: 1 })).toBe(true);
  expect(verdict('Met', { met: 1, a: 1, b: 1 })).toBe(true);
  expect(verdict('Met', { met: 1, a: 1, c: 1 })).toBe(false);
});
