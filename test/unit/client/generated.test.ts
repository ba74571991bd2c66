// What the generator tells the runtime of unusual operations, seen in the requests that come of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client as clientTarget } from '../../../src/generator/targets/client/target.ts';
import { modelOf } from '../targets/model-of.ts';
import { loadClient, type LooseAnswer, type LooseClient } from './load.ts';

let client: LooseClient;
let sent: Request;
let reply: Response;

beforeAll(async () => {
  const loaded = await loadClient(await modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8')));
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    sent = new Request(url, init);
    return Promise.resolve(reply);
  };
  client = loaded.createClient({ fetch, token: 'secret', retry: false });
});

/** Calls an operation; the server answers with this status and body. */
async function call(
  area: string,
  name: string,
  request: object,
  answer: Response = new Response(null, { status: 204 }),
): Promise<LooseAnswer> {
  reply = answer;
  const found = client[area]?.[name];
  if (!found) throw new Error(`${area} has no ${name}`);
  return found(request);
}

const header = (name: string): string | null => sent.headers.get(name);

it('the server is the document’s, its variables at their defaults', async () => {
  await call('orders', 'listOrders', {
    query: { page: 2, ids: [1, 2] },
    headers: { 'X-Trace': 't' },
    cookies: { session: 'a b' },
    filter: { label: 'ä' },
  });
  expect(sent.url).toBe('https://eu.example.com/v1/orders?page=2&ids=1,2');
  expect([header('x-trace'), header('x-filter'), header('authorization')]).toEqual([
    't',
    '{"label":"\\u00e4"}',
    'Bearer secret',
  ]);
});

it('an operation with a server of its own, and without security, gets no token', async () => {
  const answer = await call(
    'pictures',
    'getPicture',
    {},
    new Response('png', { headers: { 'content-type': 'image/png' } }),
  );
  expect([sent.url, sent.method, header('authorization'), header('accept')]).toEqual([
    'https://files.example.com/pictures',
    'GET',
    null,
    'image/png, text/plain',
  ]);
  expect(answer.data instanceof Blob && (await answer.data.text())).toBe('png');
  expect(
    await call(
      'pictures',
      'getPicture',
      {},
      new Response('none', { status: 404, headers: { 'content-type': 'text/plain' } }),
    ),
  ).toMatchObject({ ok: false, status: 404, error: 'none' });
});

describe('a body of several media types', () => {
  it('is JSON, though that does not come first, unless the caller says otherwise', async () => {
    await call('orders', 'watchOrder', { path: { orderId: 1 }, body: { label: 'a' } });
    expect([sent.url, header('content-type'), await sent.text()]).toEqual([
      'https://eu.example.com/v1/orders/.1/events',
      'application/json',
      '{"label":"a"}',
    ]);
    await call('orders', 'watchOrder', { path: { orderId: 1 }, body: 'a', contentType: 'text/plain' });
    expect([header('content-type'), await sent.text()]).toEqual(['text/plain', 'a']);
    await call('orders', 'watchOrder', { path: { orderId: 1 } });
    expect([header('content-type'), await sent.text()]).toEqual([null, '']);
  });

  it('may be answered with a stream, or with a value', async () => {
    const streamed = await call(
      'orders',
      'watchOrder',
      { path: { orderId: 1 } },
      new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    );
    expect([streamed.status, streamed.data instanceof ReadableStream]).toEqual([200, true]);
    expect((await call('orders', 'watchOrder', { path: { orderId: 1 } }, Response.json({ id: 1 }))).data).toEqual({
      id: 1,
    });
  });
});

it('files have the media type of their encoding, and text has none', async () => {
  await call(
    'pictures',
    'addPicture',
    { body: { file: new File(['f'], 'a.png'), more: [new Blob(['m'])], side: new Blob(['s']), note: 'n' } },
    new Response(null, { status: 201 }),
  );
  const [, boundary = ''] = /boundary=(.*)$/.exec(header('content-type') ?? '') ?? [];
  const parts = (await sent.text()).split(`--${boundary}`).map((part) => part.trim());
  expect(parts.filter((part) => part !== '' && part !== '--').map((part) => part.replaceAll('\r\n', ' '))).toEqual([
    'Content-Disposition: form-data; name="file"; filename="a.png" Content-Type: application/octet-stream  f',
    'Content-Disposition: form-data; name="more"; filename="blob" Content-Type: application/octet-stream  m',
    'Content-Disposition: form-data; name="side"; filename="blob" Content-Type: image/jpeg  s',
    'Content-Disposition: form-data; name="note"  n',
  ]);
});

it.each([
  ['hasOrder', 200, 'data'],
  ['deleteOrder', 204, 'data'],
  ['deleteOrder', 404, 'unexpected'],
])('%s answered with %i and no body', async (name, status, as) => {
  const answer = await call('orders', name, { path: { orderId: 1 } }, new Response(null, { status }));
  expect([answer.ok, answer.status, answer.data, answer.error]).toEqual([
    as === 'data',
    as === 'data' ? status : 'unexpected',
    undefined,
    undefined,
  ]);
});

it('a status, then its range, then default: the nearest says what an answer is', async () => {
  const created = (status: number): Promise<LooseAnswer> =>
    call('orders', 'createOrder', { body: { label: 'a' } }, Response.json({}, { status }));
  const statuses: unknown[] = [];
  for (const status of [201, 404, 409, 500]) statuses.push((await created(status)).status);
  expect(statuses).toEqual([201, 404, 409, 'unexpected']);
  expect((await call('orders', 'listOrders', {}, Response.json({}, { status: 500 }))).status).toBe(500);
  expect(await call('default_', 'request', {}, new Response('anything', { status: 202 }))).toMatchObject({
    ok: true,
    status: 202,
    data: undefined,
  });
});

it('the type of a body names each type once, of whatever media types it is', async () => {
  const content = Object.fromEntries(
    ['application/octet-stream', 'text/plain', 'application/x-ndjson', 'image/png'].map((type) => [type, {}]),
  );
  const api = await modelOf(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Kinds', version: '1' },
      paths: {
        '/a': { post: { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'done' } } } },
      },
    }),
  );
  const pages = await clientTarget.pages(api, { packages: false, importExtension: '.ts' }, createReport());
  expect(renderPages(pages).flatMap(({ text }) => text.match(/body\??: .*/g) ?? [])).toContain(
    'body?: BinaryBody | string;',
  );
});
