// Fetch adapter: for Deno, Bun, workers, Hono, and other servers with `Request` and `Response`.

import type { ServiceRequest, ServiceResponse } from '../http.ts';
import { methodOf } from '../method.ts';
import type { Service } from '../service.ts';
import { limited } from './read-limited-body.ts';

/** Connection information of the server; `remoteAddr` is Deno's form. */
export interface FetchContext {
  /** The client's IP address. */
  readonly address?: unknown;
  readonly remoteAddr?: unknown;
}

/** Creates the handler of a Fetch server: `Deno.serve(createFetchHandler(service))`. */
export function createFetchHandler(service: Service): (request: Request, context?: FetchContext) => Promise<Response> {
  return async (request, context = {}) => responseOf(await service.handle(requestOf(request, context)));
}

function requestOf(request: Request, context: FetchContext): ServiceRequest {
  const { pathname, search } = new URL(request.url);
  const { body } = request;
  const announced = Number(request.headers.get('content-length') ?? 0);
  return {
    method: methodOf(request.method),
    target: pathname + search,
    headers: Object.fromEntries(request.headers),
    signal: request.signal,
    address: addressOf(context),
    ...(body && { body: (limit: number) => limited(chunksOf(body), announced, limit) }),
  };
}

function addressOf({ address, remoteAddr }: FetchContext): string | undefined {
  if (typeof address === 'string') return address;
  if (typeof remoteAddr !== 'object' || remoteAddr === null || !('hostname' in remoteAddr)) return undefined;
  return typeof remoteAddr.hostname === 'string' ? remoteAddr.hostname : undefined;
}

/** Iterates over a stream: not every platform has async iteration of streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Not awaited: a cloned body is canceled only once each of its clones is.
    reader.cancel().catch(() => undefined);
  }
}

function responseOf({ status, headers, body }: ServiceResponse): Response {
  const all = new Headers();
  for (const [name, value] of headers) all.set(name, value);
  return new Response(typeof body === 'object' ? new Uint8Array(body) : (body ?? null), { status, headers: all });
}
