// A service as a plugin of Fastify: `app.register(createFastifyPlugin(service))`. Hooks of the application run around it.

import type { Service } from '../service.js';
import { nodeRequest, type NodeRequest, type NodeSending } from './node.js';

/** What is needed of a `FastifyRequest`. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  /** By the application's own trust in proxies. */
  readonly ip: string;
}

/** What is needed of a `FastifyReply`. */
export interface FastifyReplyLike {
  readonly raw: NodeSending;
  code(status: number): unknown;
  header(name: string, value: string): unknown;
  send(body?: unknown): unknown;
}

/** What is needed of a `FastifyInstance`. */
export interface FastifyLike {
  addHook(name: 'onRequest', hook: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown;
  all(path: '/*', handler: () => undefined): unknown;
}

/**
 * The plugin. It takes every path below the prefix that it is registered with; prefix and path together are the
 * service's own. What Fastify refuses before any hook, such as escapes that are no text, it answers itself.
 */
export function createFastifyPlugin(service: Service): (app: FastifyLike) => Promise<void> {
  return (app) => {
    // Before Fastify reads the body: the service does that itself, by what the operation takes.
    app.addHook('onRequest', async (request, reply) => {
      const { status, headers, body } = await service.handle(nodeRequest(request.raw, reply.raw, request.ip));
      reply.code(status);
      for (const [name, value] of headers) reply.header(name, value);
      // Fastify would add a charset to text.
      return reply.send(typeof body === 'string' ? new TextEncoder().encode(body) : body);
    });
    app.all('/*', () => undefined);
    return Promise.resolve();
  };
}
