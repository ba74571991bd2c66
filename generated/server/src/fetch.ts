// A service behind the Fetch interface.

export { createFetchHandler, type FetchContext } from './runtime/server/adapters/fetch.js';
