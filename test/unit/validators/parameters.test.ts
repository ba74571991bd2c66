// Parameters: text by style and type to values, with defaults, and every problem at its place.

import { describe, expect, it } from 'vitest';
import { validatorTexts } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { inQuery, reader } from './parameter-reader.ts';

const inPath = (schema: object, more: object = {}): object => ({
  name: 'x',
  in: 'path',
  required: true,
  schema,
  ...more,
});
const colours = { type: 'array', items: { type: 'string' } };
const numbers = { type: 'array', items: { type: 'integer' } };
const point = {
  type: 'object',
  properties: { x: { type: 'integer' }, on: { type: 'boolean' }, name: { type: 'string' } },
};

describe('types', () => {
  it('whole numbers lose nothing, however large', async () => {
    const read = await reader('/a', [
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

  it('booleans are true and false alone', async () => {
    const read = await reader('/a', [inQuery('on', { type: 'boolean' })]);
    expect(read({ query: 'on=true' }).value?.query['on']).toBe(true);
    expect(read({ query: 'on=false' }).value?.query['on']).toBe(false);
    for (const text of ['1', '0', 'yes', 'TRUE', '']) expect(read({ query: `on=${text}` }).ok).toBe(false);
  });

  it('numbers may have fractions and exponents; text stays text', async () => {
    const read = await reader('/a', [
      inQuery('n', { type: 'number' }),
      inQuery('t', { type: 'string' }),
      inQuery('both', { type: ['string', 'integer'] }),
    ]);
    expect(read({ query: 'n=-1.5e3' }).value?.query['n']).toBe(-1500);
    expect(read({ query: 'n=0x10' }).ok).toBe(false);
    expect(read({ query: 't=007' }).value?.query['t']).toBe('007');
    expect(read({ query: 'both=007' }).value?.query['both']).toBe('007');
  });

  it('defaults stand in for what is not given', async () => {
    const read = await reader('/a', [
      inQuery('size', { type: 'integer', minimum: 25, default: 100 }),
      inQuery('other', { type: 'string' }),
    ]);
    expect(read({}).value?.query).toEqual({ size: 100, other: undefined });
    expect(read({ query: 'size=1' }).ok).toBe(false);
  });
});

describe('places', () => {
  it('what is missing is told, once for each', async () => {
    const read = await reader('/a/{x}', [
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

  it('names and texts are decoded, broken encoding is left', async () => {
    const read = await reader('/a/{x}', [inPath({ type: 'string' }), inQuery('a b', { type: 'string' })]);
    expect(read({ path: { x: 'caf%C3%A9%2F' }, query: 'a%20b=1+2%2B3' }).value).toMatchObject({
      path: { x: 'café/' },
      query: { 'a b': '1 2+3' },
    });
    expect(read({ path: { x: '%zz' }, query: 'a+b=%' }).value).toMatchObject({
      path: { x: '%zz' },
      query: { 'a b': '%' },
    });
  });

  it('a scalar that is given twice is refused', async () => {
    const read = await reader('/a', [inQuery('q', { type: 'string' })]);
    expect(read({ query: 'q=1&q=2' }).ok).toBe(false);
  });

  it('cookies are read', async () => {
    const read = await reader('/a', [{ name: 'session', in: 'cookie', schema: { type: 'integer' } }]);
    expect(read({ headers: { cookie: 'a=1; session=7; b="2"' } }).value?.cookie).toEqual({ session: 7 });
  });

  it('names of the prototype are names', async () => {
    const read = await reader('/a/{constructor}', [
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
    ['simple list', inPath(numbers), {}, { path: { x: '1,2,3' } }, [1, 2, 3]],
    ['simple object', inPath(point), {}, { path: { x: 'x,1,on,true' } }, { x: 1, on: true }],
    [
      'simple object, exploded',
      inPath(point, { explode: true }),
      {},
      { path: { x: 'x=1,name=a' } },
      { x: 1, name: 'a' },
    ],
    ['label', inPath({ type: 'integer' }, { style: 'label' }), {}, { path: { x: '.5' } }, 5],
    ['label list', inPath(numbers, { style: 'label' }), {}, { path: { x: '.1,2' } }, [1, 2]],
    ['label list, exploded', inPath(numbers, { style: 'label', explode: true }), {}, { path: { x: '.1.2' } }, [1, 2]],
    ['matrix', inPath({ type: 'integer' }, { style: 'matrix' }), {}, { path: { x: ';x=5' } }, 5],
    ['matrix list', inPath(numbers, { style: 'matrix' }), {}, { path: { x: ';x=1,2' } }, [1, 2]],
    [
      'matrix list, exploded',
      inPath(numbers, { style: 'matrix', explode: true }),
      {},
      { path: { x: ';x=1;x=2' } },
      [1, 2],
    ],
    ['form list, exploded', inQuery('x', colours), {}, { query: 'x=a&x=b%2Cc' }, ['a', 'b,c']],
    ['form list', inQuery('x', numbers, { explode: false }), {}, { query: 'x=1,2' }, [1, 2]],
    ['form object, exploded', inQuery('x', point), {}, { query: 'x=1&on=false' }, { x: 1, on: false }],
    ['form object', inQuery('x', point, { explode: false }), {}, { query: 'x=x,1,name,a' }, { x: 1, name: 'a' }],
    [
      'space delimited',
      inQuery('x', numbers, { style: 'spaceDelimited', explode: false }),
      {},
      { query: 'x=1%202' },
      [1, 2],
    ],
    [
      'pipe delimited',
      inQuery('x', numbers, { style: 'pipeDelimited', explode: false }),
      {},
      { query: 'x=1|2' },
      [1, 2],
    ],
    [
      'deep object',
      inQuery('x', point, { style: 'deepObject' }),
      {},
      { query: 'x[x]=1&x%5Bname%5D=a' },
      { x: 1, name: 'a' },
    ],
    ['header list', { name: 'x', in: 'header', schema: numbers }, {}, { headers: { x: '1, 2' } }, [1, 2]],
    [
      'header object',
      { name: 'x', in: 'header', schema: point },
      {},
      { headers: { x: 'x, 1, name, a%2Cb' } },
      { x: 1, name: 'a,b' },
    ],
    [
      'header object, exploded',
      { name: 'x', in: 'header', schema: point, explode: true },
      {},
      { headers: { x: 'x=1, name=a%3D' } },
      { x: 1, name: 'a=' },
    ],
  ])('%s', async (_, parameter, __, raw, value) => {
    const place = (parameter as { in: 'path' | 'query' | 'header' }).in;
    const read = await reader(place === 'path' ? '/a/{x}' : '/a', [parameter]);
    expect(read(raw).value?.[place]['x']).toEqual(value);
  });

  it.each<[string, object, { path?: object; query?: string; headers?: object }, unknown]>([
    [
      'a member of a form object, exploded',
      inQuery('x', { type: 'object', properties: { tags: colours } }),
      { query: 'tags=%5B%22a%22%5D' },
      { tags: ['a'] },
    ],
    [
      'a member of a form object',
      inQuery('x', { type: 'object', additionalProperties: point }, { explode: false }),
      { query: 'x=p,%7B%22x%22%3A1%7D' },
      { p: { x: 1 } },
    ],
    [
      'an item of a form list',
      inQuery('x', { type: 'array', items: { type: ['object', 'null'] } }),
      { query: 'x=%7B%22a%22%3A%5B%5D%7D&x=null' },
      [{ a: [] }, null],
    ],
    [
      'an item that may be a number',
      inQuery('x', { type: 'array', items: { oneOf: [{ type: 'integer' }, point] } }),
      { query: 'x=1&x=%7B%22x%22%3A1%7D' },
      [1, { x: 1 }],
    ],
    [
      'an item that may be any text stays one',
      inQuery('x', { type: 'array', items: { oneOf: [{ type: 'string' }, point] } }),
      { query: 'x=%7B%7D' },
      ['{}'],
    ],
    [
      'a member of a header',
      { name: 'x', in: 'header', schema: { type: 'object', properties: { tags: colours } } },
      { headers: { x: 'tags, ["a"%2C"b"]' } },
      { tags: ['a', 'b'] },
    ],
    [
      'an item in a path',
      inPath({ type: 'array', items: numbers }, { style: 'label', explode: true }),
      { path: { x: '.[1,2].[]' } },
      [[1, 2], []],
    ],
    [
      'an item in a cookie',
      { name: 'x', in: 'cookie', schema: { type: 'array', items: numbers } },
      { headers: { cookie: 'x=%5B1%5D; x=%5B2%5D' } },
      [[1], [2]],
    ],
  ])('lists and objects within are JSON: %s', async (_, parameter, raw, value) => {
    const place = (parameter as { in: 'path' | 'query' | 'header' | 'cookie' }).in;
    const read = await reader(place === 'path' ? '/a/{x}' : '/a', [parameter]);
    expect(read(raw).value?.[place]['x']).toEqual(value);
  });

  it('items that have each a schema of their own are read by it', async () => {
    const read = await reader('/a', [
      inQuery('x', {
        type: 'array',
        prefixItems: [{ type: 'integer' }, { type: 'string' }, numbers],
        items: { type: 'boolean' },
      }),
    ]);
    expect(read({ query: 'x=1&x=2&x=%5B3%5D&x=true' }).value?.query['x']).toEqual([1, '2', [3], true]);
  });

  it('what is no JSON is judged as the text that it is', async () => {
    const read = await reader('/a', [inQuery('x', { type: 'object', properties: { tags: colours } })]);
    expect(read({ query: 'tags=%5Ba' }).problems).toEqual([
      expect.objectContaining({ pointer: '/query/x/tags', message: 'must be a list' }),
    ]);
  });

  it('names that nothing else has are members of an open object, and of an object that names its own no more than those', async () => {
    const open = { type: 'object', properties: { x: { type: 'integer' } } };
    const read = await reader('/a', [
      inQuery('all', { ...open, additionalProperties: { type: 'integer' } }),
      inQuery('own', point),
      inQuery('q', colours),
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
    const free = await reader('/a', [inQuery('all', { ...open, additionalProperties: true })]);
    expect(free({ query: 'x=1&__proto__=2' }).value?.query['all']).toEqual(
      Object.fromEntries([
        ['x', 1],
        ['__proto__', '2'],
      ]),
    );
    const silent = await reader('/a', [inQuery('all', open)]);
    expect(silent({ query: 'x=1&y=2' }).value?.query).toEqual({ all: { x: 1 } });
  });

  it('names that nothing else of the document has are open members, where it has keys in the query', async () => {
    const read = await reader('/a', [inQuery('all', { type: 'object' })], {
      components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } },
    });
    expect(read({ query: 'key=1&a=2' }).value?.query).toEqual({ all: { a: '2' } });
    expect(read({ query: 'key=1' }).value?.query).toEqual({ all: undefined });
  });

  it('problems inside have their place', async () => {
    const read = await reader('/a', [inQuery('x', numbers)]);
    expect(read({ query: 'x=1&x=b' }).problems).toEqual([
      expect.objectContaining({ pointer: '/query/x/1', field: 'x.1', keyword: 'type' }),
    ]);
  });

  it('content is JSON', async () => {
    const read = await reader('/a', [
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
  const listing = {
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
  const read = await reader('/a', [filter], conventions, listing);
  const told = (value: unknown): readonly string[] =>
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
  ])('%j is one', (value) => {
    expect(told(value)).toEqual([]);
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
  ])('%j is none: %s', (value, message) => {
    expect(told(value)).toEqual([message]);
  });

  it.each([
    ['escapes', '{"label":"caf\\u00e9 \\ud83d\\ude00"}'],
    ['the bytes of UTF-8', Buffer.from('{"label":"café 😀"}').toString('latin1')],
    ['characters that a server has decoded', '{"label":"café 😀"}'],
  ])('outside ASCII are read from %s', (_, text) => {
    expect(read({ headers: { 'x-filter': text } }).value?.header).toEqual({ 'X-Filter': { label: 'café 😀' } });
  });

  it('outside ASCII that are not UTF-8 are read as Latin-1', () => {
    const header = Buffer.from('{"label":"café"}', 'latin1').toString('latin1');
    expect(read({ headers: { 'x-filter': header } }).value?.header).toEqual({ 'X-Filter': { label: 'café' } });
  });

  it('of a collection without Filterable fields has no key', async () => {
    const bare = {
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
    const readBare = await reader('/a', [filter], conventions, bare);
    expect(readBare({ headers: { 'x-filter': '{"+order_by":"a"}' } }).problems?.[0]?.message).toContain('`+order_by`');
    expect(readBare({ headers: { 'x-filter': '{}' } }).ok).toBe(true);
  });
});

it('an integer of 32 bits may be large where formats are remarks', async () => {
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
  const typed = (formats: 'assert' | 'annotate'): string | undefined =>
    /n\??: (number.*?)(?: \| undefined)?;/.exec([...validatorTexts(api, { formats }).values()].join('\n'))?.[1];
  expect([typed('assert'), typed('annotate')]).toEqual(['number', 'number | bigint']);
});
