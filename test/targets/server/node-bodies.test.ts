// Request bodies behind node:http, Express, and Fastify, whose streams other code has touched.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createExpressHandler } from '../../../src/runtime/server/adapters/express.ts';
import { createFastifyPlugin } from '../../../src/runtime/server/adapters/fastify.ts';
import { createNodeListener } from '../../../src/runtime/server/adapters/node.ts';
import type { Service } from '../../../src/runtime/server/service.ts';

const limit = 1000;

/** Creates a service that returns the text of the body, or why there is none, and appends it to `results`. */
function createEcho(results: string[] = []): Service {
  return {
    async handle({ body }) {
      const bytes = body ? await body(limit).catch(() => 'interrupted' as const) : 'no body';
      const result = typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);
      results.push(result);
      return { status: 200, headers: [['Content-Length', String(result.length)]], body: result };
    },
  };
}

/** Code that runs before the service. It may return a promise that ends before the service is called. */
type Middleware = (request: IncomingMessage) => Promise<unknown> | undefined;

/** Calls the service in the same turn if the middleware is synchronous. */
function runBefore(next: () => void, result: ReturnType<Middleware>): void {
  if (result) void result.then(next);
  else next();
}

/** Code that leaves the body to the service. */
const middleware: readonly (readonly [string, Middleware])[] = [
  ['nothing', () => undefined],
  ['a pause', (request) => void request.pause()],
  ['a pause after the service started to read', (request) => void setImmediate(() => request.pause())],
  ['a pause and time to receive the body', (request) => (request.pause(), afterDelay())],
  ['time to receive the body', afterDelay],
  ['a listener that does not read', (request) => (request.on('readable', () => undefined), afterDelay())],
  ['a listener that also receives the body', (request) => void request.on('data', () => undefined)],
  ['a listener for errors', (request) => void request.on('error', () => undefined)],
];

function afterDelay(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** Stops the server that the test started. */
let stop: () => Promise<unknown>;

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return (server.address() as AddressInfo).port;
}

type Start = (run: Middleware, service?: Service) => Promise<number>;

const startNode: Start = (run, service = createEcho()) => {
  const listener = createNodeListener(service);
  return listen((request, response) => runBefore(() => listener(request, response), run(request)));
};

const servers: readonly (readonly [string, Start])[] = [
  ['node:http', startNode],
  [
    'Express',
    (run, service = createEcho()) =>
      listen(express().use((request, _response, next) => runBefore(next, run(request)), createExpressHandler(service))),
  ],
  [
    'Fastify',
    async (run, service = createEcho()) => {
      const app = fastify({ forceCloseConnections: true });
      app.addHook('onRequest', ({ raw }, _reply, next) => runBefore(next, run(raw)));
      await app.register(createFastifyPlugin(service));
      stop = () => app.close();
      return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    },
  ],
];

async function post(port: number, body: NonNullable<RequestInit['body']>): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, duplex: 'half' });
  return response.text();
}

function inChunks(...chunks: readonly string[]): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    async pull(controller) {
      await afterDelay();
      const chunk = left.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
}

afterEach(() => stop());

describe.each(servers)('a body behind %s', (_name, start) => {
  describe.each(middleware)('after %s', (_middleware, run) => {
    it('is complete, in one chunk or in several', async () => {
      const port = await start(run);
      expect(await post(port, 'short')).toBe('short');
      expect(await post(port, inChunks('in ', 'several ', 'chunks'))).toBe('in several chunks');
      expect(await post(port, 'x'.repeat(limit))).toBe('x'.repeat(limit));
    });

    it('is rejected above the limit, with and without Content-Length', async () => {
      const port = await start(run);
      expect(await post(port, 'x'.repeat(limit + 1))).toBe('too large');
      expect(await post(port, inChunks('x'.repeat(limit), 'x'))).toBe('too large');
      expect(await post(port, 'short')).toBe('short');
    });

    it('is reported as interrupted if the client disconnects', async () => {
      const results: string[] = [];
      const port = await start(run, createEcho(results));
      const socket = connect(port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: notes.example\r\nContent-Length: 10\r\n\r\nabc');
      await afterDelay();
      await afterDelay();
      socket.destroy();
      await expect.poll(() => results).toEqual(['interrupted']);
    });
  });
});

describe('a body behind node:http', () => {
  it('continues after the part that other code has read', async () => {
    const port = await startNode(async (request) => {
      await once(request, 'readable');
      request.read(3);
    });
    expect(await post(port, 'onetwo')).toBe('two');
  });

  it.each(['end', 'close'])('is empty if other code has read all of it, until %s', async (event) => {
    const port = await startNode((request) => once(request.resume(), event));
    expect(await post(port, 'text')).toBe('');
  });

  it('is interrupted if other code destroys the request', async () => {
    const results: string[] = [];
    for (const destroy of [
      (request: IncomingMessage) => void request.destroy(),
      (request: IncomingMessage) => void request.on('error', () => undefined).destroy(new Error('stop')),
      (request: IncomingMessage) => void setImmediate(() => request.destroy()),
    ]) {
      const port = await startNode(destroy, createEcho(results));
      await expect(post(port, inChunks('text'))).rejects.toThrow();
      await stop();
    }
    expect(results).toEqual(['interrupted', 'interrupted', 'interrupted']);
  });

  it('leaves no listeners on the request', async () => {
    const requests: IncomingMessage[] = [];
    const port = await startNode((request) => void requests.push(request));
    await post(port, 'text');
    await post(port, inChunks('x'.repeat(limit), 'x'));
    expect(requests.map((request) => request.listenerCount('error') + request.listenerCount('close'))).toEqual([0, 0]);
  });
});
