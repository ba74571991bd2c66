// Filter parameters: conditions, operators, order, and encoding.

import { expect, it } from 'vitest';
import { createReader } from './parameter-reader.ts';

const conventions = {
  'x-ashlar': {
    version: 1,
    conventions: {
      filter: { header: 'X-Filter' },
      pagination: { page: 'page', size: 'page_size', items: 'data', pages: 'pages', total: 'results' },
    },
  },
};

/** Returns a list operation whose collection has items of this schema. */
const listOperation = (items: object): object => ({
  responses: {
    200: {
      description: 'Done.',
      content: {
        'application/json': { schema: { type: 'object', properties: { data: { type: 'array', items } } } },
      },
    },
  },
});
const filter = { name: 'X-Filter', in: 'header', content: { 'application/json': { schema: { type: 'object' } } } };
const read = await createReader('/a', [filter], conventions, listOperation({ $ref: '#/components/schemas/Item' }));
const listMessages = (value: unknown): readonly string[] =>
  read({ headers: { 'x-filter': JSON.stringify(value) } }).problems?.map(({ message }) => message) ?? [];

it.each([
  [{ label: 'web', id: 5, on: null, tags: 'x' }],
  [{ id: { '+gt': 5, '+lte': 9 }, label: { '+contains': 'a', '+neq': 'b' } }],
  [
    {
      '+or': [{ '+and': [{ id: 1 }, { on: true }] }, { id: { '+neq': '5' } }],
      '+order_by': 'label',
      '+order': 'desc',
    },
  ],
  [{}],
])('accepts %j', (value) => {
  expect(listMessages(value)).toEqual([]);
});

it.each([
  [{ plain: 'x' }, '`plain` is not a filterable field'],
  [{ constructor: 'x' }, '`constructor` is not a filterable field'],
  [{ label: { '+gt': 5 } }, '`+gt` requires a numeric field, and `label` is not numeric'],
  [{ id: { '+gt': '5' } }, '`+gt` of `id` must be a number'],
  [{ id: { '+contains': '5' } }, '`+contains` requires a string field, and `id` is not a string'],
  [{ id: { '+eq': 5 } }, '`+eq` is not a valid operator'],
  [{ id: 'five' }, '`id` must be a number'],
  [{ label: null }, '`label` must be a string'],
  [{ label: {} }, '`label` requires a value or an operator'],
  [{ '+gt': 5 }, '`+gt` is not an allowed operator'],
  [{ '+or': { id: 1 } }, '`+or` must be an array of filters'],
  [{ '+or': [{ '+order_by': 'id' }] }, '`+order_by` is not an allowed operator'],
  [{ '+order': 'asc' }, '`+order` requires `+order_by`'],
  [{ '+order_by': 'id', '+order': 'up' }, '`+order` must be "asc" or "desc"'],
  [{ '+order_by': 'plain' }, '`+order_by` must be the name of a filterable field'],
  [[], 'must be an object'],
])('rejects %j: %s', (value, message) => {
  expect(listMessages(value)).toEqual([message]);
});

it.each([
  ['JSON escapes', '{"label":"caf\\u00e9 \\ud83d\\ude00"}'],
  ['UTF-8 bytes', Buffer.from('{"label":"café 😀"}').toString('latin1')],
  ['characters that the server has decoded', '{"label":"café 😀"}'],
])('reads non-ASCII characters from %s', (_, text) => {
  expect(read({ headers: { 'x-filter': text } }).value?.header).toEqual({ 'X-Filter': { label: 'café 😀' } });
});

it('reads bytes that are not valid UTF-8 as Latin-1', () => {
  const header = Buffer.from('{"label":"café"}', 'latin1').toString('latin1');
  expect(read({ headers: { 'x-filter': header } }).value?.header).toEqual({ 'X-Filter': { label: 'café' } });
});

it('rejects every key for a collection without filterable fields', async () => {
  const unfilterableList = listOperation({ type: 'object', properties: { a: {} } });
  const readUnfilterable = await createReader('/a', [filter], conventions, unfilterableList);
  const { problems } = readUnfilterable({ headers: { 'x-filter': '{"+order_by":"a"}' } });
  expect(problems?.[0]?.message).toContain('`+order_by`');
  expect(readUnfilterable({ headers: { 'x-filter': '{}' } }).ok).toBe(true);
});
