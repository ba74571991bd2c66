// Express adapter: `app.use(createExpressHandler(service))`, after the application's middleware.

import type { ServiceResponse } from '../http.js';
import type { Service } from '../service.js';
import {
  hasBody,
  hasUnreadBody,
  createServiceRequest,
  type NodeRequest,
  type NodeResponseState,
  type ReplacementBody,
} from './node.js';
import { recoverBytes, type ParsedRequest } from './recover-body-bytes.js';

/** The part of an Express `Request` that the adapter uses. */
export interface ExpressRequestLike extends NodeRequest, ParsedRequest {
  /** The client's address by the application's `trust proxy` setting. */
  readonly ip?: string | undefined;
  /** Whether the body has already been read from. */
  readonly readableDidRead: boolean;
}

/** The part of an Express `Response` that the adapter uses. */
export interface ExpressResponseLike extends NodeResponseState {
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
  const result = await service.handle(createServiceRequest(request, response, request.ip, takeParsedBody(request)));
  // Other middleware, such as a timeout, may have responded in the meantime.
  if (!response.headersSent) send(result, request, response);
}

/** Returns the body that middleware has already read; `undefined` if the service reads it itself. */
function takeParsedBody(request: ExpressRequestLike): ReplacementBody | undefined {
  const { headers, readableDidRead } = request;
  if (!readableDidRead || !hasBody(headers)) return undefined;
  const bytes = recoverBytes(request);
  // Body parsers also decompress.
  return {
    headers: { ...headers, 'content-encoding': undefined },
    body: (limit) => Promise.resolve(bytes.length > limit ? 'too large' : bytes),
  };
}

/**
 * Sends a response. Sets headers individually, because middleware patches `setHeader`, and to keep headers that are
 * already set.
 */
function send({ status, headers, body }: ServiceResponse, request: NodeRequest, response: ExpressResponseLike): void {
  response.statusCode = status;
  const isUnread = hasUnreadBody(request);
  for (const [name, value] of headers) {
    if (name === 'Vary') response.vary(value);
    else if (!isUnread || name !== 'Connection') response.setHeader(name, value);
  }
  if (isUnread) response.setHeader('Connection', 'close');
  response.end(body);
}
