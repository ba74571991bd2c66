// Fastify adapter: `app.register(createFastifyPlugin(service))`. The application's hooks run around it.

import type { Service } from '../service.ts';
import { createServiceRequest, type NodeRequest, type NodeResponseState } from './node.ts';

/** The part of a `FastifyRequest` that the adapter uses. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  /** The client's address by the application's `trustProxy` setting. */
  readonly ip: string;
}

/** The part of a `FastifyReply` that the adapter uses. */
export interface FastifyReplyLike {
  readonly raw: NodeResponseState;
  code(status: number): unknown;
  header(name: string, value: string): unknown;
  send(body?: unknown): unknown;
}

/** The part of a `FastifyInstance` that the adapter uses. */
export interface FastifyLike {
  /** Prefix of the plugin's paths; empty without a prefix. */
  readonly prefix: string;
  addHook(name: 'onRequest', hook: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown;
  all(path: '/' | '/*', handler: () => undefined): unknown;
}

/**
 * Creates a Fastify plugin. It handles every path below its prefix; the document's paths include the prefix. Fastify
 * itself responds to requests that it rejects before any hook, such as those with invalid percent-encoding.
 */
export function createFastifyPlugin(service: Service): (app: FastifyLike) => Promise<void> {
  return (app) => {
    // `onRequest` runs before Fastify reads the body, which the service reads according to the operation.
    app.addHook('onRequest', async (request, reply) => {
      const { status, headers, body } = await service.handle(createServiceRequest(request.raw, reply.raw, request.ip));
      reply.code(status);
      for (const [name, value] of headers) reply.header(name, value);
      // Sent as bytes, because Fastify adds a charset to strings.
      return reply.send(typeof body === 'string' ? new TextEncoder().encode(body) : body);
    });
    app.all('/*', () => undefined);
    // With a prefix, `/*` does not match the prefix itself. Without one, `/` can be a route of the application.
    if (app.prefix !== '') app.all('/', () => undefined);
    return Promise.resolve();
  };
}
