// A value that may be a text or something else arrives at the generated server as what the generated client was given.

import { describe, expect, it } from 'vitest';
import { exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('unions', 'test/constructs/documents/unions.yaml');

describe.each(ways)('%s', (way) => {
  it.each<[string, { path: object; query: object; headers: object; cookies: object }]>([
    [
      'numbers and booleans',
      {
        path: { version: 3, ids: 4, on: true },
        query: {
          id: 5,
          mixed: true,
          ids: 6,
          commas: 7,
          any: false,
          versions: [1, 2],
          of: { version: 8, mixed: [1.5, true] },
        },
        headers: { 'X-Version': 9, 'X-Ids': 10 },
        cookies: { version: 11 },
      },
    ],
    [
      'texts and lists',
      {
        path: { version: 'latest', ids: [3, 4], on: [true, false] },
        query: {
          id: '01234567-89ab-4def-8123-456789abcdef',
          mixed: '1',
          ids: [6, 7],
          commas: [8, 9007199254740993n],
          any: [false, 1],
          versions: ['latest', 2],
          of: { version: 'latest', mixed: ['1', 1.5] },
        },
        headers: { 'X-Version': 'latest', 'X-Ids': [10, 11] },
        cookies: { version: 'latest' },
      },
    ],
  ])('parameters that are %s', async (_, given) => {
    there.response = { status: 204, headers: { 'X-Version': 3 } };
    expect(await there.ask(way, 'parameters', given)).toMatchObject({ ok: true });
    const { path, query, headers, cookies } = there.request;
    expect({ path, query, headers, cookies }).toEqual(given);
  });

  it.each(
    ['application/x-www-form-urlencoded', 'multipart/form-data'].flatMap((contentType) => [
      {
        contentType,
        body: {
          version: 3,
          versions: ['latest', 4],
          ids: 5,
          mixed: 1.5,
          big: 9007199254740993n,
          long: 9223372036854775807n,
          bigs: [1, 9007199254740993n],
        },
      },
      { contentType, body: { version: 'latest', ids: [5, 9007199254740993n], mixed: '1', big: 6 } },
    ]),
  )('members of a form: $contentType', async (given) => {
    there.response = { status: 204 };
    expect(await there.ask(way, 'forms', given)).toMatchObject({ status: 204 });
    expect(there.request.body).toEqual(given.body);
  });

  it('integers that JavaScript writes with an exponent, in every place', async () => {
    const [large, odd, least] = [1e21, 1.2345678901234567e25, -Number.MAX_VALUE];
    const given = {
      path: { version: large, ids: [odd, 1], on: true },
      query: {
        id: large,
        ids: odd,
        commas: [large, least],
        any: large,
        versions: [large, odd],
        of: { version: least },
      },
      headers: { 'X-Version': large, 'X-Ids': [odd, large] },
      cookies: { version: least },
    };
    there.response = { status: 204, headers: { 'X-Version': large } };
    expect(await there.ask(way, 'parameters', given)).toMatchObject({ ok: true });
    const { path, query, headers, cookies } = there.request;
    expect({ path, query, headers, cookies }).toEqual(given);
    there.response = { status: 204 };
    for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      const body = { version: large, versions: [large, 'latest'], ids: odd, big: least, bigs: [large, odd] };
      expect(await there.ask(way, 'forms', { contentType, body })).toMatchObject({ status: 204 });
      expect(there.request.body).toEqual(body);
      // What the schema says of them holds.
      for (const refused of [{ long: large }, { small: large }, { small: least }])
        expect(await there.ask(way, 'forms', { contentType, body: refused })).toMatchObject({ ok: false });
    }
    expect(
      await there.ask(way, 'styled', {
        body: {
          range: { low: large, high: odd },
          deep: { range: { low: large } },
          map: { a: odd },
          pipes: [large, odd],
        },
      }),
    ).toMatchObject({ status: 204 });
    expect(there.request.body).toEqual({
      range: { low: large, high: odd },
      deep: { range: { low: large } },
      map: { a: odd },
      pipes: [large, odd],
    });
  });

  it('members of a form in styles of their own', async () => {
    const big = 9007199254740993n;
    const range = { low: big, high: big, small: 3 };
    const deep = { range: { ...range, lows: [big, 1] }, ranges: [range, { low: 1.0, high: 1.5 }], small: 2 };
    const body = {
      range,
      joined: { either: big },
      pipes: [big, 2],
      map: { a: big, b: 1 },
      deep,
      tree: { size: big, trees: [{ size: 1 }, { size: big }] },
      labels: { small: 1, within: { small: 2 } },
      json: 7,
      object: { low: 8, lows: [9] },
      tuple: [big, 'x'],
      lists: [[1], [2, 3]],
    };
    there.response = { status: 204 };
    for (const [name, given] of [
      ['styled', body],
      ['open', { a: big, b: 1 }],
    ] as const) {
      expect(await there.ask(way, name, { body: given })).toMatchObject({ status: 204 });
      expect(there.request.body).toEqual(given);
    }
  });

  it('rules are asked of an integer that no number holds', async () => {
    there.response = { status: 204 };
    const big = 9007199254740993n;
    const ask = async (ruled: object): Promise<unknown> =>
      (await there.ask(way, 'ruledParameters', { query: { ruled, plain: { tags: ['a'] } } })).status;
    expect(
      await Promise.all([{ big: 2 }, { big }, { big, bigs: [1, big], small: 7 }, { big: 1e21, bigs: [1e21] }].map(ask)),
    ).toEqual([204, 204, 'unexpected', 204]);
    expect(
      await Promise.all(
        [{ big: 1 }, { big: 9007199254740991 }, { big, bigs: [9007199254740992] }, { big, small: 8 }].map(ask),
      ),
    ).toEqual(Array(4).fill('unexpected'));
  });

  it('rules are asked of a body by its media type, of a form as of JSON', async () => {
    const [json, form, parts] = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    const ask = async (name: string, contentType: string | undefined, body: unknown): Promise<unknown> => (
      (there.response = { status: 204 }),
      (await there.ask(way, name, { contentType, body })).status
    );
    const [even, odd] = [
      { big: 2, bigs: [2, 3] },
      { big: 9007199254740993n, bigs: [2, 9007199254740995n] },
    ];
    const cases = [
      ['ruledForm', form],
      ['ruledForm', parts],
      ['ruledOnly', parts],
      ['ruledJson', json],
      ['ruledRange', json],
    ] as const;
    for (const [name, contentType] of cases)
      expect([name, contentType, await ask(name, contentType, even), await ask(name, contentType, { big: 3 })]).toEqual(
        [name, contentType, 204, 'unexpected'],
      );
    for (const [name, contentType] of cases.slice(0, 3))
      expect([await ask(name, contentType, odd), await ask(name, contentType, { ...odd, bigs: [odd.big, 2] })]).toEqual(
        ['unexpected', 204],
      );
    // Of another schema, and of what is no JSON, none is asked.
    expect([
      await ask('ruledJson', form, { big: 3 }),
      await ask('ruledJson', 'text/plain', '3'),
      await ask('ruledRange', 'text/plain', '3'),
    ]).toEqual([204, 204, 204]);
  });

  it('conditions are asked of a form as of JSON', async () => {
    there.response = { status: 204 };
    const answers = ['application/json', 'application/x-www-form-urlencoded'].map(async (contentType) => [
      (await there.ask(way, 'conditions', { contentType, body: { small: 1, big: 2 } })).status,
      (await there.ask(way, 'conditions', { contentType, body: { small: 1, big: 3 } })).status,
    ]);
    expect(await Promise.all(answers)).toEqual([
      [204, 'unexpected'],
      [204, 'unexpected'],
    ]);
  });

  it.each<[string, unknown, object, object?]>([
    ['is calculated with as with that of JSON', 204, { big: 9007199254740993n }],
    ['is compared as it is', 204, { big: 9007199254740993n }, { other: 9007199254740992 }],
    [
      'is compared as it is, with one that is equal',
      'unexpected',
      { big: 9007199254740993n },
      { other: 9007199254740993n },
    ],
    ['and another, of a parameter', 204, { big: 9007199254740993n }, { least: 20 }],
    ['and a greater one', 'unexpected', { big: 9007199254740993n }, { least: 9223372036854775807n }],
    ['is found in a list', 204, { big: 9007199254740993n }, { some: [9007199254740993n, 7] }],
    ['is not found where it is not', 'unexpected', { big: 9007199254740993n }, { some: [9007199254740995n, 7] }],
  ])('an integer that no number holds, in a condition, %s', async (_, status, body, query = {}) => {
    there.response = { status: 204 };
    const given = { contentType: 'application/x-www-form-urlencoded', body: { small: 1, ...body }, query };
    expect((await there.ask(way, 'conditions', given)).status).toBe(status);
  });
});
