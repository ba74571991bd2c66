// Server adapters: the same service returns the same responses behind each of them.

import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNodeListener } from '../../../src/runtime/server/adapters/node.ts';
import type { Service } from '../../../src/runtime/server/service.ts';
import { adapters, listen, type RunningServer } from './adapters.ts';
import { notesService, setHandler } from './notes-service.ts';

describe.each(adapters)('a service behind $name', ({ start, parsesJson = false, rejectedPaths = [] }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(notesService({ bodyLimit: 1000 }).service);
  });
  afterAll(() => server.stop());
  beforeEach(() =>
    setHandler(({ body, query, request }) => ({
      status: 200,
      body: { title: JSON.stringify({ body, query, address: request.address }) },
    })),
  );

  const token = { authorization: 'Bearer owner' };
  const put = (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<Response> => server.call('/v1/notes/1', { method: 'PUT', headers: { ...token, ...headers }, body });

  it('passes path, query, headers, body, and address to the handler', async () => {
    const response = await server.call('/v1/notes/1?page=7', {
      method: 'PUT',
      headers: { ...token, 'content-type': 'application/json' },
      body: '{"title":"é"}',
    });
    expect(response.status).toBe(200);
    const { title } = (await response.json()) as { title: string };
    expect(JSON.parse(title)).toEqual({
      body: { title: 'é', color: 'gray' },
      query: { page: 7 },
      address: '127.0.0.1',
    });
  });

  it('sends status, headers, and body', async () => {
    const response = await server.call('/v1/notes/99', { headers: token });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-version')).toBe('1.2.3');
    expect(await response.json()).toEqual({ errors: [{ reason: 'Not found' }] });
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const get = await server.call('/v1/notes/1', { headers: token });
    const head = await server.call('/v1/notes/1', { method: 'HEAD', headers: token });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
    await get.text();
  });

  it('leaves OPTIONS and unknown methods to the service', async () => {
    const options = await server.call('/v1/notes', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    const patch = await server.call('/v1/notes', { method: 'PATCH' });
    expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    await patch.text();
  });

  it('returns the 404 of the service for unknown paths, invalid escapes, and extra slashes', async () => {
    for (const path of ['/', '/v1/notes/', '/v1/notes/%ff', '/v1//notes', '/v1/notes/1%2F2']) {
      if (rejectedPaths.includes(path)) continue;
      const response = await server.call(path, { headers: token });
      expect([path, response.status, await response.json()]).toEqual([
        path,
        404,
        { errors: [{ reason: expect.stringMatching(/^Not found/) as string }] },
      ]);
    }
  });

  it('leaves malformed JSON, other media types, and empty bodies to the service', async () => {
    if (!parsesJson) expect([(await put('{')).status, (await put('nul')).status]).toEqual([400, 400]);
    const statuses: number[] = [];
    for (const response of [
      await put('x', { 'content-type': 'text/plain' }),
      await put('x', { 'content-type': 'nonsense' }),
      await put(''),
    ]) {
      statuses.push(response.status);
      expect(await response.json()).toHaveProperty('errors');
    }
    expect(statuses).toEqual([415, 415, 400]);
  });

  it('returns 413 for a body above the limit, with and without Content-Length', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(5000) });
    const withLength = await put(large);
    expect(withLength.status).toBe(413);
    expect(await withLength.json()).toEqual({ errors: [{ reason: 'The request body is too large.' }] });
    const chunks = ['{"title":"', ...Array.from({ length: 20 }, () => 'x'.repeat(400)), '"}'];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const streamed = await server.call('/v1/notes/1', {
      method: 'PUT',
      headers: { ...token, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
    await streamed.text();
  });

  it('does not mix parallel requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, page) =>
        server.call(`/v1/notes?page=${page}`, { headers: token }).then((response) => response.json()),
      ),
    );
    const pages = responses.map((response) => {
      const { title } = response as { title: string };
      return (JSON.parse(title) as { query: { page: number } }).query.page;
    });
    expect(pages).toEqual(Array.from({ length: 30 }, (_, page) => page));
  });

  it('aborts the request if the client disconnects', async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const received = new Promise<AbortSignal | undefined>((resolve) =>
      setHandler(async ({ request }) => {
        resolve(request.signal);
        await finished;
        return { status: 200, body: {} };
      }),
    );
    const controller = new AbortController();
    const call = server.call('/v1/notes/1', { headers: token, signal: controller.signal }).catch(() => undefined);
    const signal = await received;
    expect(signal?.aborted).toBe(false);
    controller.abort();
    await expect.poll(() => signal?.aborted).toBe(true);
    finish();
    await call;
  });
});

it.each(['while', 'before'])(
  'rejects a body that the client interrupts %s the service reads it, behind node:http',
  async (time) => {
    let receive = (): void => undefined;
    const received = new Promise<void>((resolve) => (receive = resolve));
    let settle: (outcome: string) => void = () => undefined;
    const outcome = new Promise<string>((resolve) => (settle = resolve));
    const handle: Service['handle'] = async ({ body, signal }) => {
      const disconnected = new Promise((resolve) => signal?.addEventListener('abort', resolve));
      if (time === 'before') {
        receive();
        await disconnected;
      }
      const reading = body?.(1000).then(
        () => 'read',
        () => 'interrupted',
      );
      receive();
      settle((await reading) ?? 'no body');
      return { status: 400, headers: [] };
    };
    const { port, stop } = await listen(createNodeListener({ handle }));
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: notes.example\r\nContent-Length: 10\r\n\r\nabc');
    await received;
    socket.destroy();
    expect(await outcome).toBe('interrupted');
    await stop();
  },
);

it('accepts the absolute form of a request target behind node:http, as proxies send it', async () => {
  const { port, stop } = await listen(createNodeListener(notesService({}).service));
  const status = await new Promise((resolve) => {
    httpRequest(
      { port, host: '127.0.0.1', path: 'http://notes.example/v1/notes', headers: { authorization: 'Bearer owner' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    ).end();
  });
  expect(status).toBe(200);
  await stop();
});
