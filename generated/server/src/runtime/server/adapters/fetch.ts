// A service behind the Fetch interface: Deno, Bun, workers, Hono, and whatever else takes a Request and gives a Response.

import type { ServiceRequest, ServiceResponse } from '../http.js';
import { methodOf } from '../method.js';
import type { Service } from '../service.js';
import { limited } from './read-limited-body.js';

/** What the server knows of a request beyond itself. Deno says it in its own words. */
export interface FetchContext {
  /** The client's address. */
  readonly address?: unknown;
  readonly remoteAddr?: unknown;
}

/** The handler of a Fetch server: `Deno.serve(createFetchHandler(service))`. */
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

/** Not every server lets a stream be iterated. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Not awaited: a cloned body is cancelled only once each of its clones is.
    reader.cancel().catch(() => undefined);
  }
}

function responseOf({ status, headers, body }: ServiceResponse): Response {
  const all = new Headers();
  for (const [name, value] of headers) all.set(name, value);
  return new Response(typeof body === 'object' ? new Uint8Array(body) : (body ?? null), { status, headers: all });
}
