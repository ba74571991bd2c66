// HTTP server that a mock server passes requests on to, and requests that `fetch` cannot send.

import {
  createServer,
  request as sendHttp,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts a server on a free port, which ends with the test. Returns its origin. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request as the upstream server has received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: string;
}

/** Starts a server that responds with each request as JSON, with the status 299. */
export async function startEchoServer(): Promise<string> {
  return startUpstream((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headersDistinct: headers } = request;
      const received: ReceivedRequest = { method, url, headers, body };
      response.writeHead(299, { 'Content-Type': 'application/json' }).end(JSON.stringify(received));
    });
  });
}

/** Starts a request whose body is still to be written, and a promise of its response. */
export function startRequest(
  url: string,
  options: RequestOptions,
): { readonly request: ClientRequest; readonly response: Promise<IncomingMessage> } {
  const request = sendHttp(url, { agent: false, ...options });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  // A test that aborts the request does not wait for the response.
  response.catch(() => undefined);
  return { request, response };
}
