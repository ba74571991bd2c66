// Exports of all modules.

export type { components, operations, paths, webhooks } from './openapi.js';
export type * from './schemas.js';
export type * from './operations.js';
export type * from './filters.js';
export * from './enums.js';
