// Parameter parsing: strings to values by type, defaults, and the location of each problem.

import { describe, expect, it } from 'vitest';
import { renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { createReader, inPath, inQuery } from './parameter-reader.ts';

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
      expect.objectContaining({ keyword: 'type', message: 'must be an integer' }),
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

  it('applies the defaults of missing parameters', async () => {
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
    expect(read({}).problems?.map(({ pointer, keyword, message }) => `${pointer} ${keyword}: ${message}`)).toEqual([
      '/path/x required: is required',
      '/query/q required: is required',
      '/header/X-H required: is required',
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
