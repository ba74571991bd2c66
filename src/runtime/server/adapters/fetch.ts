// Fetch adapter: for Deno, Bun, workers, Hono, and other servers with `Request` and `Response`.

import type { ServiceRequest, ServiceResponse } from '../http.ts';
import { normalizeMethod } from '../normalize-method.ts';
import type { Service } from '../service.ts';
import { readLimitedBody } from './read-limited-body.ts';

/** Connection information of the server; `remoteAddr` is Deno's form. */
export interface FetchContext {
  /** The client's IP address. */
  readonly address?: unknown;
  readonly remoteAddr?: unknown;
}

/** Creates the handler for a Fetch server: `Deno.serve(createFetchHandler(service))`. */
export function createFetchHandler(service: Service): (request: Request, context?: FetchContext) => Promise<Response> {
  return async (request, context = {}) => toFetchResponse(await service.handle(toServiceRequest(request, context)));
}

function toServiceRequest(request: Request, context: FetchContext): ServiceRequest {
  const { pathname, search } = new URL(request.url);
  const { body } = request;
  const contentLength = Number(request.headers.get('content-length') ?? 0);
  return {
    method: normalizeMethod(request.method),
    target: pathname + search,
    headers: Object.fromEntries(request.headers),
    signal: request.signal,
    address: clientAddress(context),
    ...(body && { body: (limit: number) => readLimitedBody(readChunks(body), contentLength, limit) }),
  };
}

function clientAddress({ address, remoteAddr }: FetchContext): string | undefined {
  if (typeof address === 'string') return address;
  if (typeof remoteAddr !== 'object' || remoteAddr === null || !('hostname' in remoteAddr)) return undefined;
  return typeof remoteAddr.hostname === 'string' ? remoteAddr.hostname : undefined;
}

/** Iterates over a stream, because not every platform supports async iteration of streams. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let result = await reader.read(); !result.done; result = await reader.read()) yield result.value;
  } finally {
    // Not awaited, because a cloned body is canceled only after all its clones are.
    reader.cancel().catch(() => undefined);
  }
}

function toFetchResponse({ status, headers, body }: ServiceResponse): Response {
  const fetchHeaders = new Headers();
  for (const [name, value] of headers) fetchHeaders.set(name, value);
  return new Response(typeof body === 'object' ? new Uint8Array(body) : (body ?? null), {
    status,
    headers: fetchHeaders,
  });
}
