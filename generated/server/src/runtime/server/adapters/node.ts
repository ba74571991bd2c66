// Adapter for `node:http`: `createServer(createNodeListener(service))`.

import type { RequestHeaders, ServiceRequest, ServiceResponse } from '../http.js';
import { normalizeMethod } from '../normalize-method.js';
import type { Service } from '../service.js';
import { readNodeBody, type ReadableBody } from './read-node-body.js';

/** The part of `http.IncomingMessage` that the adapter uses. */
export interface NodeRequest extends ReadableBody {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly complete: boolean;
}

/** The part of a response that states whether it has been sent or its connection was closed. */
export interface NodeResponseState {
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of `http.ServerResponse` that the adapter uses. */
export interface NodeResponse extends NodeResponseState {
  writeHead(status: number, headers: string[]): unknown;
  end(body?: string | Uint8Array): unknown;
  destroy(): unknown;
}

/** Creates a listener for `http.Server` or `https.Server`. */
export function createNodeListener(service: Service): (request: NodeRequest, response: NodeResponse) => void {
  return (request, response) => void respond(service, request, response);
}

async function respond(service: Service, request: NodeRequest, response: NodeResponse): Promise<void> {
  try {
    send(
      await service.handle(createServiceRequest(request, response, request.socket.remoteAddress)),
      request,
      response,
    );
  } catch {
    // The service itself never rejects: the connection is broken.
    response.destroy();
  }
}

/** Replacement for a body that middleware has already read, and its headers. */
export interface ReplacementBody {
  readonly headers: NodeRequest['headers'];
  readonly body: NonNullable<ServiceRequest['body']>;
}

/** Converts a Node request to a request for the service. */
export function createServiceRequest(
  request: NodeRequest,
  response: NodeResponseState,
  address: string | undefined,
  consumed?: ReplacementBody,
): ServiceRequest {
  return new AdaptedRequest(request, response, address, consumed);
}

/** Whether the headers announce a body. */
export function hasBody(headers: NodeRequest['headers']): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Request for the service. A class, because object literals with getters would have different hidden classes in V8. */
class AdaptedRequest implements ServiceRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly address: string | undefined;
  readonly body: ServiceRequest['body'];
  readonly #response: NodeResponseState;
  #signal: AbortSignal | undefined;

  constructor(
    request: NodeRequest,
    response: NodeResponseState,
    address: string | undefined,
    consumed: ReplacementBody | undefined,
  ) {
    const { headers } = consumed ?? request;
    const contentLength = Number(headers['content-length'] ?? 0);
    this.method = normalizeMethod(request.method ?? 'GET');
    this.target = requestTarget(request.url ?? '/');
    this.headers = joinHeaders(headers);
    this.address = address;
    this.body =
      consumed?.body ?? (hasBody(headers) ? (limit) => readNodeBody(request, contentLength, limit) : undefined);
    this.#response = response;
  }

  /** Created on first use, because it is rarely used, and more expensive than the rest of the request. */
  get signal(): AbortSignal {
    return (this.#signal ??= createDisconnectSignal(this.#response));
  }
}

/** Returns a signal that aborts if the client disconnects before the response is sent. */
function createDisconnectSignal(response: NodeResponseState): AbortSignal {
  const controller = new AbortController();
  const onClose = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return controller.signal;
}

/** Returns Node's headers with arrays joined. */
function joinHeaders(headers: NodeRequest['headers']): RequestHeaders {
  return areJoined(headers)
    ? headers
    : Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
      );
}

function areJoined(headers: NodeRequest['headers']): headers is RequestHeaders {
  for (const name in headers) if (typeof headers[name] === 'object') return false;
  return true;
}

/** Returns path and query of a request target; removes the origin of the absolute form (RFC 9112, section 3.2.2). */
function requestTarget(url: string): string {
  if (url.startsWith('/')) return url;
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';
}

/** Whether part of an unread body has not arrived yet. If so, the connection is closed instead of drained. */
export function hasUnreadBody({ complete, headers }: NodeRequest): boolean {
  return !complete && headers['content-length'] !== undefined;
}

function send({ status, headers, body }: ServiceResponse, request: NodeRequest, response: NodeResponse): void {
  const rawHeaders: string[] = [];
  const isUnread = hasUnreadBody(request);
  // Destructuring each pair would create an iterator.
  for (const pair of headers) if (!isUnread || pair[0] !== 'Connection') rawHeaders.push(pair[0], pair[1]);
  if (isUnread) rawHeaders.push('Connection', 'close');
  response.writeHead(status, rawHeaders);
  response.end(body);
}
