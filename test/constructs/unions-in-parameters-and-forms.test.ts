// Unions of strings and other types in parameters and forms: the server receives the type that the client sends.

import { describe, expect, it } from 'vitest';
import { createExchange, transports } from './exchange.ts';

const exchange = createExchange('unions', 'test/constructs/documents/unions.yaml');

describe.each(transports)('%s', (transport) => {
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
      'strings and arrays',
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
  ])('sends parameters that are %s', async (_, request) => {
    exchange.response = { status: 204, headers: { 'X-Version': 3 } };
    expect(await exchange.call(transport, 'parameters', request)).toMatchObject({ ok: true });
    const { path, query, headers, cookies } = exchange.request;
    expect({ path, query, headers, cookies }).toEqual(request);
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
  )('sends form properties: $contentType', async (request) => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, 'forms', request)).toMatchObject({ status: 204 });
    expect(exchange.request.body).toEqual(request.body);
  });

  it('sends integers that JavaScript prints with an exponent in every location', async () => {
    const [large, odd, least] = [1e21, 1.2345678901234567e25, -Number.MAX_VALUE];
    const request = {
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
    exchange.response = { status: 204, headers: { 'X-Version': large } };
    expect(await exchange.call(transport, 'parameters', request)).toMatchObject({ ok: true });
    const { path, query, headers, cookies } = exchange.request;
    expect({ path, query, headers, cookies }).toEqual(request);
    exchange.response = { status: 204 };
    for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      const body = { version: large, versions: [large, 'latest'], ids: odd, big: least, bigs: [large, odd] };
      expect(await exchange.call(transport, 'forms', { contentType, body })).toMatchObject({ status: 204 });
      expect(exchange.request.body).toEqual(body);
      // The server still validates their bounds.
      for (const invalid of [{ long: large }, { small: large }, { small: least }])
        expect(await exchange.call(transport, 'forms', { contentType, body: invalid })).toMatchObject({ ok: false });
    }
    expect(
      await exchange.call(transport, 'styled', {
        body: {
          range: { low: large, high: odd },
          deep: { range: { low: large } },
          map: { a: odd },
          pipes: [large, odd],
        },
      }),
    ).toMatchObject({ status: 204 });
    expect(exchange.request.body).toEqual({
      range: { low: large, high: odd },
      deep: { range: { low: large } },
      map: { a: odd },
      pipes: [large, odd],
    });
  });

  it('sends form properties in the styles that the encoding sets', async () => {
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
    exchange.response = { status: 204 };
    for (const [name, form] of [
      ['styled', body],
      ['open', { a: big, b: 1 }],
    ] as const) {
      expect(await exchange.call(transport, name, { body: form })).toMatchObject({ status: 204 });
      expect(exchange.request.body).toEqual(form);
    }
  });

  it('evaluates rules for integers beyond the safe range', async () => {
    exchange.response = { status: 204 };
    const big = 9007199254740993n;
    const statusOf = async (withRules: object): Promise<unknown> =>
      (await exchange.call(transport, 'parametersWithRules', { query: { withRules, plain: { tags: ['a'] } } })).status;
    expect(
      await Promise.all(
        [{ big: 2 }, { big }, { big, bigs: [1, big], small: 7 }, { big: 1e21, bigs: [1e21] }].map(statusOf),
      ),
    ).toEqual([204, 204, 'unexpected', 204]);
    expect(
      await Promise.all(
        [{ big: 1 }, { big: 9007199254740991 }, { big, bigs: [9007199254740992] }, { big, small: 8 }].map(statusOf),
      ),
    ).toEqual(Array(4).fill('unexpected'));
  });

  it('evaluates the rules of the media type schema for forms and JSON', async () => {
    const [json, form, parts] = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    const statusOf = async (name: string, contentType: string | undefined, body: unknown): Promise<unknown> => {
      exchange.response = { status: 204 };
      return (await exchange.call(transport, name, { contentType, body })).status;
    };
    const [even, odd] = [
      { big: 2, bigs: [2, 3] },
      { big: 9007199254740993n, bigs: [2, 9007199254740995n] },
    ];
    const cases = [
      ['formWithRules', form],
      ['formWithRules', parts],
      ['multipartWithRules', parts],
      ['jsonWithRules', json],
      ['rangeWithRules', json],
    ] as const;
    for (const [name, contentType] of cases)
      expect([
        name,
        contentType,
        await statusOf(name, contentType, even),
        await statusOf(name, contentType, { big: 3 }),
      ]).toEqual([name, contentType, 204, 'unexpected']);
    for (const [name, contentType] of cases.slice(0, 3))
      expect([
        await statusOf(name, contentType, odd),
        await statusOf(name, contentType, { ...odd, bigs: [odd.big, 2] }),
      ]).toEqual(['unexpected', 204]);
    // The rules apply neither to a different schema nor to a media type other than JSON.
    expect([
      await statusOf('jsonWithRules', form, { big: 3 }),
      await statusOf('jsonWithRules', 'text/plain', '3'),
      await statusOf('rangeWithRules', 'text/plain', '3'),
    ]).toEqual([204, 204, 204]);
  });

  it('evaluates preconditions for forms the same way as for JSON', async () => {
    exchange.response = { status: 204 };
    const statuses = ['application/json', 'application/x-www-form-urlencoded'].map(async (contentType) => [
      (await exchange.call(transport, 'conditions', { contentType, body: { small: 1, big: 2 } })).status,
      (await exchange.call(transport, 'conditions', { contentType, body: { small: 1, big: 3 } })).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [204, 'unexpected'],
      [204, 'unexpected'],
    ]);
  });

  it.each<[string, unknown, object, object?]>([
    ['arithmetic, as in JSON', 204, { big: 9007199254740993n }],
    ['exact comparison with an unequal integer', 204, { big: 9007199254740993n }, { other: 9007199254740992 }],
    ['exact comparison with an equal integer', 'unexpected', { big: 9007199254740993n }, { other: 9007199254740993n }],
    ['comparison with a smaller parameter', 204, { big: 9007199254740993n }, { least: 20 }],
    ['comparison with a larger parameter', 'unexpected', { big: 9007199254740993n }, { least: 9223372036854775807n }],
    [
      'membership in an array that contains the integer',
      204,
      { big: 9007199254740993n },
      { some: [9007199254740993n, 7] },
    ],
    [
      'membership in an array of other integers',
      'unexpected',
      { big: 9007199254740993n },
      { some: [9007199254740995n, 7] },
    ],
  ])('evaluates a precondition for an integer beyond the safe range: %s', async (_, status, body, query = {}) => {
    exchange.response = { status: 204 };
    const request = { contentType: 'application/x-www-form-urlencoded', body: { small: 1, ...body }, query };
    expect((await exchange.call(transport, 'conditions', request)).status).toBe(status);
  });
});
