// Express adapter: `app.use(createExpressHandler(service))`, after any middleware of the application.

import type { ServiceResponse } from '../http.ts';
import type { Service } from '../service.ts';
import { announcesBody, leavesBody, nodeRequest, type NodeRequest, type NodeSending, type ReadBefore } from './node.ts';
import { parsedBytes, type ParsedBody } from './reparse-body.ts';

/** The part of an Express `Request` that the adapter uses. */
export interface ExpressRequestLike extends NodeRequest, ParsedBody {
  /** The client's address by the application's `trust proxy` setting. */
  readonly ip?: string | undefined;
  /** Whether the body has already been read from. */
  readonly readableDidRead: boolean;
}

/** The part of an Express `Response` that the adapter uses. */
export interface ExpressResponseLike extends NodeSending {
  readonly headersSent: boolean;
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  vary(field: string): unknown;
  end(body?: string | Uint8Array): unknown;
}

/**
 * Creates an Express handler. It responds to every request; `next` receives only errors: a body that middleware has
 * consumed without keeping it, and headers that Node rejects. If the handler is mounted at a path, the document's paths
 * are relative to it.
 */
export function createExpressHandler(
  service: Service,
): (request: ExpressRequestLike, response: ExpressResponseLike, next: (error?: unknown) => void) => void {
  return (request, response, next) => void respond(service, request, response).catch(next);
}

async function respond(service: Service, request: ExpressRequestLike, response: ExpressResponseLike): Promise<void> {
  const answered = await service.handle(nodeRequest(request, response, request.ip, readBefore(request)));
  // Other middleware, such as a timeout, may have responded meanwhile.
  if (!response.headersSent) send(answered, request, response);
}

/** Returns the body that middleware has already read; `undefined` if the service reads it itself. */
function readBefore(request: ExpressRequestLike): ReadBefore | undefined {
  const { headers, readableDidRead } = request;
  if (!readableDidRead || !announcesBody(headers)) return undefined;
  const bytes = parsedBytes(request);
  // Body parsers also decompress.
  return {
    headers: { ...headers, 'content-encoding': undefined },
    body: (limit) => Promise.resolve(bytes.length > limit ? 'too large' : bytes),
  };
}

/**
 * Sends a response. Sets headers individually, because middleware patches `setHeader`, and headers that are already set
 * stay.
 */
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
