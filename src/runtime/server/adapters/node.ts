// A service behind node:http: `createServer(createNodeListener(service))`.

import type { RequestHeaders, ServiceRequest, ServiceResponse } from '../http.ts';
import { methodOf } from '../method.ts';
import type { Service } from '../service.ts';
import { limited } from './read-limited-body.ts';

/** What is needed of an `http.IncomingMessage`. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly complete: boolean;
  iterator(options: { readonly destroyOnReturn: boolean }): AsyncIterable<Uint8Array>;
}

/** What says whether an answer has been sent, or its connection has gone before that. */
export interface NodeSending {
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** What is needed of an `http.ServerResponse`. */
export interface NodeResponse extends NodeSending {
  writeHead(status: number, headers: string[]): unknown;
  end(body?: string | Uint8Array): unknown;
  destroy(): unknown;
}

/** The listener of an `http.Server` or `https.Server`. */
export function createNodeListener(service: Service): (request: NodeRequest, response: NodeResponse) => void {
  return (request, response) => void respond(service, request, response);
}

async function respond(service: Service, request: NodeRequest, response: NodeResponse): Promise<void> {
  try {
    send(await service.handle(nodeRequest(request, response, request.socket.remoteAddress)), request, response);
  } catch {
    // The service answers whatever happens; what fails here is a connection that is no longer there.
    response.destroy();
  }
}

/** What there is in place of a request's own, where somebody has read its body before. */
export interface ReadBefore {
  readonly headers: NodeRequest['headers'];
  readonly body: NonNullable<ServiceRequest['body']>;
}

/** A request as the service sees it. */
export function nodeRequest(
  request: NodeRequest,
  response: NodeSending,
  address: string | undefined,
  before?: ReadBefore,
): ServiceRequest {
  return new AdaptedRequest(request, response, address, before);
}

/** Whether a body follows the headers, as far as they say. */
export function announcesBody(headers: NodeRequest['headers']): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** A class, because a getter in an object of its own would make every request an object of another kind for the engine. */
class AdaptedRequest implements ServiceRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly address: string | undefined;
  readonly body: ServiceRequest['body'];
  readonly #response: NodeSending;
  #signal: AbortSignal | undefined;

  constructor(
    request: NodeRequest,
    response: NodeSending,
    address: string | undefined,
    before: ReadBefore | undefined,
  ) {
    const { headers } = before ?? request;
    const announced = Number(headers['content-length'] ?? 0);
    this.method = methodOf(request.method ?? 'GET');
    this.target = targetOf(request.url ?? '/');
    this.headers = textsOf(headers);
    this.address = address;
    // A body that is given up must leave its connection usable, to be answered on.
    this.body =
      before?.body ??
      (announcesBody(headers)
        ? (limit) => limited(request.iterator({ destroyOnReturn: false }), announced, limit)
        : undefined);
    this.#response = response;
  }

  /** Made when somebody asks for it, which hardly anybody does: it costs more than the rest. */
  get signal(): AbortSignal {
    return (this.#signal ??= goneSignal(this.#response));
  }
}

/** Aborts when the client goes away before it has its answer. */
function goneSignal(response: NodeSending): AbortSignal {
  const gone = new AbortController();
  const look = (): void => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.destroyed) look();
  else response.once('close', look);
  return gone.signal;
}

/** Headers as Node has them; it keeps a list of those alone that cannot be joined. */
function textsOf(headers: NodeRequest['headers']): RequestHeaders {
  return areTexts(headers)
    ? headers
    : Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
      );
}

function areTexts(headers: NodeRequest['headers']): headers is RequestHeaders {
  for (const name in headers) if (typeof headers[name] === 'object') return false;
  return true;
}

/** A proxy's absolute form, without its origin. */
function targetOf(url: string): string {
  if (url.startsWith('/')) return url;
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';
}

/** Whether the rest of a body that nobody reads is still to come: it is not waited for. */
export function leavesBody({ complete, headers }: NodeRequest): boolean {
  return !complete && headers['content-length'] !== undefined;
}

function send({ status, headers, body }: ServiceResponse, request: NodeRequest, response: NodeResponse): void {
  const all: string[] = [];
  const leaving = leavesBody(request);
  for (const [name, value] of headers) if (!leaving || name !== 'Connection') all.push(name, value);
  if (leaving) all.push('Connection', 'close');
  response.writeHead(status, all);
  response.end(body);
}
