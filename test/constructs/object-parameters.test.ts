// Objects and arrays in parameters and forms: property names, nesting, query strings, and empty forms.

import { describe, expect, it } from 'vitest';
import { createExchange, transports } from './exchange.ts';

const exchange = createExchange('object-parameters', 'test/constructs/documents/object-parameters.yaml');

describe.each(transports)('%s', (transport) => {
  const send = async (name: string, request: object): Promise<typeof exchange.request> => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, name, request)).toMatchObject({ status: 204 });
    return exchange.request;
  };

  it('assigns undeclared query parameters to an exploded object with additional properties', async () => {
    const query = { page: 2, deep: { a: 1 }, some: { known: true, x: 1, 'y z': 2 } };
    const cookies = { session: 's', crumbs: { a: 1, b: 2 } };
    const open = await send('open', { query: { ...query, key: 'k' }, cookies });
    expect([open.query, open.cookies, open.identity]).toEqual([
      query,
      cookies,
      expect.objectContaining({ account: 'a' }),
    ]);
    const free = { named: { on: true }, free: { a: 'x', constructor: 'y' } };
    expect((await send('free', { query: free })).query).toEqual(free);
    expect((await send('free', {})).query).toEqual({});
    const withUnusualName = Object.fromEntries<unknown>([
      ['__proto__', 7],
      ['free', { a: 'x' }],
    ]);
    expect(Object.entries((await send('free', { query: withUnusualName })).query as object)).toEqual(
      expect.arrayContaining(Object.entries(withUnusualName)),
    );
    const body = { a: 1, tuple: [1, '2'], open: { on: true, x: 5 } };
    expect((await send('form', { body })).body).toEqual(body);
  });

  it('assigns undeclared query parameters to each of two exploded objects with additional properties', async () => {
    const one = { known: true, x: 1 };
    expect((await send('both', { query: { one } })).query).toEqual({ one, other: { known: true, x: '1' } });
  });

  it('sends a querystring parameter as a form', async () => {
    const all = {
      a: 1,
      list: ['x'],
      objects: [{ x: 1.5 }, { x: 2 }],
      object: { on: true },
      deep: { n: 3 },
      'any other': false,
    };
    expect((await send('whole', { query: { all, key: 'k' } })).query).toEqual({ all });
    expect((await send('whole', { query: { all: { a: 1, list: ['x', 'y&z'] }, key: 'k' } })).query).toEqual({
      all: { a: 1, list: ['x', 'y&z'] },
    });
    expect((await send('whole', { query: { key: 'k' } })).query).toEqual({});
    expect((await send('wholeNeeded', { query: { all: {} } })).query).toEqual({ all: {} });
  });

  it('sends nested arrays and objects in every style', async () => {
    const object = { list: ['a,b=c', 'd.e;f', 'é "g" & h'], of: { n: 1 }, n: 2 };
    const lists = [[1.5, 2], [], [3]];
    const path = { simple: lists, exploded: object, label: object, labels: object, matrix: lists, matrices: object };
    const query = {
      exploded: object,
      joined: { ...object, n: 3 },
      objects: [{ x: 'a,b' }, {}],
      lists,
      either: [1, [2, 3]],
      pipes: lists,
      tuple: [1, '2', [3]],
    };
    const headers = { 'X-Nested': object, 'X-Lists': [['a, b', '=c'], [' d%']] };
    const cookies = { crumbs: lists };
    const nested = await send('nested', { path, query, headers, cookies });
    expect([nested.path, nested.query, nested.headers, nested.cookies]).toEqual([path, query, headers, cookies]);

    const spacedObject = { list: ['a,b=c'], of: { n: 1 }, n: 2 };
    const styledPath = { simple: lists, joined: object, label: lists, labels: lists, matrix: object, matrices: lists };
    const styledQuery = {
      lists,
      spaces: lists,
      spaced: spacedObject,
      piped: spacedObject,
      deep: object,
      open: { 'a=b': [1, 2], c: [] },
    };
    const styledHeaders = { 'X-Exploded': object };
    const styledCookies = { exploded: object, joined: lists };
    const styled = await send('styled', {
      path: styledPath,
      query: styledQuery,
      headers: styledHeaders,
      cookies: styledCookies,
    });
    expect([styled.path, styled.query, styled.headers, styled.cookies]).toEqual([
      styledPath,
      styledQuery,
      styledHeaders,
      styledCookies,
    ]);
  });

  it('treats properties with inherited names, such as `valueOf`, as properties of the body', async () => {
    const named = { isPrototypeOf: {} };
    const deep = (size: number): object => ({ isPrototypeOf: { on: true, valueOf: { size } } });
    const names = ['valueOf', 'toString', 'constructor', 'hasOwnProperty', '__proto__', 'other'];
    const withProperty = (name: string, value: number): object =>
      Object.fromEntries<unknown>([
        ['named', named],
        [name, value],
      ]);
    const statusOf = async (body: object): Promise<unknown> => {
      exchange.response = { status: 204 };
      return (await exchange.call(transport, 'inherited', { body })).status;
    };
    expect(
      await Promise.all(
        [
          { named: {} },
          { named },
          { named: deep(2) },
          { named, map: { valueOf: 1 }, chosen: 'valueOf' },
          ...names.map((name) => withProperty(name, 2)),
        ].map(statusOf),
      ),
    ).toEqual(Array(10).fill(204));
    expect(
      await Promise.all(
        [{ named: deep(1) }, { named, map: {}, chosen: 'valueOf' }, ...names.map((name) => withProperty(name, 1))].map(
          statusOf,
        ),
      ),
    ).toEqual(Array(8).fill('unexpected'));
  });

  it('distinguishes an empty form from a missing one', async () => {
    expect((await send('form', { body: {} })).body).toEqual({});
    expect((await send('optionalForm', { body: {}, contentType: 'application/x-www-form-urlencoded' })).body).toEqual(
      {},
    );
    expect((await send('optionalForm', {})).body).toBeUndefined();
    expect((await send('partsForm', { body: {} })).body).toEqual({});
  });
});
