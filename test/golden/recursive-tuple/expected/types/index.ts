// Everything that this folder's modules export.

export type { components, operations, paths, webhooks } from './openapi.js';
export type * from './schemas.js';
