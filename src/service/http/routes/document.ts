// The published OpenAPI document (spec: Versioning), and links to it from the root.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDirectory } from '../asset-paths.ts';
import type { Routes } from '../attach-service.ts';

const formats = [
  ['openapi.json', 'application/json'],
  ['openapi.yaml', 'application/yaml'],
] as const;

/** Serves the document without authentication, and to every origin. */
export const documentRoutes: Routes = (app) => {
  app.get('/', ({ headers }, reply) => {
    void reply.header('Vary', 'Accept');
    if (headers.accept?.includes('text/html')) return reply.redirect('/docs/');
    return reply.send({ documentation: '/docs/', document: '/v4/openapi.json', readiness: '/readyz' });
  });
  for (const [name, type] of formats) {
    app.get(`/v4/${name}`, async (_request, reply) => {
      const bytes = await readFile(join(generatedDirectory('spec'), name));
      return reply
        .headers({
          'Content-Type': type,
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': 'public, max-age=60',
          'X-Content-Type-Options': 'nosniff',
        })
        .send(bytes);
    });
  }
};
