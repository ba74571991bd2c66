// Adapter for servers that use the Fetch API.

export { createFetchHandler, type FetchContext } from './runtime/server/adapters/fetch.js';
