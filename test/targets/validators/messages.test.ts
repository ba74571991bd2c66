// Validation messages: location, keyword, schema, and message of each kind of failure.

import { expect, it, test } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const cat = {
  type: 'object',
  required: ['kind', 'lives'],
  properties: { kind: { const: 'cat' }, lives: { type: 'integer' } },
};
const dog = {
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: { const: 'dog' }, name: { type: 'string' } },
};

const validators = await loadValidators(
  await modelOf(
    documentOf(
      {
        Text: { type: 'string', minLength: 3, maxLength: 32, pattern: '^[a-z]+$' },
        Amount: { type: 'number', minimum: 1, exclusiveMaximum: 9, multipleOf: 0.5 },
        Color: { enum: ['red', 'green', 3] },
        Code: { type: 'string', pattern: '^[A-Z]{3}$', minLength: 3, 'x-message': 'Must be three capitals.' },
        Thing: {
          type: 'object',
          required: ['a/b'],
          properties: {
            'a/b': { type: 'string' },
            list: { type: 'array', items: { $ref: '#/components/schemas/Text' }, maxItems: 2 },
          },
          additionalProperties: false,
          dependentRequired: { list: ['also'] },
        },
        Cat: cat,
        Dog: dog,
        Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
        Shape: {
          anyOf: [
            { type: 'object', required: ['radius'], properties: { radius: { type: 'number' } } },
            {
              type: 'object',
              required: ['width', 'height'],
              properties: { width: { type: 'number' }, height: { type: 'number' } },
            },
          ],
        },
        Maybe: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Cat' }] },
        Tied: {
          type: 'object',
          properties: {
            of: {
              anyOf: [
                { type: 'string', minLength: 3 },
                { type: 'string', maxLength: 1 },
              ],
            },
          },
        },
        Both: { oneOf: [{ type: 'integer' }, { minimum: 3 }] },
        Entry: {
          type: 'object',
          properties: { type: { enum: ['A', 'B'] } },
          required: ['type'],
          if: { properties: { type: { const: 'A' } } },
          then: { required: ['port'], 'x-message': 'A record needs `port`.' },
        },
        Never: { not: { type: 'string' } },
        Nothing: false,
        Order: {
          oneOf: [
            {
              type: 'object',
              properties: {
                items: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
              },
              required: ['items'],
            },
            { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
          ],
        },
        Leaf: {
          type: 'object',
          anyOf: [
            { properties: { leaf: { type: 'integer' } }, required: ['leaf'] },
            { properties: { child: { type: 'integer' } }, required: ['child'] },
          ],
          unevaluatedProperties: false,
        },
        Grown: { type: 'object', allOf: [{ $ref: '#/components/schemas/Tree' }], unevaluatedProperties: false },
        Tree: {
          type: 'object',
          anyOf: [
            { properties: { leaf: { type: 'integer' } }, required: ['leaf'] },
            { properties: { child: { type: 'integer' } }, required: ['child'] },
          ],
        },
        Plain: { type: 'object', allOf: [{ properties: { a: { type: 'integer' } } }], unevaluatedProperties: false },
        Feline: {
          type: 'object',
          required: ['kind', 'lives'],
          properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
        },
        Canine: {
          type: 'object',
          required: ['kind', 'name'],
          properties: { kind: { type: 'string' }, name: { type: 'string' } },
        },
        Named: {
          oneOf: [{ $ref: '#/components/schemas/Feline' }, { $ref: '#/components/schemas/Canine' }],
          discriminator: { propertyName: 'kind' },
        },
        Mapped: {
          oneOf: [{ $ref: '#/components/schemas/Feline' }, { $ref: '#/components/schemas/Canine' }],
          discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Feline' } },
        },
        Lower: { type: 'string', pattern: '^[a-z]+$', 'x-message': 'Names are small letters.' },
        Labels: { type: 'object', propertyNames: { pattern: '^[a-z]+$', 'x-message': 'Labels are small letters.' } },
        Tags: { type: 'object', propertyNames: { $ref: '#/components/schemas/Lower' } },
        Marks: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  ),
);

function listProblems(type: string, value: unknown): readonly string[] {
  return validators
    .schema(type)
    .check(value)
    .map(({ pointer, keyword, message }) => `${pointer} ${keyword}: ${message}`);
}

test.each([
  ['Tied', { of: 'ab' }, ['/of anyOf: must match one of the alternatives']],
  ['Text', 5, [' type: must be a string']],
  ['Text', 'a', [' minLength: must be at least 3 characters']],
  ['Text', 'A', [' minLength: must be at least 3 characters', ' pattern: must match ^[a-z]+$']],
  ['Text', 'a'.repeat(33), [' maxLength: must be at most 32 characters']],
  ['Amount', 0, [' minimum: must be at least 1']],
  ['Amount', 9.25, [' exclusiveMaximum: must be less than 9', ' multipleOf: must be a multiple of 0.5']],
  ['Color', 'blue', [' enum: must be one of "red", "green" or 3']],
  ['Code', 'ab', [' minLength: Must be three capitals.']],
  ['Code', 'abc', [' pattern: Must be three capitals.']],
  ['Code', null, [' type: Must be three capitals.']],
  ['Thing', {}, ['/a~1b required: is required']],
  ['Thing', { 'a/b': 1, c: 2 }, ['/a~1b type: must be a string', '/c false: is not allowed']],
  [
    'Thing',
    { 'a/b': '', list: ['abc', 'X'] },
    [
      '/list/1 minLength: must be at least 3 characters',
      '/list/1 pattern: must match ^[a-z]+$',
      '/also dependentRequired: is required if list is present',
    ],
  ],
  ['Pet', { kind: 'cat', lives: '9' }, ['/lives type: must be an integer']],
  ['Pet', { kind: 'cow' }, ['/kind oneOf: must be one of "cat" or "dog"']],
  ['Pet', 5, [' type: must be an object']],
  ['Shape', { width: 1, height: 'x' }, ['/height type: must be a number']],
  ['Shape', { width: 1 }, [' anyOf: must match one of the alternatives']],
  ['Maybe', { kind: 'cat' }, ['/lives required: is required']],
  ['Both', 5, [' oneOf: must match exactly one of the alternatives, but matches several']],
  ['Entry', { type: 'A' }, ['/port required: A record needs `port`.']],
  ['Never', 'x', [' not: is not an allowed value']],
  ['Nothing', 1, [' false: is not allowed']],
  [
    'Order',
    { items: Array.from({ length: 3 }, () => ({ sku: 1 })) },
    [0, 1, 2].map((index) => `/items/${index}/sku type: must be a string`),
  ],
  [
    'Order',
    { items: Array.from({ length: 9 }, () => ({ sku: 1 })) },
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => `/items/${index}/sku type: must be a string`),
  ],
  ['Leaf', { leaf: 'x' }, ['/leaf type: must be an integer']],
  ['Leaf', { leaf: 1, other: 1 }, ['/other false: is not allowed']],
  ['Grown', { leaf: 'x' }, ['/leaf type: must be an integer']],
  ['Grown', { leaf: 1, other: 1 }, ['/other false: is not allowed']],
  ['Plain', { a: 'x', other: 1 }, ['/a type: must be an integer', '/other false: is not allowed']],
  ['Named', { kind: 'Cow' }, ['/kind discriminator: must be one of "Feline" or "Canine"']],
  ['Named', {}, ['/kind discriminator: is required']],
  ['Named', { kind: 'Feline', lives: 'x' }, ['/lives type: must be an integer']],
  ['Mapped', { kind: 'cat', lives: 'x' }, ['/lives type: must be an integer']],
  ['Mapped', { kind: 'Feline', lives: 'x' }, ['/lives type: must be an integer']],
  ['Mapped', { kind: 'Canine' }, ['/name required: is required']],
  ['Mapped', { kind: 'Cow' }, ['/kind discriminator: must be one of "cat" or "Canine"']],
  ['Mapped', 5, [' oneOf: must match one of the alternatives']],
  ['Labels', { A: 1 }, ['/A propertyNames: Labels are small letters.']],
  ['Tags', { A: 1, b: 2 }, ['/A propertyNames: Names are small letters.']],
  ['Marks', { A: 1 }, ['/A propertyNames: is not an allowed property name']],
])('%s reports the problems of %j', (type, value, expected) => {
  expect(listProblems(type, value)).toEqual(expected);
});

it('reports the schema location, a JSON pointer, and a field path with dots', () => {
  expect(validators.schema('Thing').check({ 'a/b': '', list: ['X'], also: 1 })).toEqual([
    {
      pointer: '/list/0',
      field: 'list.0',
      keyword: 'minLength',
      schema: '#/components/schemas/Text/minLength',
      message: 'must be at least 3 characters',
    },
    {
      pointer: '/list/0',
      field: 'list.0',
      keyword: 'pattern',
      schema: '#/components/schemas/Text/pattern',
      message: 'must match ^[a-z]+$',
    },
    {
      pointer: '/also',
      field: 'also',
      keyword: 'false',
      schema: '#/components/schemas/Thing/additionalProperties',
      message: 'is not allowed',
    },
  ]);
});

it('returns new problems on each call', () => {
  const first = validators.schema('Text').check(5);
  (first as unknown[]).push('another problem');
  expect(validators.schema('Text').check(5)).toHaveLength(1);
  expect(validators.schema('Text').check(5)[0]).not.toBe(first[0]);
});
