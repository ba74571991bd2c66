// Requests and responses of client and server: parameters, bodies, media types, streams, and security.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler-types.ts';
import { readEvents, readRecords } from '../../src/runtime/client/response-streams.ts';
import { createExchange, readBytes, transports } from './exchange.ts';

const exchange = createExchange('constructs', 'test/constructs/documents/requests.yaml');

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const result: Item[] = [];
  for await (const item of items) result.push(item);
  return result;
}

describe.each(transports)('%s', (transport) => {
  const path = { simple: [1, 2], label: { a: 'x/y', n: 3 }, matrix: ['a,b', 'c;d'], members: { r: 1.5, s: true } };

  it('sends parameters in every style', async () => {
    exchange.response = { status: 200, body: {} };
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
    expect(await exchange.call(transport, 'styles', { path, query, headers, cookies })).toMatchObject({ ok: true });
    expect({
      path: exchange.request.path,
      query: exchange.request.query,
      headers: exchange.request.headers,
      cookies: exchange.request.cookies,
    }).toEqual({ path, query, headers, cookies });
  });

  const parameters = {
    path: { ids: [1, 2], raw: '5' },
    query: { of: { x: 1 }, word: 'true', anything: ['a&b', null] },
    headers: { 'X-Words': ['a', 'é,"'] },
    cookies: { crumb: { on: true } },
  };

  it('serializes parameters with JSON content as JSON and others as strings', async () => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, 'contents', parameters)).toMatchObject({ status: 204 });
    const { path: parsedPath, query, headers, cookies } = exchange.request;
    expect({ path: parsedPath, query, headers, cookies }).toEqual(parameters);
  });

  it('sends the cookie parameters of a call before the cookies in its headers', async () => {
    exchange.response = { status: 200, body: {} };
    const request = { path, headers: { Cookie: 'other=1; crumb=old' }, cookies: { crumb: 'new' } };
    expect(await exchange.call(transport, 'styles', request)).toMatchObject({ ok: true });
    expect([exchange.request.cookies, exchange.request.request.headers['cookie']]).toEqual([
      expect.objectContaining({ crumb: 'new' }),
      'crumb=new; other=1; crumb=old',
    ]);
  });

  it('omits parameters that the caller does not set', async () => {
    exchange.response = { status: 200, body: {} };
    expect(await exchange.call(transport, 'styles', { path })).toMatchObject({ ok: true });
    const values = [exchange.request.query, exchange.request.headers, exchange.request.cookies].flatMap(
      (group) => Object.values(group as object) as unknown[],
    );
    expect(values.filter((value) => value !== undefined)).toEqual([]);
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
  ])('parses a body according to its media type: %s', async (contentType, body, parsed, mediaType) => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, 'bodies', { body, contentType })).toMatchObject({ status: 204 });
    expect({ body: exchange.request.body, mediaType: exchange.request.mediaType }).toEqual({ body: parsed, mediaType });
  });

  it.each([
    ['application/octet-stream', 'application/octet-stream'],
    ['image/png', 'image/*'],
  ])('sends binary bodies unchanged: %s', async (contentType, mediaType) => {
    exchange.response = { status: 204 };
    await exchange.call(transport, 'bodies', { body: new Uint8Array([0, 255, 10]), contentType });
    expect({
      body: await readBytes(exchange.request.body),
      mediaType: exchange.request.mediaType,
      header: exchange.request.request.headers['content-type'],
    }).toEqual({ body: [0, 255, 10], mediaType, header: contentType });
  });

  it('sends files and values in a multipart form', async () => {
    exchange.response = { status: 204 };
    await exchange.call(transport, 'bodies', {
      body: { file: new Blob(['f'], { type: 'image/png' }), note: 'é', of: { a: 1 }, n: 4 },
      contentType: 'multipart/form-data',
    });
    expect(exchange.request.body).toEqual({ file: expect.any(Uint8Array) as unknown, note: 'é', of: { a: 1 }, n: 4 });
    expect(await readBytes((exchange.request.body as { readonly file: unknown }).file)).toEqual([102]);
  });

  it('sends the parts of a form with the documented content types', async () => {
    exchange.response = { status: 204 };
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
    expect(await exchange.call(transport, 'parts', { body: { ...body, file: new Blob(['f']) } })).toMatchObject({
      status: 204,
    });
    expect(exchange.request.body).toEqual({ ...body, file: new Uint8Array([102]) });
  });

  it('parses a part according to the schema of its property, regardless of the part headers', async () => {
    exchange.response = { status: 204 };
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
      const result = await fetch(`http://127.0.0.1:${exchange.port}/v1/parts`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=ab' },
        body,
      });
      expect([result.status, exchange.request.body]).toEqual([
        204,
        { usual: 'é', csv: 'a,b', csvs: ['a'], word: 'w', n: 4, of: { a: 1 }, file: new Uint8Array([102]) },
      ]);
    }
  });

  it('rejects a body of an undocumented media type with 415', async () => {
    expect(await exchange.calls[transport]?.['bodies']?.({ body: 'x', contentType: 'audio/ogg' })).toMatchObject({
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
      { status: 503, body: 'unavailable' },
      { ok: false, status: 503, error: 'unavailable' },
    ],
  ])('parses a response according to its status and media type: %j', async (response, expected) => {
    exchange.response = response;
    const { contentType: accept } = response;
    expect(await exchange.call(transport, 'reports', accept === undefined ? {} : { accept })).toMatchObject(expected);
  });

  it('returns another documented media type than the accepted one as unexpected', async () => {
    exchange.response = { status: 200, contentType: 'text/csv', headers: { 'X-Count': 1 }, body: 'a,b' };
    expect(await exchange.calls[transport]?.['reports']?.()).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: 'a,b',
    });
    exchange.response = { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 1 } };
    expect(await exchange.calls[transport]?.['reports']?.({ accept: 'text/csv' })).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { a: 1 },
    });
  });

  it('serializes a large integer exactly and parses it from JSON as the nearest number', async () => {
    exchange.response = {
      status: 200,
      contentType: 'application/json',
      headers: { 'X-Count': 1 },
      body: { a: 9007199254740993n },
    };
    expect((await exchange.call(transport, 'reports')).data).toEqual({ a: 9007199254740992 });
    const response = await fetch(`http://127.0.0.1:${exchange.port}/v1/reports`, { headers: { 'X-Key': 'k' } });
    expect(await response.text()).toBe('{"a":9007199254740993}');
  });

  it('returns a redirect as a result if the caller does not follow redirects', async () => {
    exchange.response = { status: 302, headers: { Location: '/other' } };
    const result = await exchange.call(transport, 'reports', { init: { redirect: 'manual' } });
    expect({ status: result.status, location: result.response.headers.get('location') }).toEqual({
      status: 302,
      location: '/other',
    });
  });

  it.each<[string, HandlerResponse, string, string]>([
    [
      'the media type that the handler sets',
      { status: 200, contentType: 'image/png', headers: { 'X-Count': 1 }, body: new Uint8Array([1, 255]) },
      'image/png',
      'image/*',
    ],
    [
      'the default media type of binary data',
      {
        status: 200,
        contentType: 'application/octet-stream',
        headers: { 'X-Count': 1 },
        body: new Uint8Array([1, 255]),
      },
      'application/octet-stream',
      'application/octet-stream',
    ],
  ])('returns a binary response with %s', async (_, response, type, accept) => {
    exchange.response = response;
    const result = await exchange.call(transport, 'reports', { accept });
    expect({ type: result.response.headers.get('content-type'), bytes: await readBytes(result.data) }).toEqual({
      type,
      bytes: [1, 255],
    });
  });

  it('reports a response that violates its schema as a server error', async () => {
    exchange.response = { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 'x' } };
    expect(await exchange.calls[transport]?.['reports']?.()).toMatchObject({ ok: false, status: 500 });
    expect(String(exchange.errors.splice(0))).toContain('must be an integer');
  });

  it('streams events and records', async () => {
    exchange.response = { status: 200, body: 'data: {"n":1}\n\nevent: more\ndata: {"n":2}\n\n' };
    const streamOf = async (name: string): Promise<ReadableStream<Uint8Array>> =>
      (await exchange.call(transport, name)).data as ReadableStream<Uint8Array>;
    expect(await collect(readEvents(await streamOf('events')))).toMatchObject([
      { event: 'message', data: '{"n":1}' },
      { event: 'more', data: '{"n":2}' },
    ]);
    exchange.response = { status: 200, body: '{"n":1}\n{"n":2}\n' };
    expect(await collect(readRecords(await streamOf('records')))).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('accepts any complete security alternative', async () => {
    exchange.response = { status: 204 };
    const authenticate = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
      (await exchange.call(transport, 'reports', { headers })).response.status === 204
        ? exchange.request.identity?.account
        : 'anonymous';
    expect([
      await authenticate({}),
      await authenticate({ 'X-Key': 'wrong' }),
      await authenticate({ 'X-Key': '', authorization: 'Bearer t', cookie: 'sid=s' }),
      await authenticate({ 'X-Key': '', authorization: 'Bearer t' }),
    ]).toEqual(['a', 'anonymous', 'a', 'anonymous']);
  });
});
