// Each server that there is an adapter for, with one service behind it.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request as ExpressRequest } from 'express';
import express4 from 'express-4';
import fastify from 'fastify';
import { createExpressHandler } from '../../../src/runtime/server/adapters/express.ts';
import { createFastifyPlugin } from '../../../src/runtime/server/adapters/fastify.ts';
import { createFetchHandler } from '../../../src/runtime/server/adapters/fetch.ts';
import { createNodeListener } from '../../../src/runtime/server/adapters/node.ts';
import type { Service } from '../../../src/runtime/server/service.ts';

/** A server that runs: calls of paths of the document, and its end. */
export interface Running {
  readonly call: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<unknown>;
}

export interface Adapter {
  readonly name: string;
  /** Paths that the server refuses before the service sees them. */
  readonly refuses?: readonly string[];
  /** Whether JSON is parsed before the service, which then never sees what is malformed. */
  readonly parses?: true;
  readonly start: (service: Service) => Promise<Running>;
}

/** A listener on a port of its own; paths are below `base`. */
export async function listening(listener: RequestListener, base = ''): Promise<Running & { readonly port: number }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    call: (path, init) => fetch(`http://127.0.0.1:${port}${base}${path}`, init),
    stop: () => closed(server),
  };
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}

export const adapters: readonly Adapter[] = [
  {
    name: 'nothing at all',
    start: (service) =>
      Promise.resolve({ call: (path, init) => called(service, path, init), stop: () => Promise.resolve() }),
  },
  { name: 'node:http', start: (service) => listening(createNodeListener(service)) },
  {
    name: 'Fetch',
    start(service) {
      const handler = createFetchHandler(service);
      return Promise.resolve({
        call: (path, init) => handler(new Request(`http://notes.example${path}`, init), { address: '127.0.0.1' }),
        stop: () => Promise.resolve(),
      });
    },
  },
  {
    name: 'Fastify',
    refuses: ['/v1/notes/%ff'],
    async start(service) {
      const app = fastify({ forceCloseConnections: true });
      await app.register(createFastifyPlugin(service));
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      return { call: (path, init) => fetch(url + path, init), stop: () => app.close() };
    },
  },
  { name: 'Express 5', start: (service) => listening(express().use(createExpressHandler(service))) },
  { name: 'Express 4', start: (service) => listening(express4().use(createExpressHandler(service))) },
  {
    name: 'Express 5, below a path',
    start: (service) => listening(express().use('/my/api', createExpressHandler(service)), '/my/api'),
  },
  {
    name: 'Express 5, in a router below a path',
    start: (service) =>
      listening(express().use('/my', express.Router().use('/api', createExpressHandler(service))), '/my/api'),
  },
  {
    name: 'Express 5, bodies parsed before',
    parses: true,
    start: (service) =>
      listening(express().use(express.json({ strict: false }), express.text(), createExpressHandler(service))),
  },
  {
    name: 'Express 4, bodies parsed before',
    parses: true,
    start: (service) => listening(express4().use(express4.json(), express4.text(), createExpressHandler(service))),
  },
  {
    name: 'Express 5, bodies as bytes',
    start: (service) => listening(express().use(express.raw({ type: () => true }), createExpressHandler(service))),
  },
  {
    name: 'Express 5, bytes kept as rawBody',
    parses: true,
    start: (service) =>
      listening(
        express().use(
          express.json({
            verify: (request: ExpressRequest & { rawBody?: Buffer }, _response, bytes) => (request.rawBody = bytes),
          }),
          createExpressHandler(service),
        ),
      ),
  },
];

/** The service without a server: what any adapter has to amount to. */
async function called(service: Service, path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body, signal } = init;
  const text = body === undefined || body === null ? undefined : new Uint8Array(await new Response(body).arrayBuffer());
  const answer = await service.handle({
    method,
    target: path,
    headers: Object.fromEntries(new Headers(init.headers)),
    address: '127.0.0.1',
    ...(signal && { signal }),
    ...(text && { body: (limit: number) => Promise.resolve(text.length > limit ? 'too large' : text) }),
  });
  return new Response(answer.body === undefined ? null : new Uint8Array(Buffer.from(answer.body)), {
    status: answer.status,
    headers: answer.headers.map(([name, value]) => [name, value]),
  });
}
