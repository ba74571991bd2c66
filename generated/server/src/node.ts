// A service behind node:http.

export { createNodeListener } from './runtime/server/adapters/node.js';
