// Parameter styles: arrays and objects, nested values as JSON, and parameters with `content`.

import { expect, it } from 'vitest';
import {
  createReader,
  inPath,
  inQuery,
  numbers,
  point,
  readParameter,
  strings,
  type RawRequest,
} from './parameter-reader.ts';

it.each<[string, object, RawRequest, unknown]>([
  ['a simple array', inPath(numbers), { path: { x: '1,2,3' } }, [1, 2, 3]],
  ['a simple object', inPath(point), { path: { x: 'x,1,on,true' } }, { x: 1, on: true }],
  ['a simple object, exploded', inPath(point, { explode: true }), { path: { x: 'x=1,name=a' } }, { x: 1, name: 'a' }],
  ['a label', inPath({ type: 'integer' }, { style: 'label' }), { path: { x: '.5' } }, 5],
  ['a label array', inPath(numbers, { style: 'label' }), { path: { x: '.1,2' } }, [1, 2]],
  ['a label array, exploded', inPath(numbers, { style: 'label', explode: true }), { path: { x: '.1.2' } }, [1, 2]],
  ['a matrix', inPath({ type: 'integer' }, { style: 'matrix' }), { path: { x: ';x=5' } }, 5],
  ['a matrix array', inPath(numbers, { style: 'matrix' }), { path: { x: ';x=1,2' } }, [1, 2]],
  [
    'a matrix array, exploded',
    inPath(numbers, { style: 'matrix', explode: true }),
    { path: { x: ';x=1;x=2' } },
    [1, 2],
  ],
  ['a form array, exploded', inQuery('x', strings), { query: 'x=a&x=b%2Cc' }, ['a', 'b,c']],
  ['a form array', inQuery('x', numbers, { explode: false }), { query: 'x=1,2' }, [1, 2]],
  ['a form object, exploded', inQuery('x', point), { query: 'x=1&on=false' }, { x: 1, on: false }],
  ['a form object', inQuery('x', point, { explode: false }), { query: 'x=x,1,name,a' }, { x: 1, name: 'a' }],
  [
    'a space-delimited array',
    inQuery('x', numbers, { style: 'spaceDelimited', explode: false }),
    { query: 'x=1%202' },
    [1, 2],
  ],
  [
    'a pipe-delimited array',
    inQuery('x', numbers, { style: 'pipeDelimited', explode: false }),
    { query: 'x=1|2' },
    [1, 2],
  ],
  [
    'a deep object',
    inQuery('x', point, { style: 'deepObject' }),
    { query: 'x[x]=1&x%5Bname%5D=a' },
    { x: 1, name: 'a' },
  ],
  ['a header array', { name: 'x', in: 'header', schema: numbers }, { headers: { x: '1, 2' } }, [1, 2]],
  [
    'a header object',
    { name: 'x', in: 'header', schema: point },
    { headers: { x: 'x, 1, name, a%2Cb' } },
    { x: 1, name: 'a,b' },
  ],
  [
    'a header object, exploded',
    { name: 'x', in: 'header', schema: point, explode: true },
    { headers: { x: 'x=1, name=a%3D' } },
    { x: 1, name: 'a=' },
  ],
])('reads %s', async (_, parameter, raw, value) => {
  expect(await readParameter(parameter, raw)).toEqual(value);
});

it.each<[string, object, RawRequest, unknown]>([
  [
    'a property of an exploded form object',
    inQuery('x', { type: 'object', properties: { tags: strings } }),
    { query: 'tags=%5B%22a%22%5D' },
    { tags: ['a'] },
  ],
  [
    'a property of a form object',
    inQuery('x', { type: 'object', additionalProperties: point }, { explode: false }),
    { query: 'x=p,%7B%22x%22%3A1%7D' },
    { p: { x: 1 } },
  ],
  [
    'an item of a form array',
    inQuery('x', { type: 'array', items: { type: ['object', 'null'] } }),
    { query: 'x=%7B%22a%22%3A%5B%5D%7D&x=null' },
    [{ a: [] }, null],
  ],
  [
    'an item that can be a number',
    inQuery('x', { type: 'array', items: { oneOf: [{ type: 'integer' }, point] } }),
    { query: 'x=1&x=%7B%22x%22%3A1%7D' },
    [1, { x: 1 }],
  ],
  [
    'an item that can be any string, which stays a string',
    inQuery('x', { type: 'array', items: { oneOf: [{ type: 'string' }, point] } }),
    { query: 'x=%7B%7D' },
    ['{}'],
  ],
  [
    'a property of a header object',
    { name: 'x', in: 'header', schema: { type: 'object', properties: { tags: strings } } },
    { headers: { x: 'tags, ["a"%2C"b"]' } },
    { tags: ['a', 'b'] },
  ],
  [
    'an item of a path array',
    inPath({ type: 'array', items: numbers }, { style: 'label', explode: true }),
    { path: { x: '.[1,2].[]' } },
    [[1, 2], []],
  ],
  [
    'an item of a cookie array',
    { name: 'x', in: 'cookie', schema: { type: 'array', items: numbers } },
    { headers: { cookie: 'x=%5B1%5D; x=%5B2%5D' } },
    [[1], [2]],
  ],
])('reads nested arrays and objects as JSON: %s', async (_, parameter, raw, value) => {
  expect(await readParameter(parameter, raw)).toEqual(value);
});

it('reads each item according to its schema in `prefixItems`', async () => {
  const read = await createReader('/a', [
    inQuery('x', {
      type: 'array',
      prefixItems: [{ type: 'integer' }, { type: 'string' }, numbers],
      items: { type: 'boolean' },
    }),
  ]);
  expect(read({ query: 'x=1&x=2&x=%5B3%5D&x=true' }).value?.query['x']).toEqual([1, '2', [3], true]);
});

it('validates a nested value that is not JSON as a string', async () => {
  const read = await createReader('/a', [inQuery('x', { type: 'object', properties: { tags: strings } })]);
  expect(read({ query: 'tags=%5Ba' }).problems).toEqual([
    expect.objectContaining({ pointer: '/query/x/tags', message: 'must be an array' }),
  ]);
});

it('assigns unclaimed names to objects with `additionalProperties`, but not to other objects', async () => {
  const openObject = { type: 'object', properties: { x: { type: 'integer' } } };
  const read = await createReader('/a', [
    inQuery('all', { ...openObject, additionalProperties: { type: 'integer' } }),
    inQuery('own', point),
    inQuery('q', strings),
    inQuery('deep', point, { style: 'deepObject' }),
  ]);
  expect(read({ query: 'x=1&y=2&on=true&q=a&deep[x]=1&a+b=3' }).value?.query).toEqual({
    all: { x: 1, y: 2, 'a b': 3 },
    own: { x: 1, on: true },
    q: ['a'],
    deep: { x: 1 },
  });
  expect(read({ query: 'y=b' }).problems).toEqual([
    expect.objectContaining({ pointer: '/query/all/y', keyword: 'type' }),
  ]);
  const readAny = await createReader('/a', [inQuery('all', { ...openObject, additionalProperties: true })]);
  expect(readAny({ query: 'x=1&__proto__=2' }).value?.query['all']).toEqual(
    Object.fromEntries([
      ['x', 1],
      ['__proto__', '2'],
    ]),
  );
  const readDeclared = await createReader('/a', [inQuery('all', openObject)]);
  expect(readDeclared({ query: 'x=1&y=2' }).value?.query).toEqual({ all: { x: 1 } });
});

it('does not assign the name of a query API key to an open object', async () => {
  const read = await createReader('/a', [inQuery('all', { type: 'object' })], {
    components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } },
  });
  expect(read({ query: 'key=1&a=2' }).value?.query).toEqual({ all: { a: '2' } });
  expect(read({ query: 'key=1' }).value?.query).toEqual({ all: undefined });
});

it('reports the problem of an array item at the item', async () => {
  const read = await createReader('/a', [inQuery('x', numbers)]);
  expect(read({ query: 'x=1&x=b' }).problems).toEqual([
    expect.objectContaining({ pointer: '/query/x/1', field: 'x.1', keyword: 'type' }),
  ]);
});

it('parses a parameter with `content` as JSON, at most 500 levels deep', async () => {
  const read = await createReader('/a', [
    { name: 'x', in: 'query', content: { 'application/json': { schema: { type: 'object', required: ['a'] } } } },
  ]);
  expect(read({ query: 'x=%7B%22a%22%3A1%7D' }).value?.query['x']).toEqual({ a: 1 });
  expect(read({ query: 'x={}' }).problems).toEqual([
    expect.objectContaining({ pointer: '/query/x/a', keyword: 'required' }),
  ]);
  expect(read({ query: 'x={' }).problems).toEqual([
    expect.objectContaining({ pointer: '/query/x', message: 'must be JSON, nested at most 500 levels deep' }),
  ]);
  const nested = (levels: number): string => `x=${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect([500, 501, 100_000].map((levels) => read({ query: nested(levels) }).problems?.[0]?.keyword)).toEqual([
    'type',
    'content',
    'content',
  ]);
});
