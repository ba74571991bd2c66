// Parameter parsing: strings to values by style and type, defaults, and the location of each problem.

import { describe, expect, it } from 'vitest';
import { renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { createReader, inQuery } from './parameter-reader.ts';

const inPath = (schema: object, more: object = {}): object => ({
  name: 'x',
  in: 'path',
  required: true,
  schema,
  ...more,
});
const strings = { type: 'array', items: { type: 'string' } };
const numbers = { type: 'array', items: { type: 'integer' } };
const point = {
  type: 'object',
  properties: { x: { type: 'integer' }, on: { type: 'boolean' }, name: { type: 'string' } },
};

describe('types', () => {
  it('reads integers of any size exactly', async () => {
    const read = await createReader('/a', [
      inQuery('page', { type: 'integer', minimum: 1 }),
      inQuery('small', { type: 'integer', maximum: 5 }),
    ]);
    expect(read({ query: 'page=12' }).value?.query['page']).toBe(12);
    expect(read({ query: 'page=737869762948382064637' }).value?.query['page']).toBe(737869762948382064637n);
    expect(read({ query: 'page=0' }).problems).toEqual([
      expect.objectContaining({ pointer: '/query/page', field: 'page', keyword: 'minimum' }),
    ]);
    expect(read({ query: 'page=1.5' }).problems).toEqual([
      expect.objectContaining({ keyword: 'type', message: 'must be a whole number' }),
    ]);
    expect(read({ query: 'page=' }).ok).toBe(false);
    expect(read({ query: 'page=abc' }).ok).toBe(false);
    expect(read({ query: 'small=99999999999999999999' }).problems).toEqual([
      expect.objectContaining({ keyword: 'maximum' }),
    ]);
  });

  it('reads only `true` and `false` as booleans', async () => {
    const read = await createReader('/a', [inQuery('on', { type: 'boolean' })]);
    expect(read({ query: 'on=true' }).value?.query['on']).toBe(true);
    expect(read({ query: 'on=false' }).value?.query['on']).toBe(false);
    for (const text of ['1', '0', 'yes', 'TRUE', '']) expect(read({ query: `on=${text}` }).ok).toBe(false);
  });

  it('reads fractions and exponents as numbers, and leaves strings unchanged', async () => {
    const read = await createReader('/a', [
      inQuery('n', { type: 'number' }),
      inQuery('t', { type: 'string' }),
      inQuery('both', { type: ['string', 'integer'] }),
    ]);
    expect(read({ query: 'n=-1.5e3' }).value?.query['n']).toBe(-1500);
    expect(read({ query: 'n=0x10' }).ok).toBe(false);
    expect(read({ query: 't=007' }).value?.query['t']).toBe('007');
    expect(read({ query: 'both=007' }).value?.query['both']).toBe('007');
  });

  it('applies defaults of missing parameters', async () => {
    const read = await createReader('/a', [
      inQuery('size', { type: 'integer', minimum: 25, default: 100 }),
      inQuery('other', { type: 'string' }),
    ]);
    expect(read({}).value?.query).toEqual({ size: 100, other: undefined });
    expect(read({ query: 'size=1' }).ok).toBe(false);
  });
});

describe('locations', () => {
  it('reports each missing parameter once', async () => {
    const read = await createReader('/a/{x}', [
      inPath({ type: 'integer' }),
      inQuery('q', { type: 'string' }, { required: true }),
      { name: 'X-H', in: 'header', required: true, schema: { type: 'string' } },
    ]);
    expect(read({}).problems?.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual([
      '/path/x required',
      '/query/q required',
      '/header/X-H required',
    ]);
    expect(read({ path: { x: '5' }, query: 'q=', headers: { 'x-h': 'h' } })).toEqual({
      ok: true,
      value: { path: { x: 5 }, query: { q: '' }, header: { 'X-H': 'h' }, cookie: {} },
    });
  });

  it('decodes names and values, and leaves malformed percent-encoding unchanged', async () => {
    const read = await createReader('/a/{x}', [inPath({ type: 'string' }), inQuery('a b', { type: 'string' })]);
    expect(read({ path: { x: 'caf%C3%A9%2F' }, query: 'a%20b=1+2%2B3' }).value).toMatchObject({
      path: { x: 'café/' },
      query: { 'a b': '1 2+3' },
    });
    expect(read({ path: { x: '%zz' }, query: 'a+b=%' }).value).toMatchObject({
      path: { x: '%zz' },
      query: { 'a b': '%' },
    });
  });

  it('rejects a repeated scalar', async () => {
    const read = await createReader('/a', [inQuery('q', { type: 'string' })]);
    expect(read({ query: 'q=1&q=2' }).ok).toBe(false);
  });

  it('reads cookies', async () => {
    const read = await createReader('/a', [{ name: 'session', in: 'cookie', schema: { type: 'integer' } }]);
    expect(read({ headers: { cookie: 'a=1; session=7; b="2"' } }).value?.cookie).toEqual({ session: 7 });
  });

  it('reads parameters named like properties of Object.prototype', async () => {
    const read = await createReader('/a/{constructor}', [
      { name: 'constructor', in: 'path', required: true, schema: { type: 'string' } },
      inQuery('__proto__', { type: 'string' }),
    ]);
    expect(read({}).problems?.map(({ field }) => field)).toEqual(['constructor']);
    expect(Object.entries(read({ path: { constructor: 'a' }, query: '__proto__=b' }).value?.query ?? {})).toEqual([
      ['__proto__', 'b'],
    ]);
  });
});

describe('styles', () => {
  it.each<[string, object, object, { path?: object; query?: string; headers?: object }, unknown]>([
    ['a simple array', inPath(numbers), {}, { path: { x: '1,2,3' } }, [1, 2, 3]],
    ['a simple object', inPath(point), {}, { path: { x: 'x,1,on,true' } }, { x: 1, on: true }],
    [
      'a simple object, exploded',
      inPath(point, { explode: true }),
      {},
      { path: { x: 'x=1,name=a' } },
      { x: 1, name: 'a' },
    ],
    ['a label', inPath({ type: 'integer' }, { style: 'label' }), {}, { path: { x: '.5' } }, 5],
    ['a label array', inPath(numbers, { style: 'label' }), {}, { path: { x: '.1,2' } }, [1, 2]],
    [
      'a label array, exploded',
      inPath(numbers, { style: 'label', explode: true }),
      {},
      { path: { x: '.1.2' } },
      [1, 2],
    ],
    ['a matrix', inPath({ type: 'integer' }, { style: 'matrix' }), {}, { path: { x: ';x=5' } }, 5],
    ['a matrix array', inPath(numbers, { style: 'matrix' }), {}, { path: { x: ';x=1,2' } }, [1, 2]],
    [
      'a matrix array, exploded',
      inPath(numbers, { style: 'matrix', explode: true }),
      {},
      { path: { x: ';x=1;x=2' } },
      [1, 2],
    ],
    ['a form array, exploded', inQuery('x', strings), {}, { query: 'x=a&x=b%2Cc' }, ['a', 'b,c']],
    ['a form array', inQuery('x', numbers, { explode: false }), {}, { query: 'x=1,2' }, [1, 2]],
    ['a form object, exploded', inQuery('x', point), {}, { query: 'x=1&on=false' }, { x: 1, on: false }],
    ['a form object', inQuery('x', point, { explode: false }), {}, { query: 'x=x,1,name,a' }, { x: 1, name: 'a' }],
    [
      'a space-delimited array',
      inQuery('x', numbers, { style: 'spaceDelimited', explode: false }),
      {},
      { query: 'x=1%202' },
      [1, 2],
    ],
    [
      'a pipe-delimited array',
      inQuery('x', numbers, { style: 'pipeDelimited', explode: false }),
      {},
      { query: 'x=1|2' },
      [1, 2],
    ],
    [
      'a deep object',
      inQuery('x', point, { style: 'deepObject' }),
      {},
      { query: 'x[x]=1&x%5Bname%5D=a' },
      { x: 1, name: 'a' },
    ],
    ['a header array', { name: 'x', in: 'header', schema: numbers }, {}, { headers: { x: '1, 2' } }, [1, 2]],
    [
      'a header object',
      { name: 'x', in: 'header', schema: point },
      {},
      { headers: { x: 'x, 1, name, a%2Cb' } },
      { x: 1, name: 'a,b' },
    ],
    [
      'a header object, exploded',
      { name: 'x', in: 'header', schema: point, explode: true },
      {},
      { headers: { x: 'x=1, name=a%3D' } },
      { x: 1, name: 'a=' },
    ],
  ])('reads %s', async (_, parameter, __, raw, value) => {
    const location = (parameter as { in: 'path' | 'query' | 'header' }).in;
    const read = await createReader(location === 'path' ? '/a/{x}' : '/a', [parameter]);
    expect(read(raw).value?.[location]['x']).toEqual(value);
  });

  it.each<[string, object, { path?: object; query?: string; headers?: object }, unknown]>([
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
    const location = (parameter as { in: 'path' | 'query' | 'header' | 'cookie' }).in;
    const read = await createReader(location === 'path' ? '/a/{x}' : '/a', [parameter]);
    expect(read(raw).value?.[location]['x']).toEqual(value);
  });

  it('reads each item by its schema in `prefixItems`', async () => {
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
      expect.objectContaining({ pointer: '/query/x/tags', message: 'must be a list' }),
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

  it('reports a problem of an item at the item', async () => {
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
});

describe('filters', async () => {
  const conventions = {
    'x-ashlar': {
      version: 1,
      conventions: {
        filter: { header: 'X-Filter' },
        pagination: { page: 'page', size: 'page_size', items: 'data', pages: 'pages', total: 'results' },
      },
    },
  };
  const listOperation = {
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
            },
          },
        },
      },
    },
  };
  const filter = { name: 'X-Filter', in: 'header', content: { 'application/json': { schema: { type: 'object' } } } };
  const read = await createReader('/a', [filter], conventions, listOperation);
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
    [{ plain: 'x' }, '`plain` is no Filterable field'],
    [{ constructor: 'x' }, '`constructor` is no Filterable field'],
    [{ label: { '+gt': 5 } }, '`+gt` compares numbers, and `label` is none'],
    [{ id: { '+gt': '5' } }, '`+gt` of `id` must be a number'],
    [{ id: { '+contains': '5' } }, '`+contains` searches text, and `id` is none'],
    [{ id: { '+eq': 5 } }, '`+eq` is no operator'],
    [{ id: 'five' }, '`id` must be a number'],
    [{ label: null }, '`label` must be a string'],
    [{ label: {} }, '`label` needs a value or an operator'],
    [{ '+gt': 5 }, '`+gt` is no operator that may stand here'],
    [{ '+or': { id: 1 } }, '`+or` must be a list of filters'],
    [{ '+or': [{ '+order_by': 'id' }] }, '`+order_by` is no operator that may stand here'],
    [{ '+order': 'asc' }, '`+order` requires `+order_by`'],
    [{ '+order_by': 'id', '+order': 'up' }, '`+order` must be "asc" or "desc"'],
    [{ '+order_by': 'plain' }, '`+order_by` must name a Filterable field'],
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

  it('accepts no key for a collection without filterable fields', async () => {
    const unfilterable = {
      responses: {
        200: {
          description: 'Done.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { data: { type: 'array', items: { type: 'object', properties: { a: {} } } } },
              },
            },
          },
        },
      },
    };
    const readUnfilterable = await createReader('/a', [filter], conventions, unfilterable);
    const { problems } = readUnfilterable({ headers: { 'x-filter': '{"+order_by":"a"}' } });
    expect(problems?.[0]?.message).toContain('`+order_by`');
    expect(readUnfilterable({ headers: { 'x-filter': '{}' } }).ok).toBe(true);
  });
});

it('types an int32 parameter as `number | bigint` if formats are annotations', async () => {
  const paths = {
    '/a': {
      get: {
        operationId: 'read',
        parameters: [inQuery('n', { type: 'integer', format: 'int32' })],
        responses: { 200: { description: 'Done.' } },
      },
    },
  };
  const api = await modelOf(documentOf({}, { paths }));
  const parameterType = (formats: 'assert' | 'annotate'): string | undefined =>
    /n\??: (number.*?)(?: \| undefined)?;/.exec([...renderValidators(api, { formats }).values()].join('\n'))?.[1];
  expect([parameterType('assert'), parameterType('annotate')]).toEqual(['number', 'number | bigint']);
});
