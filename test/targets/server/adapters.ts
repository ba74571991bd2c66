// Every supported server adapter, ready to run a service.

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

/** A running server. `call` takes a path from the document. */
export interface RunningServer {
  readonly call: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<unknown>;
}

export interface Adapter {
  readonly name: string;
  /** Paths that the server rejects before the service receives them. */
  readonly rejectedPaths?: readonly string[];
  /** Whether middleware parses JSON, so that malformed JSON never reaches the service. */
  readonly parsesJson?: true;
  readonly start: (service: Service) => Promise<RunningServer>;
}

/** Starts a server on an unused port; `call` prepends `base` to paths. */
export async function listen(listener: RequestListener, base = ''): Promise<RunningServer & { readonly port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    call: (path, init) => fetch(`http://127.0.0.1:${port}${base}${path}`, init),
    stop: () => close(server),
  };
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

export const adapters: readonly Adapter[] = [
  {
    name: 'no server',
    start: (service) =>
      Promise.resolve({ call: (path, init) => callService(service, path, init), stop: () => Promise.resolve() }),
  },
  { name: 'node:http', start: (service) => listen(createNodeListener(service)) },
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
    rejectedPaths: ['/v1/notes/%ff'],
    async start(service) {
      const app = fastify({ forceCloseConnections: true });
      await app.register(createFastifyPlugin(service));
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      return { call: (path, init) => fetch(url + path, init), stop: () => app.close() };
    },
  },
  { name: 'Express 5', start: (service) => listen(express().use(createExpressHandler(service))) },
  { name: 'Express 4', start: (service) => listen(express4().use(createExpressHandler(service))) },
  {
    name: 'Express 5, mounted at a path',
    start: (service) => listen(express().use('/my/api', createExpressHandler(service)), '/my/api'),
  },
  {
    name: 'Express 5, in a router mounted at a path',
    start: (service) =>
      listen(express().use('/my', express.Router().use('/api', createExpressHandler(service))), '/my/api'),
  },
  {
    name: 'Express 5, with body parsers',
    parsesJson: true,
    start: (service) =>
      listen(express().use(express.json({ strict: false }), express.text(), createExpressHandler(service))),
  },
  {
    name: 'Express 4, with body parsers',
    parsesJson: true,
    start: (service) => listen(express4().use(express4.json(), express4.text(), createExpressHandler(service))),
  },
  {
    name: 'Express 5, with bodies as bytes',
    start: (service) => listen(express().use(express.raw({ type: () => true }), createExpressHandler(service))),
  },
  {
    name: 'Express 5, with rawBody',
    parsesJson: true,
    start: (service) =>
      listen(
        express().use(
          express.json({
            verify: (request: ExpressRequest & { rawBody?: Buffer }, _response, bytes) => (request.rawBody = bytes),
          }),
          createExpressHandler(service),
        ),
      ),
  },
];

/** Calls the service without a server. Every adapter must be equivalent to this. */
async function callService(service: Service, path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body, signal } = init;
  const bytes =
    body === undefined || body === null ? undefined : new Uint8Array(await new Response(body).arrayBuffer());
  const response = await service.handle({
    method,
    target: path,
    headers: Object.fromEntries(new Headers(init.headers)),
    address: '127.0.0.1',
    ...(signal && { signal }),
    ...(bytes && { body: (limit: number) => Promise.resolve(bytes.length > limit ? 'too large' : bytes) }),
  });
  return new Response(response.body === undefined ? null : new Uint8Array(Buffer.from(response.body)), {
    status: response.status,
    headers: response.headers.map(([name, value]) => [name, value]),
  });
}
