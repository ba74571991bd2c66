// The service behind one server: Fastify has the routes beside the interface, and every path that nothing else takes is the pipeline's.

import { createFastifyPlugin } from '@cloud-api/server/fastify';
import { createNodeListener } from '@cloud-api/server/node';
import type { Service } from '@cloud-api/server';
import fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { Server as HttpServer } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import { UnavailableError } from '../storage/unavailable.ts';
import { errorBody } from './errors.ts';
import { headerProblem } from './singular.ts';
import { straightToPipeline } from './straight.ts';

export type AnyServer = HttpServer | HttpsServer;

const rejectedHeaders = { 'Content-Type': 'application/json', Connection: 'close' };

/** Adds routes of its own, before those of the service. */
export type Routes = (app: FastifyInstance) => void;

/**
 * Puts the service onto a server that may be listening already: the addresses that the service names are then known
 * before it begins. Requests are answered from the moment that the promise is kept. `onError` is told of each exception
 * outside of the pipeline, and of the id that its answer carries, where it has one.
 */
export async function createApp(
  service: Service,
  server: AnyServer,
  routes: readonly Routes[],
  onError: (error: unknown, requestId?: unknown) => void,
): Promise<FastifyInstance> {
  const straight = straightToPipeline();
  const serverFactory: FastifyServerFactory = (handler) => {
    server.on('request', straight.listener(createNodeListener(service), handler));
    return server;
  };
  const app = fastify({
    serverFactory,
    logger: false,
    return503OnClosing: false,
    // Escapes that are no text, before any hook: the service says that no path is called so.
    frameworkErrors: (_error, request, { raw }) => {
      const problem = headerProblem(request.raw);
      if (problem !== undefined) {
        const body = errorBody(problem);
        raw.writeHead(400, { ...rejectedHeaders, 'Content-Length': Buffer.byteLength(body) });
        raw.end(body);
        return;
      }
      void service
        .handle({ method: request.method, target: request.raw.url ?? '/', headers: {}, address: request.ip })
        .then(({ status, headers, body }) => {
          raw.writeHead(status, Object.fromEntries(headers));
          raw.end(body);
        });
    },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 5000 },
  });
  // What the pipeline answers never gets here; other routes have nothing to say that a client could use.
  app.setErrorHandler((error: unknown, _request, reply) => {
    // The storage reports an outage itself, once.
    if (error instanceof UnavailableError) {
      const { status, reasons, headers } = error.refusal;
      return reply
        .code(status)
        .headers({ ...headers, 'Content-Type': 'application/json' })
        .send(Buffer.from(errorBody(reasons[0]?.message ?? '')));
    }
    onError(error, reply.getHeader('X-Request-Id'));
    return reply
      .code(500)
      .header('Content-Type', 'application/json')
      .send(Buffer.from(errorBody('Internal server error')));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const problem = headerProblem(request.raw);
    if (problem === undefined) done();
    else
      void reply
        .code(400)
        .headers(rejectedHeaders)
        .send(Buffer.from(errorBody(problem)));
  });
  app.addHook('onRoute', ({ url }) => straight.except(url));
  for (const add of routes) add(app);
  void app.register(async (scope: FastifyInstance) => {
    await createFastifyPlugin(service)(scope);
    // Methods that Fastify does not route get here too, and the hook has answered them by then.
    scope.setNotFoundHandler(() => undefined);
  });
  await app.ready();
  return app;
}
