// The server as a Fastify plugin with a prefix, and next to routes of the application.

import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createFastifyPlugin } from '../../../src/runtime/server/adapters/fastify.ts';
import type { Service } from '../../../src/runtime/server/service.ts';

const service: Service = { handle: ({ target }) => Promise.resolve({ status: 200, headers: [], body: target }) };

async function respondTo(app: FastifyInstance, path: string): Promise<readonly [status: number, body: string]> {
  const { statusCode, body } = await app.inject(path);
  return [statusCode, statusCode === 404 ? '' : body];
}

it('handles each path that starts with its prefix, and the prefix itself', async () => {
  const app = fastify();
  await app.register(createFastifyPlugin(service), { prefix: '/v1' });
  expect(await respondTo(app, '/v1')).toEqual([200, '/v1']);
  expect(await respondTo(app, '/v1?page=2')).toEqual([200, '/v1?page=2']);
  expect(await respondTo(app, '/v1/')).toEqual([200, '/v1/']);
  expect(await respondTo(app, '/v1/tags')).toEqual([200, '/v1/tags']);
  expect(await respondTo(app, '/v10')).toEqual([404, '']);
  expect(await respondTo(app, '/')).toEqual([404, '']);
});

it('leaves routes to the application', async () => {
  const app = fastify();
  app.get('/', () => 'home');
  app.get('/health', () => 'well');
  await app.register(createFastifyPlugin(service));
  expect(await respondTo(app, '/')).toEqual([200, 'home']);
  expect(await respondTo(app, '/health')).toEqual([200, 'well']);
  expect(await respondTo(app, '/tags')).toEqual([200, '/tags']);
});
