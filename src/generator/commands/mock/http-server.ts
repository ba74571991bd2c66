// HTTP server whose service can be replaced while it runs.

import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MockService } from './mock-service.ts';
import type { PassOn } from './proxy.ts';
import { originForm, readPreferences } from './requests.ts';
import type { ServerModules } from './server-modules.ts';

export interface HttpServer {
  /** `http://localhost:4010`. */
  readonly origin: string;
  /** Uses another service for later requests, and for those that still wait. */
  replace(service: MockService, createNodeListener: ServerModules['createNodeListener']): void;
  /** Ends all connections. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Milliseconds to wait before each response. */
  readonly delay: number;
  /** Handles requests that match no operation of the service. */
  readonly passOn?: PassOn | undefined;
}

type RequestListener = ReturnType<ServerModules['createNodeListener']>;

/** Starts the server. Rejects with the error of the operating system if it cannot listen. */
export async function startHttpServer(
  { host, port, delay, passOn }: ListenOptions,
  service: MockService,
  createNodeListener: ServerModules['createNodeListener'],
): Promise<HttpServer> {
  let current = service;
  const createListener = (create: ServerModules['createNodeListener']): RequestListener =>
    create({
      async handle(request) {
        const { wait: preferred = 0 } = readPreferences(request.headers);
        if (preferred + delay > 0) await wait(preferred + delay);
        // After the wait, during which the service can be replaced.
        return current.handle(request);
      },
    });
  let listener = createListener(createNodeListener);
  const server = createServer((request, response) => {
    if (passOn && !isServed(request, current)) passOn(request, response, current.basePath);
    else listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://${displayHost(host)}:${actualPort}`,
    replace(next, create) {
      current = next;
      listener = createListener(create);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns whether the service has the operation of a request, or of the request that a preflight request announces. */
function isServed({ method = 'GET', url = '/', headers }: IncomingMessage, service: MockService): boolean {
  const announced = method === 'OPTIONS' ? headers['access-control-request-method'] : undefined;
  return service.hasOperation(announced ?? method, originForm(url).replace(/\?[^]*/, ''));
}

/** Returns a host as in a URL, with the name of the default address. */
function displayHost(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
