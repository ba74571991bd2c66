// A service behind node:http: `createServer(createNodeListener(service))`.

import type { ServiceRequest, ServiceResponse } from '../http.js';
import type { Service } from '../service.js';
import { limited } from './limited.js';

/** What is needed of an `http.IncomingMessage`. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly complete: boolean;
  iterator(options: { readonly destroyOnReturn: boolean }): AsyncIterable<Uint8Array>;
}

/** What is needed of an `http.ServerResponse`. */
export interface NodeResponse {
  readonly writableFinished: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body?: string | Uint8Array): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** The listener of an `http.Server` or `https.Server`. */
export function createNodeListener(service: Service): (request: NodeRequest, response: NodeResponse) => void {
  return (request, response) => {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    service
      .handle(nodeRequest(request, gone.signal))
      .then((answer) => send(answer, request, response))
      // The service answers whatever happens; what fails here is a connection that is no longer there.
      .catch(() => response.destroy());
  };
}

/** A request as the service sees it. */
export function nodeRequest(request: NodeRequest, signal: AbortSignal): ServiceRequest {
  const { headers } = request;
  const announced = Number(headers['content-length'] ?? 0);
  const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined;
  // A body that is given up must leave its connection usable, to be answered on.
  const body = (limit: number): Promise<Uint8Array | 'too large'> => limited(request.iterator({ destroyOnReturn: false }), announced, limit);
  return {
    method: (request.method ?? 'GET').toUpperCase(),
    target: targetOf(request.url ?? '/'),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value])),
    address: request.socket.remoteAddress,
    signal,
    ...(hasBody && { body }),
  };
}

/** A proxy's absolute form, without its origin. */
function targetOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';
}

function send({ status, headers, body }: ServiceResponse, request: NodeRequest, response: NodeResponse): void {
  const all: Record<string, string> = Object.fromEntries(headers);
  // The rest of a body that nobody reads is not waited for.
  if (!request.complete && request.headers['content-length'] !== undefined) all['Connection'] = 'close';
  response.writeHead(status, all);
  response.end(body);
}
