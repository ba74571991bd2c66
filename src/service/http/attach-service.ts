// The HTTP application: Fastify serves additional routes; the pipeline handles every other path.

import { createFastifyPlugin } from '@cloud-api/server/fastify';
import { createNodeListener } from '@cloud-api/server/node';
import type { Service } from '@cloud-api/server';
import fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { Server as HttpServer } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import { UnavailableError } from '../storage/unavailable.ts';
import { errorBody } from './error-body.ts';
import { findHeaderProblem } from './header-problem.ts';
import { createPipelineDispatcher } from './pipeline-dispatcher.ts';

export type AnyServer = HttpServer | HttpsServer;

const rejectedHeaders = { 'Content-Type': 'application/json', Connection: 'close' };

/** Adds routes that take precedence over those of the service. */
export type Routes = (app: FastifyInstance) => void;

/**
 * Attaches the service to a server, which may already be listening so that its address is known. The app handles
 * requests as soon as the promise resolves. `onError` receives each exception outside of the pipeline, and the request
 * ID of the response if it has one.
 */
export async function attachService(
  service: Service,
  server: AnyServer,
  routes: readonly Routes[],
  onError: (error: unknown, requestId?: unknown) => void,
): Promise<FastifyInstance> {
  const dispatcher = createPipelineDispatcher();
  const serverFactory: FastifyServerFactory = (handler) => {
    server.on('request', dispatcher.listener(createNodeListener(service), handler));
    return server;
  };
  const app = fastify({
    serverFactory,
    logger: false,
    return503OnClosing: false,
    // Called for invalid percent-encoding, before any hook runs. The service responds with 404.
    frameworkErrors: (_error, request, { raw }) => {
      const headerError = findHeaderProblem(request.raw);
      if (headerError !== undefined) {
        const body = errorBody(headerError);
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
  // Handles errors from the additional routes, without details for clients.
  app.setErrorHandler((error: unknown, _request, reply) => {
    // The storage reports an outage itself, once.
    if (error instanceof UnavailableError) {
      const { status, details, headers } = error.errorResponse;
      return reply
        .code(status)
        .headers({ ...headers, 'Content-Type': 'application/json' })
        .send(Buffer.from(errorBody(details[0]?.message ?? '')));
    }
    onError(error, reply.getHeader('X-Request-Id'));
    return reply
      .code(500)
      .header('Content-Type', 'application/json')
      .send(Buffer.from(errorBody('Internal server error')));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const headerError = findHeaderProblem(request.raw);
    if (headerError === undefined) done();
    else
      void reply
        .code(400)
        .headers(rejectedHeaders)
        .send(Buffer.from(errorBody(headerError)));
  });
  app.addHook('onRoute', ({ url }) => dispatcher.exclude(url));
  for (const addRoutes of routes) addRoutes(app);
  void app.register(async (scope: FastifyInstance) => {
    await createFastifyPlugin(service)(scope);
    // Methods that Fastify does not route also get here; the hook has already responded.
    scope.setNotFoundHandler(() => undefined);
  });
  await app.ready();
  return app;
}
