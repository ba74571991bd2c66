// Whether the process is alive, whether it can serve, and its metrics.

import type { Metrics } from '../../metrics.ts';
import type { Routes } from '../app.ts';

/** `notReady`: resolves to why the service cannot serve; undefined if it can. */
export function healthRoutes(notReady: () => Promise<string | undefined>, metrics: Metrics): Routes {
  return (app) => {
    app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      const reason = await notReady();
      return reply
        .code(reason === undefined ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send(reason === undefined ? { status: 'ready' } : { status: 'not ready', reason });
    });
    app.get('/metrics', async (_request, reply) => {
      const { contentType, text } = await metrics.page();
      return reply.headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).send(text);
    });
  };
}
