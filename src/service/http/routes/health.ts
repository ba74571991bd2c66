// Whether the process is alive, whether it can serve, and its metrics.

import type { Metrics } from '../../metrics.ts';
import type { Routes } from '../app.ts';

/** `ready`: whether the storage answers and the service is not ending. */
export function healthRoutes(ready: () => Promise<boolean>, metrics: Metrics): Routes {
  return (app) => {
    app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      const is = await ready();
      return reply.code(is ? 200 : 503).header('Cache-Control', 'no-store').send({ status: is ? 'ready' : 'not ready' });
    });
    app.get('/metrics', async (_request, reply) => {
      const { contentType, text } = await metrics.page();
      return reply.headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).send(text);
    });
  };
}
