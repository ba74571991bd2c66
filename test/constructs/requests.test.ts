// What the generated client sends, the generated server reads as it was meant, and the other way round: every construct of requests and answers.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler.ts';
import { readEvents, readRecords } from '../../src/runtime/client/event-streams.ts';
import { bytesOf, exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('constructs', 'test/constructs/documents/requests.yaml');

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(ways)('%s', (way) => {
  const path = { simple: [1, 2], label: { a: 'x/y', n: 3 }, matrix: ['a,b', 'c;d'], members: { r: 1.5, s: true } };

  it('parameters arrive in every style', async () => {
    there.response = { status: 200, body: {} };
    const query = {
      form: ['a', 'b&c'],
      commas: [1, 2],
      pipes: ['a', 'b,c'],
      spaces: ['a', 'b|c'],
      deep: { a: 1, b: 'x&y' },
      deeper: { of: { n: 1, on: true }, list: [1, 2], points: [{ x: 1.5 }, { x: 2 }] },
      listed: [3, 4],
      either: { gt: 5 },
      json: { a: [1] },
      reserved: 'a/b?c&d=e#f+g',
      'filter[name]': 'é',
      big: 9007199254740993n,
      flag: false,
    };
    const headers = {
      'X-Flags': [true, false],
      'X-Texts': ['a,b', 'c=d', 'é%'],
      'X-Members': { k: 'v,w=x', n: 1 },
      'X-Json': [1, 2],
    };
    const cookies = { crumb: 'a b;c', crumbs: [1, 2] };
    expect(await there.ask(way, 'styles', { path, query, headers, cookies })).toMatchObject({ ok: true });
    expect({
      path: there.request.path,
      query: there.request.query,
      headers: there.request.headers,
      cookies: there.request.cookies,
    }).toEqual({ path, query, headers, cookies });
  });

  const contents = {
    path: { ids: [1, 2], raw: '5' },
    query: { of: { x: 1 }, word: 'true', anything: ['a&b', null] },
    headers: { 'X-Words': ['a', 'é,"'] },
    cookies: { crumb: { on: true } },
  };

  it('parameters whose content is JSON are written as JSON once, and others are text', async () => {
    there.response = { status: 204 };
    expect(await there.ask(way, 'contents', contents)).toMatchObject({ status: 204 });
    const { path: read, query, headers, cookies } = there.request;
    expect({ path: read, query, headers, cookies }).toEqual(contents);
  });

  it('cookies of a call stand beside those of its headers, and before them', async () => {
    there.response = { status: 200, body: {} };
    expect(
      await there.ask(way, 'styles', { path, headers: { Cookie: 'other=1; crumb=old' }, cookies: { crumb: 'new' } }),
    ).toMatchObject({ ok: true });
    expect([there.request.cookies, there.request.request.headers['cookie']]).toEqual([
      expect.objectContaining({ crumb: 'new' }),
      'crumb=new; other=1; crumb=old',
    ]);
  });

  it('parameters that are not given are not there', async () => {
    there.response = { status: 200, body: {} };
    expect(await there.ask(way, 'styles', { path })).toMatchObject({ ok: true });
    const given = [there.request.query, there.request.headers, there.request.cookies].flatMap(
      (group) => Object.values(group as object) as unknown[],
    );
    expect(given.filter((value) => value !== undefined)).toEqual([]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['application/json', { big: 2 ** 53 }, { big: 2 ** 53 }, 'application/json'],
    ['application/vnd.own+json', [1, 2], [1, 2], 'application/vnd.own+json'],
    [
      'application/x-www-form-urlencoded',
      { a: 'x y&z', n: [1, 2], o: { x: true } },
      { a: 'x y&z', n: [1, 2], o: { x: true } },
      'application/x-www-form-urlencoded',
    ],
    ['text/plain', 'é', 'é', 'text/plain'],
    ['text/markdown', '# é', '# é', 'text/*'],
  ])('a body is read by its media type: %s', async (contentType, body, read, mediaType) => {
    there.response = { status: 204 };
    expect(await there.ask(way, 'bodies', { body, contentType })).toMatchObject({ status: 204 });
    expect({ body: there.request.body, mediaType: there.request.mediaType }).toEqual({ body: read, mediaType });
  });

  it.each([
    ['application/octet-stream', 'application/octet-stream'],
    ['image/png', 'image/*'],
  ])('bytes stay bytes: %s', async (contentType, mediaType) => {
    there.response = { status: 204 };
    await there.ask(way, 'bodies', { body: new Uint8Array([0, 255, 10]), contentType });
    expect({
      body: await bytesOf(there.request.body),
      mediaType: there.request.mediaType,
      header: there.request.request.headers['content-type'],
    }).toEqual({ body: [0, 255, 10], mediaType, header: contentType });
  });

  it('a form has files and values', async () => {
    there.response = { status: 204 };
    await there.ask(way, 'bodies', {
      body: { file: new Blob(['f'], { type: 'image/png' }), note: 'é', of: { a: 1 }, n: 4 },
      contentType: 'multipart/form-data',
    });
    expect(there.request.body).toEqual({ file: expect.any(Uint8Array) as unknown, note: 'é', of: { a: 1 }, n: 4 });
    expect(await bytesOf((there.request.body as { readonly file: unknown }).file)).toEqual([102]);
  });

  it('the parts of a form have the types that the document gives them', async () => {
    there.response = { status: 204 };
    const body = {
      csv: 'é,b',
      csvs: ['a', 'b'],
      word: '5',
      words: ['x'],
      plain: 'p',
      usual: 'u',
      n: 9007199254740993n,
      of: { a: 1 },
    };
    expect(await there.ask(way, 'parts', { body: { ...body, file: new Blob(['f']) } })).toMatchObject({ status: 204 });
    expect(there.request.body).toEqual({ ...body, file: new Uint8Array([102]) });
  });

  it('a part is what its member is, whatever others say of it', async () => {
    there.response = { status: 204 };
    const headers = [
      'Content-Disposition: form-data; name=NAME',
      'Content-Disposition: form-data; name="NAME"; filename="x"',
    ];
    for (const header of headers) {
      const part = (name: string, type: string, text: string): string =>
        `--ab\r\n${header.replace('NAME', name)}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
      const body = [
        part('usual', 'text/plain; charset=utf-8', 'é'),
        part('csv', 'application/octet-stream', 'a,b'),
        part('csvs', 'text/csv', 'a'),
        part('word', 'application/json', '"w"'),
        part('n', 'application/json', '4'),
        part('of', 'application/json', '{"a":1}'),
        part('file', 'image/png', 'f'),
        '--ab--',
      ].join('');
      const answer = await fetch(`http://127.0.0.1:${there.port}/v1/parts`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=ab' },
        body,
      });
      expect([answer.status, there.request.body]).toEqual([
        204,
        { usual: 'é', csv: 'a,b', csvs: ['a'], word: 'w', n: 4, of: { a: 1 }, file: new Uint8Array([102]) },
      ]);
    }
  });

  it('a body of a type that nobody takes is refused, with those that are', async () => {
    expect(await there.calls[way]?.['bodies']?.({ body: 'x', contentType: 'audio/ogg' })).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { status: 415 },
    });
  });

  it.each<[HandlerResponse, object]>([
    [
      { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 1 } },
      { ok: true, status: 200, data: { a: 1 } },
    ],
    [
      { status: 200, contentType: 'text/csv', headers: { 'X-Count': 1 }, body: 'a,é' },
      { ok: true, status: 200, data: 'a,é' },
    ],
    [
      { status: 203, body: { other: true } },
      { ok: true, status: 203, data: { other: true } },
    ],
    [{ status: 204 }, { ok: true, status: 204, data: undefined }],
    [
      { status: 418, body: { title: 't' } },
      { ok: false, status: 418, error: { title: 't' } },
    ],
    [
      { status: 503, body: 'worse' },
      { ok: false, status: 503, error: 'worse' },
    ],
  ])('an answer is known by its status and media type: %j', async (given, expected) => {
    there.response = given;
    expect(await there.ask(way, 'answers')).toMatchObject(expected);
  });

  it('an integer is written exactly, and read from JSON as far as numbers go', async () => {
    there.response = {
      status: 200,
      contentType: 'application/json',
      headers: { 'X-Count': 1 },
      body: { a: 9007199254740993n },
    };
    expect((await there.ask(way, 'answers')).data).toEqual({ a: 9007199254740992 });
    const written = await fetch(`http://127.0.0.1:${there.port}/v1/answers`, { headers: { 'X-Key': 'k' } });
    expect(await written.text()).toBe('{"a":9007199254740993}');
  });

  it('an answer that leads elsewhere is one, where it is not followed', async () => {
    there.response = { status: 302, headers: { Location: '/elsewhere' } };
    const answer = await there.ask(way, 'answers', { init: { redirect: 'manual' } });
    expect({ status: answer.status, location: answer.response.headers.get('location') }).toEqual({
      status: 302,
      location: '/elsewhere',
    });
  });

  it.each<[string, HandlerResponse, string]>([
    [
      'which says what it is',
      { status: 200, contentType: 'image/png', headers: { 'X-Count': 1 }, body: new Uint8Array([1, 255]) },
      'image/png',
    ],
    [
      'which is of no type in particular',
      {
        status: 200,
        contentType: 'application/octet-stream',
        headers: { 'X-Count': 1 },
        body: new Uint8Array([1, 255]),
      },
      'application/octet-stream',
    ],
  ])('an answer of bytes, %s', async (_which, given, type) => {
    there.response = given;
    const answer = await there.ask(way, 'answers');
    expect({ type: answer.response.headers.get('content-type'), bytes: await bytesOf(answer.data) }).toEqual({
      type,
      bytes: [1, 255],
    });
  });

  it('an answer that the document does not have is the service’s mistake', async () => {
    there.response = { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 'x' } };
    expect(await there.calls[way]?.['answers']?.()).toMatchObject({ ok: false, status: 500 });
    expect(String(there.errors.splice(0))).toContain('must be a whole number');
  });

  it('events and records come one by one', async () => {
    there.response = { status: 200, body: 'data: {"n":1}\n\nevent: more\ndata: {"n":2}\n\n' };
    const events = await all(readEvents((await there.ask(way, 'events')).data as ReadableStream<Uint8Array>));
    expect(events).toMatchObject([
      { event: 'message', data: '{"n":1}' },
      { event: 'more', data: '{"n":2}' },
    ]);
    there.response = { status: 200, body: '{"n":1}\n{"n":2}\n' };
    expect(await all(readRecords((await there.ask(way, 'records')).data as ReadableStream<Uint8Array>))).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
  });

  it('either of the security alternatives will do, whole', async () => {
    there.response = { status: 204 };
    const as = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
      (await there.ask(way, 'answers', { headers })).response.status === 204
        ? there.request.identity?.account
        : 'nobody';
    expect([
      await as({}),
      await as({ 'X-Key': 'wrong' }),
      await as({ 'X-Key': '', authorization: 'Bearer t', cookie: 'sid=s' }),
      await as({ 'X-Key': '', authorization: 'Bearer t' }),
    ]).toEqual(['a', 'nobody', 'a', 'nobody']);
  });
});
