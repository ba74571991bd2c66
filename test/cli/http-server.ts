// HTTP server on this machine, which ends with the test.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Response by path: its body, or a function that sends it. */
export type Routes = Readonly<Record<string, string | ((response: ServerResponse) => void)>>;

export interface TestServer {
  /** Origin, such as `http://127.0.0.1:49152`. */
  readonly origin: string;
  /** Requests in order of arrival. */
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Replaces the routes. */
  readonly serve: (routes: Routes) => void;
  /** Ends the server before the end of the test. */
  readonly close: () => Promise<void>;
}

/** Starts a server. Other paths have the status 404. */
export async function startServer(initialRoutes: Routes = {}): Promise<TestServer> {
  let routes = initialRoutes;
  const requests: TestServer['requests'] = [];
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ path: url, headers });
    const route = routes[url];
    if (route === undefined) response.writeHead(404).end('nothing here');
    else if (typeof route === 'string') response.end(route);
    else route(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    serve: (newRoutes) => (routes = newRoutes),
    close,
  };
}

/** Returns a route with a status and a body. */
export function respond(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): (response: ServerResponse) => void {
  return (response) => response.writeHead(status, headers).end(body);
}

/** Returns a route that redirects. */
export function redirect(location: string): (response: ServerResponse) => void {
  return respond(302, '', { location });
}
