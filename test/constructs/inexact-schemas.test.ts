// Tests how client and server interpret imprecise schemas that are common in practice.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler-types.ts';
import { createExchange, transports } from './exchange.ts';

const exchange = createExchange('inexact-schemas', 'test/constructs/documents/inexact-schemas.yaml');

describe.each(transports)('%s', (transport) => {
  const send = async (name: string, request: object): Promise<typeof exchange.request> => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, name, request)).toMatchObject({ status: 204 });
    return exchange.request;
  };

  it('ignores a default that violates its schema and converts a quoted default to the type of the schema', async () => {
    expect(await send('defaults', {})).toMatchObject({
      query: { quoted: 10, flag: false, other: undefined, none: undefined, list: undefined },
      headers: { 'X-Quoted': 0.5 },
    });
    for (const contentType of ['application/json', 'application/x-www-form-urlencoded']) {
      expect((await send('bodyDefaults', { body: {}, contentType })).body).toEqual({ quoted: 10, flag: true });
    }
  });

  it.each(['application/json', 'application/x-www-form-urlencoded'])(
    'applies defaults to missing properties and never rejects a body because of a default: %s',
    async (contentType) => {
      expect((await send('jobs', { body: {}, contentType })).body).toEqual({ name: 'job', schedule: 'daily' });
      expect((await send('jobs', { body: { name: 'a', cron: '* *' }, contentType })).body).toEqual({
        name: 'a',
        cron: '* *',
        schedule: 'daily',
      });
      expect((await send('jobs', { body: { name: 'a', cron: '* *', retries: 1 }, contentType })).body).toEqual({
        name: 'a',
        cron: '* *',
        retries: 1,
        schedule: 'daily',
      });
      const invalid = await exchange.calls[transport]?.['jobs']?.({
        body: { cron: '* *', retries: 'many' },
        contentType,
      });
      expect(invalid).toMatchObject({ error: { status: 400, errors: [{ field: 'retries' }] } });
      expect(
        await exchange.calls[transport]?.['jobs']?.({
          body: { name: 'a', cron: '* *', schedule: 'daily' },
          contentType,
        }),
      ).toMatchObject({ error: { status: 400 } });
      expect(
        await exchange.calls[transport]?.['jobs']?.({
          body: { cron: '* *', schedule: 'daily', retries: 1, more: 1 },
          contentType,
        }),
      ).toMatchObject({ error: { status: 400 } });
    },
  );

  it.each([
    ['José', 'José'],
    ['\u00a0ÿ 5%', '\u00a0ÿ 5%'],
    ['%C3%A9', '%C3%A9'],
    ['é日', undefined],
    ['\u0080', '%C2%80'],
  ])('sends Latin-1 characters in a string header unchanged: %j', async (name, received) => {
    const headers = { 'X-Name': name, 'X-Names': [name, 'b,ü'] };
    if (received !== undefined)
      return expect((await send('defaults', { headers })).headers).toMatchObject({ ...headers, 'X-Name': received });
    // Other characters are percent-encoded, so the value exceeds its maximum length.
    expect(await exchange.calls[transport]?.['defaults']?.({ headers })).toMatchObject({
      error: { status: 400, errors: [{ field: 'X-Name' }] },
    });
  });

  it('accepts an empty required exploded object if its schema allows an empty object', async () => {
    expect((await send('pages', { query: { pageable: {} } })).query).toEqual({ pageable: {} });
    expect((await send('pages', { query: { pageable: { size: 2 } } })).query).toEqual({ pageable: { size: 2 } });
    expect(await exchange.calls[transport]?.['sortedPages']?.({ query: { pageable: {} } })).toMatchObject({
      error: { status: 400, errors: [{ field: 'pageable.sort', detail: 'is required' }] },
    });
  });

  it('accepts an object with composed schemas as a parameter', async () => {
    const request = {
      query: { page: { size: 2, exact: true }, either: { high: 3 } },
      headers: { 'X-Of': { a: 1, b: 2 } },
    };
    expect(await send('composedPages', request)).toMatchObject(request);
    expect((await send('composedPages', { query: { page: {} } })).query).toEqual({ page: {} });
    expect(
      await exchange.calls[transport]?.['composedPages']?.({ query: { page: {}, either: { low: 1, high: 2 } } }),
    ).toMatchObject({ error: { status: 400, errors: [{ field: 'either' }] } });
  });

  it.each<[HandlerResponse, object]>([
    [{ status: 200, body: '5' }, { data: '5' }],
    [{ status: 201, body: 'true' }, { data: 'true' }],
    [{ status: 202, contentType: 'text/plain', body: '{"celsius":1.5}' }, { data: '{"celsius":1.5}' }],
    [{ status: 202, contentType: 'application/json', body: { celsius: 1.5 } }, { data: { celsius: 1.5 } }],
    [{ status: 203, body: 'a,b' }, { data: 'a,b' }],
    [
      { status: 404, body: 'no' },
      { ok: false, error: 'no' },
    ],
  ])('parses and validates a plain-text response according to its schema: %j', async (response, expected) => {
    exchange.response = response;
    const { contentType: accept } = response;
    expect(await exchange.call(transport, 'textual', { body: '7', ...(accept && { accept }) })).toMatchObject({
      status: response.status,
      ...expected,
    });
    expect(exchange.request.body).toBe('7');
  });

  it('names the field of each problem in the detail of an error response', async () => {
    const result = await exchange.calls[transport]?.['integers']?.({
      query: { short: 9007199254740993n, bounded: 101 },
      body: {},
    });
    expect(result).toMatchObject({
      error: {
        detail: 'short: must be a 32-bit integer; bounded: must be at most 100',
        errors: [{ field: 'short' }, { field: 'bounded' }],
      },
    });
  });

  it('rejects a large integer if the schema bounds the value', async () => {
    const query = { short: 1, shorts: [2], bounded: 3, scaled: 0.5, half: 9007199254740993n, long: 9007199254740993n };
    expect(await send('integers', { query, body: { short: 4, long: 9007199254740993n } })).toMatchObject({
      query,
      body: { short: 4, long: 9007199254740993n },
    });
    for (const invalidQuery of [
      { short: 9007199254740993n },
      { bounded: 9007199254740993n },
      { scaled: 9007199254740993n },
      { shorts: [-9007199254740993n] },
    ]) {
      expect(await exchange.calls[transport]?.['integers']?.({ query: invalidQuery, body: {} })).toMatchObject({
        error: { status: 400 },
      });
    }
  });

  it.each([
    [{ status: 200, body: '11' }, 'must be at most 10'],
    [{ status: 200, body: 'five' }, 'must be an integer'],
    [{ status: 201, body: '1' }, 'must be true or false'],
    [{ status: 202, contentType: 'text/plain', body: '{}' }, 'celsius: is required'],
  ])('rejects a plain-text body that violates its schema: %j', async (response, message) => {
    exchange.response = response;
    expect(await exchange.calls[transport]?.['textual']?.({ body: '7' })).toMatchObject({
      ok: false,
      error: { status: 500 },
    });
    expect(String(exchange.errors)).toContain(message);
    expect(await exchange.calls[transport]?.['textual']?.({ body: '11' })).toMatchObject({
      ok: false,
      error: { status: 400 },
    });
  });
});

it.each(transports)('passes alternatives, properties, and items to a handler unchanged %s', async (transport) => {
  exchange.response = { status: 204 };
  const query = {
    created: { gt: 1 },
    metadata: { a: 'b' },
    id: 'x',
    ids: [1, 2],
    kind: 'there',
    pair: [1, true],
    more: { a: 'x', b: true },
    both: { a: true, b: false },
    where: [1],
    tree: { name: 'x', children: [] },
  };
  expect(await exchange.call(transport, 'choices', { query })).toMatchObject({ status: 204 });
  expect(exchange.request).toMatchObject({ query });
});
