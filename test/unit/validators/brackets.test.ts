// Parameters in brackets, the style `deepObject`: lists and objects in one another, what contradicts itself, and what it costs.

import { expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadValidators, validatorTexts } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { inQuery, reader } from './parameter-reader.ts';

const numbers = { type: 'array', items: { type: 'integer' } };
const point = {
  type: 'object',
  properties: { x: { type: 'integer' }, on: { type: 'boolean' }, name: { type: 'string' } },
};
const nested = { type: 'object', properties: { of: point, list: numbers, points: { type: 'array', items: point } } };
const either = { anyOf: [{ type: 'object', properties: { gt: { type: 'integer' } } }, { type: 'integer' }] };

it.each<[string, object, string, unknown]>([
  ['objects in objects', nested, 'x[of][x]=1&x[of][on]=false', { of: { x: 1, on: false } }],
  ['a list by its indexes, whichever are left out', nested, 'x[list][10]=3&x[list][2]=2', { list: [2, 3] }],
  ['a list in empty brackets', nested, 'x[list][]=1&x[list][]=2', { list: [1, 2] }],
  ['a list of one name', nested, 'x[list]=1&x[list]=2', { list: [1, 2] }],
  ['a list of one', nested, 'x[list]=1', { list: [1] }],
  ['a list of objects', nested, 'x[points][0][x]=1&x[points][1][on]=true', { points: [{ x: 1 }, { on: true }] }],
  ['an object in empty brackets', nested, 'x[points][][x]=1&x[points][][name]=a', { points: [{ x: 1, name: 'a' }] }],
  [
    'members that a map has',
    { type: 'object', additionalProperties: numbers },
    'x[a][0]=1&x[b][0]=2',
    { a: [1], b: [2] },
  ],
  [
    'members of which nothing is said',
    { type: 'object' },
    'x[a][b]=1&x[c][0]=2&x[c][1]=3&x[d][]=4&x[e][1]=5',
    { a: { b: '1' }, c: ['2', '3'], d: ['4'], e: { 1: '5' } },
  ],
  ['a list at the top', numbers, 'x[0]=1&x[1]=2', [1, 2]],
  ['either of two, a text', either, 'x=5', 5],
  ['either of two, an object', either, 'x[gt]=5', { gt: 5 }],
  [
    'either of three, a list',
    { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] },
    'x[0]=1',
    [1],
  ],
  [
    'either of three, an object',
    { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] },
    'x[a]=1',
    { a: 1 },
  ],
  ['a null', { type: ['object', 'null'], properties: {} }, 'x=', null],
  [
    'parts that say of one member',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'integer' } } } } },
        { type: 'object', properties: { a: { type: 'object', properties: { c: { type: 'integer' } } } } },
      ],
    },
    'x[a][b]=1&x[a][c]=2',
    { a: { b: 1, c: 2 } },
  ],
  [
    'a schema that refers to itself',
    { $ref: '#/components/schemas/Tree' },
    'x[in][in][n]=1&x[all][0][in][n]=2',
    { in: { in: { n: 1 } }, all: [{ in: { n: 2 } }] },
  ],
  [
    'names of the prototype',
    { type: 'object', additionalProperties: false, properties: { constructor: point } },
    'x[constructor][x]=1',
    { constructor: { x: 1 } },
  ],
])('a deep object has %s', async (_, schema, query, value) => {
  const read = await reader('/a', [inQuery('x', schema, { style: 'deepObject' })]);
  expect(read({ query })).toMatchObject({ ok: true });
  expect(read({ query }).value?.query['x']).toEqual(value);
});

it.each<[string, string, string]>([
  ['a text that has members', 'x[of]=1&x[of][x]=2', '/query/x'],
  ['members that have a text', 'x[of][x]=2&x[of]=1', '/query/x'],
  ['a parameter that is a text too', 'x=1&x[of][x]=2', '/query/x'],
  ['more than twenty names after one another', `x${'[of]'.repeat(21)}=1`, '/query/x'],
  ['a text where an object belongs', 'x[of]=1', '/query/x/of'],
  ['an object where a text belongs', 'x[of][name][a]=1', '/query/x/of/name'],
  ['names where indexes belong', 'x[list][a]=1', '/query/x/list'],
  ['two of what is one', 'x[of][x]=1&x[of][x]=2', '/query/x/of/x'],
])('a deep object is refused that has %s', async (_, query, pointer) => {
  const read = await reader('/a', [inQuery('x', nested, { style: 'deepObject' })]);
  expect(read({ query }).problems).toEqual([expect.objectContaining({ pointer, keyword: 'type' })]);
});

it('a deep object leads back to itself by a branch', async () => {
  const components = {
    schemas: {
      Tree: {
        type: 'object',
        additionalProperties: { oneOf: [{ type: 'integer' }, { $ref: '#/components/schemas/Tree' }] },
      },
    },
  };
  const read = await reader('/a', [inQuery('x', { $ref: '#/components/schemas/Tree' }, { style: 'deepObject' })], {
    components,
  });
  expect(read({ query: 'x[a]=1&x[b][c][d]=2' }).value?.query['x']).toEqual({ a: 1, b: { c: { d: 2 } } });
});

it('a deep object that may be a text is not both', async () => {
  const read = await reader('/a', [inQuery('x', either, { style: 'deepObject' })]);
  expect([read({ query: 'x=1&x[gt]=2' }).ok, read({ query: 'x[gt]=2&x=1' }).ok]).toEqual([false, false]);
});

it.each([
  ['texts in a list', { type: 'array', items: { type: 'string' } }],
  ['a text or an object', { oneOf: [{ type: 'string' }, { type: 'object' }] }],
  ['a text or nothing', { type: ['object', 'string', 'null'] }],
])(
  'what says two things of one place, or goes too deep, is no value, also where there may be %s',
  async (_, schema) => {
    const read = await reader('/a', [inQuery('x', schema, { style: 'deepObject' })]);
    const queries = ['x=a&x[0]=b', 'x[0]=b&x=a', 'x[a]=1&x[a][b]=2', `x${'[a]'.repeat(30)}=1`];
    expect(queries.map((query) => read({ query }).ok)).toEqual([false, false, false, false]);
  },
);

it('what says two things where the schema says nothing is a text', async () => {
  const read = await reader('/a', [inQuery('x', {}, { style: 'deepObject' })]);
  expect(read({ query: 'x=a&x[b]=c' }).value?.query['x']).toBe('x[b]=c');
});

it('a deep object costs no more than the query is long', async () => {
  const read = await reader('/a', [inQuery('x', nested, { style: 'deepObject' })]);
  const deep = `x${'[of]'.repeat(100_000)}=1`;
  const far = 'x[list][999999999]=1';
  const many = Array.from({ length: 20_000 }, (_, index) => `x[points][${index}][x]=${index}`).join('&');
  expect([read({ query: deep }).ok, read({ query: far }).value?.query['x'], read({ query: many }).ok]).toEqual([
    false,
    { list: [1] },
    true,
  ]);
});

/** Schemas of which a name leads to one or to two: with each more there are twice as many sets that a value may be of. */
const ambiguous = (last: number): Record<string, object> => {
  const to = (at: number): object => ({ $ref: `#/components/schemas/S${at}` });
  const later = Array.from(
    { length: last },
    (_, at) =>
      [
        `S${at + 1}`,
        { type: 'object', properties: at + 1 === last ? { n: { type: 'integer' } } : { a: to(at + 2), b: to(at + 2) } },
      ] as const,
  );
  return {
    S0: { type: 'object', properties: { a: to(0), b: { anyOf: [to(0), to(1)] } } },
    ...Object.fromEntries(later),
  };
};

it.each<[string, number, unknown, object[]]>([
  ['as many readers as it needs', 6, { b: { a: { b: { a: { a: { a: { n: 1 } } } } } } }, []],
  [
    'texts alone where it would need too many',
    30,
    { b: { a: { b: { a: { a: { a: { n: '1' } } } } } } },
    [{ code: 'validators/deep-object-too-complex', location: { pointer: '/components/schemas/S0' } }],
  ],
])('a deep object of unions that lead by one name to many schemas has %s', async (_, last, value, told) => {
  const report = createReport();
  const operation = {
    operationId: 'read',
    parameters: [inQuery('x', { $ref: '#/components/schemas/S0' }, { style: 'deepObject' })],
    responses: { 200: { description: 'Done.' } },
  };
  const { exports } = await loadValidators(
    await modelOf(documentOf(ambiguous(last), { paths: { '/a': { get: operation } } })),
    {},
    report,
  );
  const read = exports['readReadParameters'] as (raw: object) => { value?: { query: Record<string, unknown> } };
  expect(read({ path: {}, query: 'x[b][a][b][a][a][a][n]=1', headers: {} }).value?.query['x']).toEqual(value);
  expect(report.diagnostics).toMatchObject(told);
});

it('a deep object has one reader for the branches of a union in whichever order', async () => {
  const [a, b] = [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }];
  const members = {
    A: { type: 'object', properties: { n: { type: 'integer' } } },
    B: { type: 'object', properties: { on: { type: 'boolean' } } },
  };
  const schema = {
    type: 'object',
    properties: { first: { anyOf: [a, b] }, second: { anyOf: [b, a] }, third: { oneOf: [a, { anyOf: [b, a] }] } },
  };
  const operation = {
    operationId: 'read',
    parameters: [inQuery('x', schema, { style: 'deepObject' })],
    responses: { 200: { description: 'Done.' } },
  };
  const texts = validatorTexts(await modelOf(documentOf(members, { paths: { '/a': { get: operation } } })));
  const readers = [...texts.values()].join('').match(/^function as\w+\(text: unknown\)/gm);
  expect(readers).toHaveLength(1);
});
