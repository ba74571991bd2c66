// A service as a plugin of Fastify.

export { createFastifyPlugin } from './runtime/server/adapters/fastify.js';
