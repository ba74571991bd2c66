// What frameworks and people write without meaning it to the letter: client and server make of it what was meant.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler.ts';
import { exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('as-written', 'test/constructs/documents/as-written.yaml');

describe.each(ways)('%s', (way) => {
  const asked = async (name: string, given: object): Promise<typeof there.request> => {
    there.response = { status: 204 };
    expect(await there.ask(way, name, given)).toMatchObject({ status: 204 });
    return there.request;
  };

  it('a default that its schema refuses does not apply, and one in quotes is what it says', async () => {
    expect(await asked('defaults', {})).toMatchObject({
      query: { quoted: 10, flag: false, other: undefined, none: undefined, list: undefined },
      headers: { 'X-Quoted': 0.5 },
    });
    for (const contentType of ['application/json', 'application/x-www-form-urlencoded']) {
      expect((await asked('bodyDefaults', { body: {}, contentType })).body).toEqual({ quoted: 10, flag: true });
    }
  });

  it.each(['application/json', 'application/x-www-form-urlencoded'])(
    'a default fulfils what is asked of its member, and refuses nothing that is valid without it: %s',
    async (contentType) => {
      expect((await asked('jobs', { body: {}, contentType })).body).toEqual({ name: 'job', schedule: 'daily' });
      expect((await asked('jobs', { body: { name: 'a', cron: '* *' }, contentType })).body).toEqual({
        name: 'a',
        cron: '* *',
        schedule: 'daily',
      });
      expect((await asked('jobs', { body: { name: 'a', cron: '* *', retries: 1 }, contentType })).body).toEqual({
        name: 'a',
        cron: '* *',
        retries: 1,
        schedule: 'daily',
      });
      const wrong = await there.calls[way]?.['jobs']?.({ body: { cron: '* *', retries: 'many' }, contentType });
      expect(wrong).toMatchObject({ error: { status: 400, errors: [{ field: 'retries' }] } });
      expect(
        await there.calls[way]?.['jobs']?.({ body: { name: 'a', cron: '* *', schedule: 'daily' }, contentType }),
      ).toMatchObject({ error: { status: 400 } });
      expect(
        await there.calls[way]?.['jobs']?.({
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
  ])('a header of one text arrives as it was sent, as far as Latin-1 has its characters: %j', async (name, arrives) => {
    const headers = { 'X-Name': name, 'X-Names': [name, 'b,ü'] };
    if (arrives !== undefined)
      return expect((await asked('defaults', { headers })).headers).toMatchObject({ ...headers, 'X-Name': arrives });
    // What is beyond that is encoded, and longer by it.
    expect(await there.calls[way]?.['defaults']?.({ headers })).toMatchObject({
      error: { status: 400, errors: [{ field: 'X-Name' }] },
    });
  });

  it('an exploded object that must be there may be empty, as far as its schema lets it', async () => {
    expect((await asked('pages', { query: { pageable: {} } })).query).toEqual({ pageable: {} });
    expect((await asked('pages', { query: { pageable: { size: 2 } } })).query).toEqual({ pageable: { size: 2 } });
    expect(await there.calls[way]?.['sortedPages']?.({ query: { pageable: {} } })).toMatchObject({
      error: { status: 400, errors: [{ field: 'pageable.sort', detail: 'is required' }] },
    });
  });

  it('an object that is composed of others is one in a parameter, too', async () => {
    const given = {
      query: { page: { size: 2, exact: true }, either: { high: 3 } },
      headers: { 'X-Of': { a: 1, b: 2 } },
    };
    expect(await asked('composedPages', given)).toMatchObject({ query: given.query, headers: given.headers });
    expect((await asked('composedPages', { query: { page: {} } })).query).toEqual({ page: {} });
    expect(
      await there.calls[way]?.['composedPages']?.({ query: { page: {}, either: { low: 1, high: 2 } } }),
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
  ])('a text is judged by what it says: %j', async (response, expected) => {
    there.response = response;
    expect(await there.ask(way, 'textual', { body: '7' })).toMatchObject({ status: response.status, ...expected });
    expect(there.request.body).toBe('7');
  });

  it('an answer that tells several mistakes tells in a line what each is about', async () => {
    const answer = await there.calls[way]?.['integers']?.({
      query: { short: 9007199254740993n, bounded: 101 },
      body: {},
    });
    expect(answer).toMatchObject({
      error: {
        detail: 'short: must be a whole number of 32 bits; bounded: must be at most 100',
        errors: [{ field: 'short' }, { field: 'bounded' }],
      },
    });
  });

  it('an integer that cannot be large is refused where it is', async () => {
    const query = { short: 1, shorts: [2], bounded: 3, scaled: 0.5, half: 9007199254740993n, long: 9007199254740993n };
    expect(await asked('integers', { query, body: { short: 4, long: 9007199254740993n } })).toMatchObject({
      query,
      body: { short: 4, long: 9007199254740993n },
    });
    for (const given of [
      { short: 9007199254740993n },
      { bounded: 9007199254740993n },
      { scaled: 9007199254740993n },
      { shorts: [-9007199254740993n] },
    ]) {
      expect(await there.calls[way]?.['integers']?.({ query: given, body: {} })).toMatchObject({
        error: { status: 400 },
      });
    }
  });

  it.each([
    [{ status: 200, body: '11' }, 'must be at most 10'],
    [{ status: 200, body: 'five' }, 'must be a whole number'],
    [{ status: 201, body: '1' }, 'must be true or false'],
    [{ status: 202, contentType: 'text/plain', body: '{}' }, 'celsius: is required'],
  ])('a text that does not say what its schema asks for is refused: %j', async (response, message) => {
    there.response = response;
    expect(await there.calls[way]?.['textual']?.({ body: '7' })).toMatchObject({ ok: false, error: { status: 500 } });
    expect(String(there.errors)).toContain(message);
    expect(await there.calls[way]?.['textual']?.({ body: '11' })).toMatchObject({ ok: false, error: { status: 400 } });
  });
});

it.each(ways)('a handler is given choices, members and items as they were sent %s', async (way) => {
  there.response = { status: 204 };
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
    tree: { name: 'x', under: [] },
  };
  expect(await there.ask(way, 'choices', { query })).toMatchObject({ status: 204 });
  expect(there.request).toMatchObject({ query });
});
