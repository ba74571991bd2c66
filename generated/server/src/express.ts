// A service as a handler of Express.

export { createExpressHandler } from './runtime/server/adapters/express.js';
