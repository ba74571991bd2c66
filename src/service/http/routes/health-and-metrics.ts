// Liveness, readiness, and metrics.

import type { Metrics } from '../../metrics.ts';
import type { Routes } from '../attach-service.ts';

/** Creates the routes. `checkReadiness` resolves to the reason the service is not ready; `undefined` if it is ready. */
export function healthAndMetricsRoutes(checkReadiness: () => Promise<string | undefined>, metrics: Metrics): Routes {
  return (app) => {
    app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      const reason = await checkReadiness();
      return reply
        .code(reason === undefined ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send(reason === undefined ? { status: 'ready' } : { status: 'not ready', reason });
    });
    app.get('/metrics', async (_request, reply) => {
      const { contentType, text } = await metrics.render();
      return reply.headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).send(text);
    });
  };
}
