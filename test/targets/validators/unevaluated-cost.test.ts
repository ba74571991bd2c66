// Cost of `unevaluatedProperties` and `unevaluatedItems`: each value is evaluated once, however deep or large it is.

import { expect, it } from 'vitest';
import { isFull } from '../../tier.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const leaf = { properties: { leaf: true }, required: ['leaf'] };

const validators = await loadValidators(
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

function isValid(type: string, value: unknown): boolean {
  const valid = validators.schema(type).is(value);
  expect(validators.schema(type).check(value).length === 0).toBe(valid);
  return valid;
}

function nested(depth: number, innermost: object): object {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = { child: value };
  return value;
}

it.each(['Branches', 'Extended', 'Condition'])('evaluates a deep value once: %s', (type) => {
  expect(isValid(type, nested(40, { leaf: 1 }))).toBe(true);
  expect(validators.schema(type).is(nested(40, {}))).toBe(false);
  expect(validators.schema(type).is(nested(40, { leaf: 1, more: 2 }))).toBe(false);
  expect(isValid(type, nested(2, { leaf: 1, more: 2 }))).toBe(false);
});

it('evaluates a deep array once', () => {
  let deepArray: unknown[] = [];
  for (let level = 0; level < 40; level++) deepArray = [deepArray];
  expect(isValid('List', deepArray)).toBe(true);
  expect(isValid('List', [deepArray, [[1]]])).toBe(false);
});

it('accepts an object with many properties', () => {
  const properties = Object.fromEntries(
    Array.from({ length: isFull ? 200_000 : 20_000 }, (_, index) => [`a${index}`, index]),
  );
  expect(isValid('Flat', properties)).toBe(true);
  expect(isValid('Flat', { ...properties, c: 1 })).toBe(false);
});

it('evaluates a value again after it has changed', () => {
  const value: { child?: object } = nested(3, { leaf: 1 });
  expect(isValid('Branches', value)).toBe(true);
  Object.assign(value.child ?? {}, { more: 1 });
  expect(isValid('Branches', value)).toBe(false);
});

// Generated code has a variable with this name.
it('accepts a property named `met`', () => {
  expect(isValid('Met', { met: 1, met2: 2, a: 1 })).toBe(true);
  expect(isValid('Met', { met: 1, a: 1, b: 1 })).toBe(true);
  expect(isValid('Met', { met: 1, a: 1, c: 1 })).toBe(false);
});
