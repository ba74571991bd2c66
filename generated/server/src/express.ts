// Express adapter.

export { createExpressHandler } from './runtime/server/adapters/express.js';
