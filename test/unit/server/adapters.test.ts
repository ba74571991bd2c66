// One service behind each server: the same answers, whichever it comes through.

import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFastifyPlugin } from '../../../src/runtime/server/adapters/fastify.ts';
import { createFetchHandler } from '../../../src/runtime/server/adapters/fetch.ts';
import { createNodeListener } from '../../../src/runtime/server/adapters/node.ts';
import { answering, notesService } from './notes.ts';

interface Adapter {
  readonly name: string;
  /** Paths that the server refuses before the service sees them. */
  readonly refuses?: readonly string[];
  readonly start: () => Promise<{ readonly call: (path: string, init?: RequestInit) => Promise<Response>; readonly stop: () => Promise<unknown> }>;
}

const { service } = notesService({ bodyLimit: 1000 });

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}

const adapters: readonly Adapter[] = [
  {
    name: 'node:http',
    async start() {
      const server = createServer(createNodeListener(service));
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return { call: (path, init) => fetch(url + path, init), stop: () => closed(server) };
    },
  },
  {
    name: 'Fetch',
    start() {
      const handler = createFetchHandler(service);
      return Promise.resolve({ call: (path, init) => handler(new Request(`http://notes.example${path}`, init), { address: '127.0.0.1' }), stop: () => Promise.resolve() });
    },
  },
  {
    name: 'Fastify',
    refuses: ['/v1/notes/%ff'],
    async start() {
      const app = fastify({ forceCloseConnections: true });
      await app.register(createFastifyPlugin(service));
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      return { call: (path, init) => fetch(url + path, init), stop: () => app.close() };
    },
  },
];

describe.each(adapters)('behind $name', ({ start, refuses = [] }) => {
  let running: Awaited<ReturnType<Adapter['start']>>;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  beforeEach(() => answering(({ body, query, request }) => ({ status: 200, body: { title: JSON.stringify({ body, query, address: request.address }) } })));

  const token = { authorization: 'Bearer owner' };
  const put = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }): Promise<Response> =>
    running.call('/v1/notes/1', { method: 'PUT', headers: { ...token, ...headers }, body });

  it('a request reaches the handler whole: path, query, headers, body, address', async () => {
    const answer = await running.call('/v1/notes/1?page=7', { method: 'PUT', headers: { ...token, 'content-type': 'application/json' }, body: '{"title":"é"}' });
    expect(answer.status).toBe(200);
    const { title } = (await answer.json()) as { title: string };
    expect(JSON.parse(title)).toEqual({ body: { title: 'é', colour: 'grey' }, query: { page: 7 }, address: '127.0.0.1' });
  });

  it('answers carry status, headers and body', async () => {
    const answer = await running.call('/v1/notes/99', { headers: token });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-version')).toBe('1.2.3');
    expect(await answer.json()).toEqual({ errors: [{ reason: 'Not found' }] });
  });

  it('HEAD has the headers of GET and no body', async () => {
    const get = await running.call('/v1/notes/1', { headers: token });
    const head = await running.call('/v1/notes/1', { method: 'HEAD', headers: token });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
    await get.text();
  });

  it('OPTIONS and unknown methods are the service’s own', async () => {
    const options = await running.call('/v1/notes', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    const patch = await running.call('/v1/notes', { method: 'PATCH' });
    expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    await patch.text();
  });

  it('unknown paths, strange escapes and slashes are 404 in the service’s words', async () => {
    for (const path of ['/', '/v1/notes/', '/v1/notes/%ff', '/v1//notes', '/v1/notes/1%2F2']) {
      if (refuses.includes(path)) continue;
      const answer = await running.call(path, { headers: token });
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { errors: [{ reason: 'Not found' }] }]);
    }
  });

  it('malformed JSON, other media types and empty bodies are the service’s own to refuse', async () => {
    const statuses: number[] = [];
    for (const answer of [await put('{'), await put('x', { 'content-type': 'text/plain' }), await put('x', { 'content-type': 'nonsense' }), await put('')]) {
      statuses.push(answer.status);
      expect(await answer.json()).toHaveProperty('errors');
    }
    expect(statuses).toEqual([400, 415, 415, 400]);
  });

  it('a body beyond the limit is 413, announced or not', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(5000) });
    const announced = await put(large);
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({ errors: [{ reason: 'The request body is too large.' }] });
    const chunks = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(400)));
        if (++sent > 20) controller.close();
      },
    });
    let sent = 0;
    const streamed = await running.call('/v1/notes/1', { method: 'PUT', headers: { ...token, 'content-type': 'application/json' }, body: chunks, duplex: 'half' });
    expect(streamed.status).toBe(413);
    await streamed.text();
  });

  it('parallel requests do not mix', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, page) => running.call(`/v1/notes?page=${page}`, { headers: token }).then((answer) => answer.json())));
    expect(answers.map((answer) => (JSON.parse((answer as { title: string }).title) as { query: { page: number } }).query.page)).toEqual(Array.from({ length: 30 }, (_, page) => page));
  });

  it('a client that goes away aborts the request', async () => {
    const seen = new Promise<AbortSignal | undefined>((found) =>
      answering(async ({ request }) => {
        found(request.signal);
        await new Promise((done) => setTimeout(done, 50));
        return { status: 200, body: {} };
      }),
    );
    const leaving = new AbortController();
    const call = running.call('/v1/notes/1', { headers: token, signal: leaving.signal }).catch(() => undefined);
    const signal = await seen;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    await call;
    await new Promise((done) => setTimeout(done, 20));
    expect(signal?.aborted).toBe(true);
  });
});

it('node:http takes the absolute form of a target, as proxies send it', async () => {
  const server = createServer(createNodeListener(service));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((done) => {
    httpRequest({ port, host: '127.0.0.1', path: 'http://notes.example/v1/notes', headers: { authorization: 'Bearer owner' } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).end();
  });
  expect(status).toBe(200);
  await closed(server);
});
