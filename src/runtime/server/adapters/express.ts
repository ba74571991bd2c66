// A service as a handler of Express: `app.use(createExpressHandler(service))`. Middleware of the application runs before it.

import type { ServiceResponse } from '../http.ts';
import type { Service } from '../service.ts';
import { announcesBody, leavesBody, nodeRequest, type NodeRequest, type NodeSending, type ReadBefore } from './node.ts';
import { parsedBytes, type ParsedBody } from './reparse-body.ts';

/** What is needed of an Express `Request`. */
export interface ExpressRequestLike extends NodeRequest, ParsedBody {
  /** By the application's own trust in proxies. */
  readonly ip?: string | undefined;
  /** Whether somebody has read from the body already. */
  readonly readableDidRead: boolean;
}

/** What is needed of an Express `Response`. */
export interface ExpressResponseLike extends NodeSending {
  readonly headersSent: boolean;
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  vary(field: string): unknown;
  end(body?: string | Uint8Array): unknown;
}

/**
 * The handler. It answers every request that reaches it; `next` gets only what could not be answered: a body that
 * middleware has read and kept nothing of, and headers that Node refuses to send. Below a path that it is mounted at,
 * the paths are those of the document.
 */
export function createExpressHandler(
  service: Service,
): (request: ExpressRequestLike, response: ExpressResponseLike, next: (error?: unknown) => void) => void {
  return (request, response, next) => void respond(service, request, response).catch(next);
}

async function respond(service: Service, request: ExpressRequestLike, response: ExpressResponseLike): Promise<void> {
  const answered = await service.handle(nodeRequest(request, response, request.ip, readBefore(request)));
  // Other middleware, such as one that waits only so long, may have answered meanwhile.
  if (!response.headersSent) send(answered, request, response);
}

/** Undefined where the body is the service's own to read. */
function readBefore(request: ExpressRequestLike): ReadBefore | undefined {
  const { headers, readableDidRead } = request;
  if (!readableDidRead || !announcesBody(headers)) return undefined;
  const bytes = parsedBytes(request);
  // Who reads a body unpacks it, too.
  return {
    headers: { ...headers, 'content-encoding': undefined },
    body: (limit) => Promise.resolve(bytes.length > limit ? 'too large' : bytes),
  };
}

/** One by one, because middleware that changes answers knows no other way of Node's, and what it has set before stays. */
function send({ status, headers, body }: ServiceResponse, request: NodeRequest, response: ExpressResponseLike): void {
  response.statusCode = status;
  const leaving = leavesBody(request);
  for (const [name, value] of headers) {
    if (name === 'Vary') response.vary(value);
    else if (!leaving || name !== 'Connection') response.setHeader(name, value);
  }
  if (leaving) response.setHeader('Connection', 'close');
  response.end(body);
}
