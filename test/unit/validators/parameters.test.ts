// Parameters: text by style and type to values, with defaults, and every problem at its place.

import { describe, expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

interface Read {
  readonly ok: boolean;
  readonly value?: Readonly<Record<'path' | 'query' | 'header' | 'cookie', Readonly<Record<string, unknown>>>>;
  readonly problems?: readonly { readonly pointer: string; readonly field: string; readonly keyword: string; readonly message: string }[];
}

const tree = { type: 'object', properties: { n: { type: 'integer' }, in: { $ref: '#/components/schemas/Tree' }, all: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } };

/** Reads the parameters of an operation that has these. */
async function reader(path: string, parameters: readonly object[], more: object = {}, operation: object = {}): Promise<(raw: { path?: object; query?: string; headers?: object }) => Read> {
  const document = documentOf({ Item: { type: 'object', properties: { id: { type: 'integer', 'x-filterable': true }, label: { type: 'string', 'x-filterable': true }, tags: { type: 'array', items: { type: 'string' }, 'x-filterable': true }, on: { type: ['boolean', 'null'], 'x-filterable': true }, plain: { type: 'string' } } }, Tree: tree }, { paths: { [path]: { get: { operationId: 'read', parameters, responses: { 200: { description: 'Done.' } }, ...operation } } }, ...more });
  const { exports } = await loadValidators(await modelOf(document));
  const read = exports['readReadParameters'];
  if (typeof read !== 'function') throw new Error('nothing reads the parameters');
  return (raw) => Reflect.apply(read, undefined, [{ path: {}, query: '', headers: {}, ...raw }]) as Read;
}

const inPath = (schema: object, more: object = {}): object => ({ name: 'x', in: 'path', required: true, schema, ...more });
const inQuery = (name: string, schema: object, more: object = {}): object => ({ name, in: 'query', schema, ...more });
const colours = { type: 'array', items: { type: 'string' } };
const numbers = { type: 'array', items: { type: 'integer' } };
const point = { type: 'object', properties: { x: { type: 'integer' }, on: { type: 'boolean' }, name: { type: 'string' } } };

const nested = { type: 'object', properties: { of: point, list: numbers, points: { type: 'array', items: point } } };
const either = { anyOf: [{ type: 'object', properties: { gt: { type: 'integer' } } }, { type: 'integer' }] };

describe('types', () => {
  it('whole numbers lose nothing, however large', async () => {
    const read = await reader('/a', [inQuery('page', { type: 'integer', minimum: 1 }), inQuery('small', { type: 'integer', maximum: 5 })]);
    expect(read({ query: 'page=12' }).value?.query['page']).toBe(12);
    expect(read({ query: 'page=737869762948382064637' }).value?.query['page']).toBe(737869762948382064637n);
    expect(read({ query: 'page=0' }).problems).toEqual([expect.objectContaining({ pointer: '/query/page', field: 'page', keyword: 'minimum' })]);
    expect(read({ query: 'page=1.5' }).problems).toEqual([expect.objectContaining({ keyword: 'type', message: 'must be a whole number' })]);
    expect(read({ query: 'page=' }).ok).toBe(false);
    expect(read({ query: 'page=abc' }).ok).toBe(false);
    expect(read({ query: 'small=99999999999999999999' }).problems).toEqual([expect.objectContaining({ keyword: 'maximum' })]);
  });

  it('booleans are true and false alone', async () => {
    const read = await reader('/a', [inQuery('on', { type: 'boolean' })]);
    expect(read({ query: 'on=true' }).value?.query['on']).toBe(true);
    expect(read({ query: 'on=false' }).value?.query['on']).toBe(false);
    for (const text of ['1', '0', 'yes', 'TRUE', '']) expect(read({ query: `on=${text}` }).ok).toBe(false);
  });

  it('numbers may have fractions and exponents; text stays text', async () => {
    const read = await reader('/a', [inQuery('n', { type: 'number' }), inQuery('t', { type: 'string' }), inQuery('both', { type: ['string', 'integer'] })]);
    expect(read({ query: 'n=-1.5e3' }).value?.query['n']).toBe(-1500);
    expect(read({ query: 'n=0x10' }).ok).toBe(false);
    expect(read({ query: 't=007' }).value?.query['t']).toBe('007');
    expect(read({ query: 'both=007' }).value?.query['both']).toBe('007');
  });

  it('defaults stand in for what is not given', async () => {
    const read = await reader('/a', [inQuery('size', { type: 'integer', minimum: 25, default: 100 }), inQuery('other', { type: 'string' })]);
    expect(read({}).value?.query).toEqual({ size: 100, other: undefined });
    expect(read({ query: 'size=1' }).ok).toBe(false);
  });
});

describe('places', () => {
  it('what is missing is told, once for each', async () => {
    const read = await reader('/a/{x}', [inPath({ type: 'integer' }), inQuery('q', { type: 'string' }, { required: true }), { name: 'X-H', in: 'header', required: true, schema: { type: 'string' } }]);
    expect(read({}).problems?.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(['/path/x required', '/query/q required', '/header/X-H required']);
    expect(read({ path: { x: '5' }, query: 'q=', headers: { 'x-h': 'h' } })).toEqual({ ok: true, value: { path: { x: 5 }, query: { q: '' }, header: { 'X-H': 'h' }, cookie: {} } });
  });

  it('names and texts are decoded, broken encoding is left', async () => {
    const read = await reader('/a/{x}', [inPath({ type: 'string' }), inQuery('a b', { type: 'string' })]);
    expect(read({ path: { x: 'caf%C3%A9%2F' }, query: 'a%20b=1+2%2B3' }).value).toMatchObject({ path: { x: 'café/' }, query: { 'a b': '1 2+3' } });
    expect(read({ path: { x: '%zz' }, query: 'a+b=%' }).value).toMatchObject({ path: { x: '%zz' }, query: { 'a b': '%' } });
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
    const read = await reader('/a/{constructor}', [{ name: 'constructor', in: 'path', required: true, schema: { type: 'string' } }, inQuery('__proto__', { type: 'string' })]);
    expect(read({}).problems?.map(({ field }) => field)).toEqual(['constructor']);
  });
});

describe('styles', () => {
  it.each<[string, object, object, { path?: object; query?: string; headers?: object }, unknown]>([
    ['simple list', inPath(numbers), {}, { path: { x: '1,2,3' } }, [1, 2, 3]],
    ['simple object', inPath(point), {}, { path: { x: 'x,1,on,true' } }, { x: 1, on: true }],
    ['simple object, exploded', inPath(point, { explode: true }), {}, { path: { x: 'x=1,name=a' } }, { x: 1, name: 'a' }],
    ['label', inPath({ type: 'integer' }, { style: 'label' }), {}, { path: { x: '.5' } }, 5],
    ['label list', inPath(numbers, { style: 'label' }), {}, { path: { x: '.1,2' } }, [1, 2]],
    ['label list, exploded', inPath(numbers, { style: 'label', explode: true }), {}, { path: { x: '.1.2' } }, [1, 2]],
    ['matrix', inPath({ type: 'integer' }, { style: 'matrix' }), {}, { path: { x: ';x=5' } }, 5],
    ['matrix list', inPath(numbers, { style: 'matrix' }), {}, { path: { x: ';x=1,2' } }, [1, 2]],
    ['matrix list, exploded', inPath(numbers, { style: 'matrix', explode: true }), {}, { path: { x: ';x=1;x=2' } }, [1, 2]],
    ['form list, exploded', inQuery('x', colours), {}, { query: 'x=a&x=b%2Cc' }, ['a', 'b,c']],
    ['form list', inQuery('x', numbers, { explode: false }), {}, { query: 'x=1,2' }, [1, 2]],
    ['form object, exploded', inQuery('x', point), {}, { query: 'x=1&on=false' }, { x: 1, on: false }],
    ['form object', inQuery('x', point, { explode: false }), {}, { query: 'x=x,1,name,a' }, { x: 1, name: 'a' }],
    ['space delimited', inQuery('x', numbers, { style: 'spaceDelimited', explode: false }), {}, { query: 'x=1%202' }, [1, 2]],
    ['pipe delimited', inQuery('x', numbers, { style: 'pipeDelimited', explode: false }), {}, { query: 'x=1|2' }, [1, 2]],
    ['deep object', inQuery('x', point, { style: 'deepObject' }), {}, { query: 'x[x]=1&x%5Bname%5D=a' }, { x: 1, name: 'a' }],
    ['header list', { name: 'x', in: 'header', schema: numbers }, {}, { headers: { x: '1, 2' } }, [1, 2]],
    ['header object', { name: 'x', in: 'header', schema: point }, {}, { headers: { x: 'x, 1, name, a%2Cb' } }, { x: 1, name: 'a,b' }],
    ['header object, exploded', { name: 'x', in: 'header', schema: point, explode: true }, {}, { headers: { x: 'x=1, name=a%3D' } }, { x: 1, name: 'a=' }],
  ])('%s', async (_, parameter, __, raw, value) => {
    const place = (parameter as { in: 'path' | 'query' | 'header' }).in;
    const read = await reader(place === 'path' ? '/a/{x}' : '/a', [parameter]);
    expect(read(raw).value?.[place]['x']).toEqual(value);
  });

  it.each<[string, object, string, unknown]>([
    ['objects in objects', nested, 'x[of][x]=1&x[of][on]=false', { of: { x: 1, on: false } }],
    ['a list by its indexes, whichever are left out', nested, 'x[list][10]=3&x[list][2]=2', { list: [2, 3] }],
    ['a list in empty brackets', nested, 'x[list][]=1&x[list][]=2', { list: [1, 2] }],
    ['a list of one name', nested, 'x[list]=1&x[list]=2', { list: [1, 2] }],
    ['a list of one', nested, 'x[list]=1', { list: [1] }],
    ['a list of objects', nested, 'x[points][0][x]=1&x[points][1][on]=true', { points: [{ x: 1 }, { on: true }] }],
    ['an object in empty brackets', nested, 'x[points][][x]=1&x[points][][name]=a', { points: [{ x: 1, name: 'a' }] }],
    ['members that a map has', { type: 'object', additionalProperties: numbers }, 'x[a][0]=1&x[b][0]=2', { a: [1], b: [2] }],
    ['members of which nothing is said', { type: 'object' }, 'x[a][b]=1&x[c][0]=2&x[c][1]=3&x[d][]=4&x[e][1]=5', { a: { b: '1' }, c: ['2', '3'], d: ['4'], e: { 1: '5' } }],
    ['a list at the top', numbers, 'x[0]=1&x[1]=2', [1, 2]],
    ['either of two, a text', either, 'x=5', 5],
    ['either of two, an object', either, 'x[gt]=5', { gt: 5 }],
    ['either of three, a list', { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] }, 'x[0]=1', [1]],
    ['either of three, an object', { anyOf: [{ type: 'string' }, numbers, { type: 'object', properties: { a: { type: 'integer' } } }] }, 'x[a]=1', { a: 1 }],
    ['a null', { type: ['object', 'null'], properties: {} }, 'x=', null],
    ['parts that say of one member', { allOf: [{ type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'integer' } } } } }, { type: 'object', properties: { a: { type: 'object', properties: { c: { type: 'integer' } } } } }] }, 'x[a][b]=1&x[a][c]=2', { a: { b: 1, c: 2 } }],
    ['a schema that refers to itself', { $ref: '#/components/schemas/Tree' }, 'x[in][in][n]=1&x[all][0][in][n]=2', { in: { in: { n: 1 } }, all: [{ in: { n: 2 } }] }],
    ['names of the prototype', { type: 'object', additionalProperties: false, properties: { constructor: point } }, 'x[constructor][x]=1', { constructor: { x: 1 } }],
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
    const components = { schemas: { Tree: { type: 'object', additionalProperties: { oneOf: [{ type: 'integer' }, { $ref: '#/components/schemas/Tree' }] } } } };
    const read = await reader('/a', [inQuery('x', { $ref: '#/components/schemas/Tree' }, { style: 'deepObject' })], { components });
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
  ])('what says two things of one place, or goes too deep, is no value, also where there may be %s', async (_, schema) => {
    const read = await reader('/a', [inQuery('x', schema, { style: 'deepObject' })]);
    const queries = ['x=a&x[0]=b', 'x[0]=b&x=a', 'x[a]=1&x[a][b]=2', `x${'[a]'.repeat(30)}=1`];
    expect(queries.map((query) => read({ query }).ok)).toEqual([false, false, false, false]);
  });

  it('what says two things where the schema says nothing is a text', async () => {
    const read = await reader('/a', [inQuery('x', {}, { style: 'deepObject' })]);
    expect(read({ query: 'x=a&x[b]=c' }).value?.query['x']).toBe('x[b]=c');
  });

  it('a deep object costs no more than the query is long', async () => {
    const read = await reader('/a', [inQuery('x', nested, { style: 'deepObject' })]);
    const deep = `x${'[of]'.repeat(100_000)}=1`;
    const far = 'x[list][999999999]=1';
    const many = Array.from({ length: 20_000 }, (_, index) => `x[points][${index}][x]=${index}`).join('&');
    const start = performance.now();
    expect([read({ query: deep }).ok, read({ query: far }).value?.query['x'], read({ query: many }).ok]).toEqual([false, { list: [1] }, true]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('problems inside have their place', async () => {
    const read = await reader('/a', [inQuery('x', numbers)]);
    expect(read({ query: 'x=1&x=b' }).problems).toEqual([expect.objectContaining({ pointer: '/query/x/1', field: 'x.1', keyword: 'type' })]);
  });

  it('content is JSON', async () => {
    const read = await reader('/a', [{ name: 'x', in: 'query', content: { 'application/json': { schema: { type: 'object', required: ['a'] } } } }]);
    expect(read({ query: 'x=%7B%22a%22%3A1%7D' }).value?.query['x']).toEqual({ a: 1 });
    expect(read({ query: 'x={}' }).problems).toEqual([expect.objectContaining({ pointer: '/query/x/a', keyword: 'required' })]);
    expect(read({ query: 'x={' }).problems).toEqual([expect.objectContaining({ pointer: '/query/x', message: 'must be JSON' })]);
  });
});

describe('filters', async () => {
  const conventions = { 'x-ashlar': { version: 1, conventions: { filter: { header: 'X-Filter' }, pagination: { page: 'page', size: 'page_size', items: 'data', pages: 'pages', total: 'results' } } } };
  const listing = { responses: { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Item' } } } } } } } } };
  const filter = { name: 'X-Filter', in: 'header', content: { 'application/json': { schema: { type: 'object' } } } };
  const read = await reader('/a', [filter], conventions, listing);
  const told = (value: unknown): readonly string[] => read({ headers: { 'x-filter': JSON.stringify(value) } }).problems?.map(({ message }) => message) ?? [];

  it.each([
    [{ label: 'web', id: 5, on: null, tags: 'x' }],
    [{ id: { '+gt': 5, '+lte': 9 }, label: { '+contains': 'a', '+neq': 'b' } }],
    [{ '+or': [{ '+and': [{ id: 1 }, { on: true }] }, { id: { '+neq': '5' } }], '+order_by': 'label', '+order': 'desc' }],
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

  it('of a collection without Filterable fields has no key', async () => {
    const bare = { responses: { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object', properties: { data: { type: 'array', items: { type: 'object', properties: { a: {} } } } } } } } } } };
    const readBare = await reader('/a', [filter], conventions, bare);
    expect(readBare({ headers: { 'x-filter': '{"+order_by":"a"}' } }).problems?.[0]?.message).toContain('`+order_by`');
    expect(readBare({ headers: { 'x-filter': '{}' } }).ok).toBe(true);
  });
});
