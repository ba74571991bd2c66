// Objects and lists that are taken apart in a request arrive whole: members of any name, lists and objects in one another, the whole of a query, forms with nothing in them.

import { describe, expect, it } from 'vitest';
import { exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('members', 'test/constructs/documents/members.yaml');

describe.each(ways)('%s', (way) => {
  const asked = async (name: string, given: object): Promise<typeof there.request> => {
    there.response = { status: 204 };
    expect(await there.ask(way, name, given)).toMatchObject({ status: 204 });
    return there.request;
  };

  it('names that no other parameter has are members of an exploded object', async () => {
    const query = { page: 2, deep: { a: 1 }, some: { known: true, x: 1, 'y z': 2 } };
    const cookies = { session: 's', crumbs: { a: 1, b: 2 } };
    const open = await asked('open', { query: { ...query, key: 'k' }, cookies });
    expect([open.query, open.cookies, open.identity]).toEqual([
      query,
      cookies,
      expect.objectContaining({ account: 'a' }),
    ]);
    const free = { named: { on: true }, free: { a: 'x', constructor: 'y' } };
    expect((await asked('free', { query: free })).query).toEqual(free);
    expect((await asked('free', {})).query).toEqual({});
    const odd = Object.fromEntries<unknown>([
      ['__proto__', 7],
      ['free', { a: 'x' }],
    ]);
    expect(Object.entries((await asked('free', { query: odd })).query as object)).toEqual(
      expect.arrayContaining(Object.entries(odd)),
    );
    const body = { a: 1, tuple: [1, '2'], open: { on: true, x: 5 } };
    expect((await asked('form', { body })).body).toEqual(body);
  });

  it('two objects that take all names both have them', async () => {
    const one = { known: true, x: 1 };
    expect((await asked('both', { query: { one } })).query).toEqual({ one, other: { known: true, x: '1' } });
  });

  it('the whole of a query is a form', async () => {
    const all = {
      a: 1,
      list: ['x'],
      objects: [{ x: 1.5 }, { x: 2 }],
      object: { on: true },
      deep: { n: 3 },
      'any other': false,
    };
    expect((await asked('whole', { query: { all, key: 'k' } })).query).toEqual({ all });
    expect((await asked('whole', { query: { all: { a: 1, list: ['x', 'y&z'] }, key: 'k' } })).query).toEqual({
      all: { a: 1, list: ['x', 'y&z'] },
    });
    expect((await asked('whole', { query: { key: 'k' } })).query).toEqual({});
    expect((await asked('wholeNeeded', { query: { all: {} } })).query).toEqual({ all: {} });
  });

  it('lists and objects in one another arrive in every style', async () => {
    const of = { list: ['a,b=c', 'd.e;f', 'é "g" & h'], of: { n: 1 }, n: 2 };
    const lists = [[1.5, 2], [], [3]];
    const path = { simple: lists, exploded: of, label: of, labels: of, matrix: lists, matrices: of };
    const query = {
      exploded: of,
      joined: { ...of, n: 3 },
      objects: [{ x: 'a,b' }, {}],
      lists,
      either: [1, [2, 3]],
      pipes: lists,
      tuple: [1, '2', [3]],
    };
    const headers = { 'X-Nested': of, 'X-Lists': [['a, b', '=c'], [' d%']] };
    const cookies = { crumbs: lists };
    const nested = await asked('nested', { path, query, headers, cookies });
    expect([nested.path, nested.query, nested.headers, nested.cookies]).toEqual([path, query, headers, cookies]);

    const short = { list: ['a,b=c'], of: { n: 1 }, n: 2 };
    const pathToo = { simple: lists, joined: of, label: lists, labels: lists, matrix: of, matrices: lists };
    const queryToo = { lists, spaces: lists, spaced: short, piped: short, deep: of, open: { 'a=b': [1, 2], c: [] } };
    const headersToo = { 'X-Exploded': of };
    const cookiesToo = { exploded: of, joined: lists };
    const styled = await asked('styled', { path: pathToo, query: queryToo, headers: headersToo, cookies: cookiesToo });
    expect([styled.path, styled.query, styled.headers, styled.cookies]).toEqual([
      pathToo,
      queryToo,
      headersToo,
      cookiesToo,
    ]);
  });

  it('a member that is called as what all objects inherit is that of the body, or absent', async () => {
    const named = { isPrototypeOf: {} };
    const deep = (size: number): object => ({ isPrototypeOf: { on: true, valueOf: { size } } });
    const names = ['valueOf', 'toString', 'constructor', 'hasOwnProperty', '__proto__', 'other'];
    const withMember = (name: string, value: number): object =>
      Object.fromEntries<unknown>([
        ['named', named],
        [name, value],
      ]);
    const status = async (body: object): Promise<unknown> => (
      (there.response = { status: 204 }),
      (await there.ask(way, 'inherited', { body })).status
    );
    expect(
      await Promise.all(
        [
          { named: {} },
          { named },
          { named: deep(2) },
          { named, map: { valueOf: 1 }, chosen: 'valueOf' },
          ...names.map((name) => withMember(name, 2)),
        ].map(status),
      ),
    ).toEqual(Array(10).fill(204));
    expect(
      await Promise.all(
        [{ named: deep(1) }, { named, map: {}, chosen: 'valueOf' }, ...names.map((name) => withMember(name, 1))].map(
          status,
        ),
      ),
    ).toEqual(Array(8).fill('unexpected'));
  });

  it('a form that has no members is there', async () => {
    expect((await asked('form', { body: {} })).body).toEqual({});
    expect((await asked('optionalForm', { body: {}, contentType: 'application/x-www-form-urlencoded' })).body).toEqual(
      {},
    );
    expect((await asked('optionalForm', {})).body).toBeUndefined();
    expect((await asked('partsForm', { body: {} })).body).toEqual({});
  });
});
