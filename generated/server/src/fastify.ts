// Fastify adapter.

export { createFastifyPlugin } from './runtime/server/adapters/fastify.js';
