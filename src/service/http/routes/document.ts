// The interface description, as it is published (interface: Versioning).

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFolder } from '../assets.ts';
import type { Routes } from '../app.ts';

const forms = [
  ['openapi.json', 'application/json'],
  ['openapi.yaml', 'application/yaml'],
] as const;

/** Anybody may read it, from any origin. */
export const documentRoutes: Routes = (app) => {
  for (const [name, type] of forms) {
    app.get(`/v4/${name}`, async (_request, reply) => {
      const bytes = await readFile(join(generatedFolder('spec'), name));
      return reply.headers({ 'Content-Type': type, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60', 'X-Content-Type-Options': 'nosniff' }).send(bytes);
    });
  }
};
