// Adapter for node:http.

export { createNodeListener } from './runtime/server/adapters/node.js';
