// Parameters of style `deepObject`: nested arrays and objects, contradictory input, and cost.

import { expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadValidators, renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { createReader, inQuery, numbers, point, type ReadResult } from './parameter-reader.ts';

const nested = { type: 'object', properties: { of: point, list: numbers, points: { type: 'array', items: point } } };
const either = { anyOf: [{ type: 'object', properties: { gt: { type: 'integer' } } }, { type: 'integer' }] };

it.each<[string, object, string, unknown]>([
  ['nested objects', nested, 'x[of][x]=1&x[of][on]=false', { of: { x: 1, on: false } }],
  ['an array by index, with gaps', nested, 'x[list][10]=3&x[list][2]=2', { list: [2, 3] }],
  ['an array with empty brackets', nested, 'x[list][]=1&x[list][]=2', { list: [1, 2] }],
  ['an array with a repeated name', nested, 'x[list]=1&x[list]=2', { list: [1, 2] }],
  ['an array with one item', nested, 'x[list]=1', { list: [1] }],
  ['an array of objects', nested, 'x[points][0][x]=1&x[points][1][on]=true', { points: [{ x: 1 }, { on: true }] }],
  [
    'an object in an array with empty brackets',
    nested,
    'x[points][][x]=1&x[points][][name]=a',
    { points: [{ x: 1, name: 'a' }] },
  ],
  [
    'additional properties',
    { type: 'object', additionalProperties: numbers },
    'x[a][0]=1&x[b][0]=2',
    { a: [1], b: [2] },
  ],
  [
    'properties without a schema',
    { type: 'object' },
    'x[a][b]=1&x[c][0]=2&x[c][1]=3&x[d][]=4&x[e][1]=5',
    { a: { b: '1' }, c: ['2', '3'], d: ['4'], e: { 1: '5' } },
  ],
  ['an array at the top level', numbers, 'x[0]=1&x[1]=2', [1, 2]],
  ['a scalar branch of a union of two', either, 'x=5', 5],
  ['an object branch of a union of two', either, 'x[gt]=5', { gt: 5 }],
  [
    'an array branch of a union of three',
    { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] },
    'x[0]=1',
    [1],
  ],
  [
    'an object branch of a union of three',
    { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] },
    'x[a]=1',
    { a: 1 },
  ],
  ['null', { type: ['object', 'null'], properties: {} }, 'x=', null],
  [
    'a property that several `allOf` parts declare',
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
    'a recursive schema',
    { $ref: '#/components/schemas/Tree' },
    'x[in][in][n]=1&x[all][0][in][n]=2',
    { in: { in: { n: 1 } }, all: [{ in: { n: 2 } }] },
  ],
  [
    'properties named like those of Object.prototype',
    { type: 'object', additionalProperties: false, properties: { constructor: point } },
    'x[constructor][x]=1',
    { constructor: { x: 1 } },
  ],
])('reads %s', async (_, schema, query, value) => {
  const read = await createReader('/a', [inQuery('x', schema, { style: 'deepObject' })]);
  expect(read({ query })).toMatchObject({ ok: true });
  expect(read({ query }).value?.query['x']).toEqual(value);
});

it.each<[string, string, string]>([
  ['a string that also has properties', 'x[of]=1&x[of][x]=2', '/query/x'],
  ['properties that also have a string', 'x[of][x]=2&x[of]=1', '/query/x'],
  ['a parameter that is also a string', 'x=1&x[of][x]=2', '/query/x'],
  ['more than 20 levels of names', `x${'[of]'.repeat(21)}=1`, '/query/x'],
  ['a string instead of an object', 'x[of]=1', '/query/x/of'],
  ['an object instead of a string', 'x[of][name][a]=1', '/query/x/of/name'],
  ['names instead of indexes', 'x[list][a]=1', '/query/x/list'],
  ['a repeated scalar', 'x[of][x]=1&x[of][x]=2', '/query/x/of/x'],
])('rejects %s', async (_, query, pointer) => {
  const read = await createReader('/a', [inQuery('x', nested, { style: 'deepObject' })]);
  expect(read({ query }).problems).toEqual([expect.objectContaining({ pointer, keyword: 'type' })]);
});

it('reads a schema that is recursive through a union branch', async () => {
  const components = {
    schemas: {
      Tree: {
        type: 'object',
        additionalProperties: { oneOf: [{ type: 'integer' }, { $ref: '#/components/schemas/Tree' }] },
      },
    },
  };
  const parameters = [inQuery('x', { $ref: '#/components/schemas/Tree' }, { style: 'deepObject' })];
  const read = await createReader('/a', parameters, { components });
  expect(read({ query: 'x[a]=1&x[b][c][d]=2' }).value?.query['x']).toEqual({ a: 1, b: { c: { d: 2 } } });
});

it('reads an object if an unconstrained branch of the union is also part of an intersection', async () => {
  const any = { $ref: '#/components/schemas/Any' };
  const schema = { anyOf: [{ allOf: [any, { type: 'string' }] }, any] };
  const parameters = [inQuery('x', schema, { style: 'deepObject' })];
  const read = await createReader('/a', parameters, { components: { schemas: { Any: {} } } });
  expect(read({ query: 'x[other]=a' }).value?.query['x']).toEqual({ other: 'a' });
});

it('rejects a string and properties together if the schema allows either', async () => {
  const read = await createReader('/a', [inQuery('x', either, { style: 'deepObject' })]);
  expect([read({ query: 'x=1&x[gt]=2' }).ok, read({ query: 'x[gt]=2&x=1' }).ok]).toEqual([false, false]);
});

it.each([
  ['strings in an array', { type: 'array', items: { type: 'string' } }],
  ['a string or an object', { oneOf: [{ type: 'string' }, { type: 'object' }] }],
  ['a string or null', { type: ['object', 'string', 'null'] }],
])('rejects contradictory or too deeply nested input if the schema allows %s', async (_, schema) => {
  const read = await createReader('/a', [inQuery('x', schema, { style: 'deepObject' })]);
  const queries = ['x=a&x[0]=b', 'x[0]=b&x=a', 'x[a]=1&x[a][b]=2', `x${'[a]'.repeat(30)}=1`];
  expect(queries.map((query) => read({ query }).ok)).toEqual([false, false, false, false]);
});

it('reads contradictory input as a string if the schema allows any value', async () => {
  const read = await createReader('/a', [inQuery('x', {}, { style: 'deepObject' })]);
  expect(read({ query: 'x=a&x[b]=c' }).value?.query['x']).toBe('x[b]=c');
});

it('handles deep names, large indexes, and many items at low cost', async () => {
  const read = await createReader('/a', [inQuery('x', nested, { style: 'deepObject' })]);
  const deepName = `x${'[of]'.repeat(100_000)}=1`;
  const largeIndex = 'x[list][999999999]=1';
  const manyItems = Array.from({ length: 20_000 }, (_, index) => `x[points][${index}][x]=${index}`).join('&');
  expect(read({ query: deepName }).ok).toBe(false);
  expect(read({ query: largeIndex }).value?.query['x']).toEqual({ list: [1] });
  expect(read({ query: manyItems }).ok).toBe(true);
});

/** Schemas in which a property has one or two possible schemas: each additional schema doubles the number of sets. */
const ambiguousSchemas = (count: number): Record<string, object> => {
  const refTo = (index: number): object => ({ $ref: `#/components/schemas/S${index}` });
  const schemas: Record<string, object> = {
    S0: { type: 'object', properties: { a: refTo(0), b: { anyOf: [refTo(0), refTo(1)] } } },
  };
  for (let index = 1; index < count; index++)
    schemas[`S${index}`] = { type: 'object', properties: { a: refTo(index + 1), b: refTo(index + 1) } };
  schemas[`S${count}`] = { type: 'object', properties: { n: { type: 'integer' } } };
  return schemas;
};

it.each<[string, number, unknown, object[]]>([
  ['all readers', 6, { b: { a: { b: { a: { a: { a: { n: 1 } } } } } } }, []],
  [
    'only string readers, and a diagnostic, above the limit',
    30,
    { b: { a: { b: { a: { a: { a: { n: '1' } } } } } } },
    [{ code: 'validators/deep-object-too-complex', location: { pointer: '/components/schemas/S0' } }],
  ],
])('generates %s for a property with many possible schemas', async (_, schemaCount, value, diagnostics) => {
  const report = createReport();
  const operation = {
    operationId: 'read',
    parameters: [inQuery('x', { $ref: '#/components/schemas/S0' }, { style: 'deepObject' })],
    responses: { 200: { description: 'Done.' } },
  };
  const validators = await loadValidators(
    await modelOf(documentOf(ambiguousSchemas(schemaCount), { paths: { '/a': { get: operation } } })),
    {},
    report,
  );
  const raw = { path: {}, query: 'x[b][a][b][a][a][a][n]=1', headers: {} };
  const result = validators.call('readReadParameters', raw) as ReadResult;
  expect(result.value?.query['x']).toEqual(value);
  expect(report.diagnostics).toMatchObject(diagnostics);
});

it('shares one reader between unions of the same branches in any order', async () => {
  const [a, b] = [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }];
  const schemas = {
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
  const modules = renderValidators(await modelOf(documentOf(schemas, { paths: { '/a': { get: operation } } })));
  const readers = [...modules.values()].join('').match(/^function as\w+\(text: unknown\)/gm);
  expect(readers).toHaveLength(1);
});
