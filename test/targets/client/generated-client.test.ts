// Generated client: servers, media types, and files in requests, and results from responses.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { client as clientTarget } from '../../../src/generator/targets/client/target.ts';
import { modelOf } from '../model-of.ts';
import { loadClient, type LooseResult, type LooseClient } from './load-client.ts';

let client: LooseClient;
let sentRequest: Request;
let reply: Response;

beforeAll(async () => {
  const loaded = await loadClient(await modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8')));
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    sentRequest = new Request(url, init);
    return Promise.resolve(reply);
  };
  client = loaded.createClient({ fetch, token: 'secret', retry: false });
});

/** Calls an operation of a server that returns `response`. */
async function call(
  tag: string,
  name: string,
  request: object,
  response: Response = new Response(null, { status: 204 }),
): Promise<LooseResult> {
  reply = response;
  const operation = client[tag]?.[name];
  if (!operation) throw new Error(`${tag} has no ${name}`);
  return operation(request);
}

const header = (name: string): string | null => sentRequest.headers.get(name);

it('sends requests to the server of the document, with default variables', async () => {
  await call('orders', 'listOrders', {
    query: { page: 2, ids: [1, 2] },
    headers: { 'X-Trace': 't' },
    cookies: { session: 'a b' },
    filter: { label: 'ä' },
  });
  expect(sentRequest.url).toBe('https://eu.example.com/v1/orders?page=2&ids=1,2');
  expect([header('x-trace'), header('x-filter'), header('authorization')]).toEqual([
    't',
    '{"label":"\\u00e4"}',
    'Bearer secret',
  ]);
});

it("sends no token for an operation without security, and uses the operation's server", async () => {
  const result = await call(
    'pictures',
    'getPicture',
    {},
    new Response('png', { headers: { 'content-type': 'image/png' } }),
  );
  expect([sentRequest.url, sentRequest.method, header('authorization'), header('accept')]).toEqual([
    'https://files.example.com/pictures',
    'GET',
    null,
    'image/png, text/plain',
  ]);
  expect(result.data instanceof Blob && (await result.data.text())).toBe('png');
  expect(
    await call(
      'pictures',
      'getPicture',
      {},
      new Response('none', { status: 404, headers: { 'content-type': 'text/plain' } }),
    ),
  ).toMatchObject({ ok: false, status: 404, error: 'none' });
});

describe('a body with several media types', () => {
  it('is JSON by default, even if JSON is not the first media type', async () => {
    await call('orders', 'watchOrder', { path: { orderId: 1 }, body: { label: 'a' } });
    expect([sentRequest.url, header('content-type'), await sentRequest.text()]).toEqual([
      'https://eu.example.com/v1/orders/.1/events',
      'application/json',
      '{"label":"a"}',
    ]);
    await call('orders', 'watchOrder', { path: { orderId: 1 }, body: 'a', contentType: 'text/plain' });
    expect([header('content-type'), await sentRequest.text()]).toEqual(['text/plain', 'a']);
    await call('orders', 'watchOrder', { path: { orderId: 1 } });
    expect([header('content-type'), await sentRequest.text()]).toEqual([null, '']);
  });
});

it('requests the media type that the call names, by default JSON, and returns its data', async () => {
  const events = (): Response => new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } });
  const request = { path: { orderId: 1 } };
  const streamed = await call('orders', 'watchOrder', { ...request, accept: 'text/event-stream' }, events());
  expect([header('accept'), streamed.status, streamed.data instanceof ReadableStream]).toEqual([
    'text/event-stream',
    200,
    true,
  ]);
  const parsed = await call('orders', 'watchOrder', request, Response.json({ id: 1 }));
  expect([header('accept'), parsed.data]).toEqual(['application/json', { id: 1 }]);
  expect(await call('orders', 'watchOrder', request, events())).toMatchObject({ ok: false, status: 'unexpected' });
});

it('returns an endless stream that the call does not accept as unexpected, unread', async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1')),
  });
  const headers = { 'content-type': 'text/event-stream' };
  const result = await call('orders', 'watchOrder', { path: { orderId: 1 } }, new Response(endless, { headers }));
  expect([result.status, result.error]).toEqual(['unexpected', endless]);
});

it('accepts the media types of errors besides the one that the call names', async () => {
  const limited = (): Response => new Response('later', { status: 429, headers: { 'content-type': 'text/plain' } });
  expect(await call('storage', 'listArchive', {}, limited())).toMatchObject({ status: 429, error: 'later' });
  expect(header('accept')).toBe('application/json, text/plain');
  const named = await call('storage', 'listArchive', { accept: 'text/csv' }, Response.json({}, { status: 429 }));
  expect([named.status, named.error]).toEqual([429, {}]);
  expect(header('accept')).toBe('text/csv, application/json;q=0.9, text/plain;q=0.9');
});

it('applies the named media type to the successes of a default response, not to its errors', async () => {
  const request = { path: { year: 2000 } };
  const csv = (status: number): Response => new Response('a', { status, headers: { 'content-type': 'text/csv' } });
  expect((await call('storage', 'getArchive', request, csv(200))).status).toBe('unexpected');
  expect(await call('storage', 'getArchive', request, csv(500))).toMatchObject({ status: 500, error: 'a' });
  expect(await call('storage', 'getArchive', { ...request, accept: 'text/csv' }, csv(200))).toMatchObject({
    data: 'a',
  });
  const json = { headers: { 'content-type': 'application/json; v=2' } };
  expect(await call('storage', 'getArchive', request, Response.json({}, json))).toMatchObject({ data: {} });
});

it('sends file parts with their media type, and string parts without one', async () => {
  await call(
    'pictures',
    'addPicture',
    { body: { file: new File(['f'], 'a.png'), more: [new Blob(['m'])], side: new Blob(['s']), note: 'n' } },
    new Response(null, { status: 201 }),
  );
  const [, boundary = ''] = /boundary=(.*)$/.exec(header('content-type') ?? '') ?? [];
  const parts = (await sentRequest.text()).split(`--${boundary}`).map((part) => part.trim());
  expect(parts.filter((part) => part !== '' && part !== '--').map((part) => part.replaceAll('\r\n', ' '))).toEqual([
    'Content-Disposition: form-data; name="file"; filename="a.png" Content-Type: application/octet-stream  f',
    'Content-Disposition: form-data; name="more"; filename="blob" Content-Type: application/octet-stream  m',
    'Content-Disposition: form-data; name="side"; filename="blob" Content-Type: image/jpeg  s',
    'Content-Disposition: form-data; name="note"  n',
  ]);
});

it.each([
  ['hasOrder', 200, { ok: true, status: 200 }],
  ['deleteOrder', 204, { ok: true, status: 204 }],
  ['deleteOrder', 404, { ok: false, status: 'unexpected' }],
])('parses a response without a body: %s with %i', async (name, status, expected) => {
  const result = await call('orders', name, { path: { orderId: 1 } }, new Response(null, { status }));
  expect(result).toMatchObject(expected);
  expect([result.data, result.error]).toEqual([undefined, undefined]);
});

it('matches a response by status, then by range, then by default', async () => {
  const createOrder = (status: number): Promise<LooseResult> =>
    call('orders', 'createOrder', { body: { label: 'a' } }, Response.json({}, { status }));
  const statuses: unknown[] = [];
  for (const status of [201, 404, 409, 500]) statuses.push((await createOrder(status)).status);
  expect(statuses).toEqual([201, 404, 409, 'unexpected']);
  expect((await call('orders', 'listOrders', {}, Response.json({}, { status: 500 }))).status).toBe(500);
  expect(await call('default_', 'request', {}, new Response('anything', { status: 202 }))).toMatchObject({
    ok: true,
    status: 202,
    data: undefined,
  });
});

it('lists each type of a body once if several media types share it', async () => {
  const content = Object.fromEntries(
    ['application/octet-stream', 'text/plain', 'application/x-ndjson', 'image/png'].map((type) => [type, {}]),
  );
  const api = await modelOf(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Uploads', version: '1' },
      paths: {
        '/a': { post: { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'done' } } } },
      },
    }),
  );
  const pages = clientTarget.plan(api, {
    settings: { packages: false, importExtension: '.ts' },
    report: createReport(),
  });
  const module = renderPages(pages).find(({ path }) => path.startsWith('tags/'))?.text ?? '';
  expect([...module.matchAll(/(?:body|contentType)\?*: .*/g)].map(([text]) => text).slice(0, 6)).toEqual([
    'body?: BinaryBody;',
    "contentType?: 'application/octet-stream' | 'image/png';",
    'body?: string;',
    "contentType: 'text/plain';",
    'body?: string | BinaryBody;',
    "contentType: 'application/x-ndjson';",
  ]);
});
