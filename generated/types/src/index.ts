// Exports of all modules.

export type { $Read, $Write, components, operations, paths, webhooks } from './openapi.js';
export type * from './schemas.js';
export type * from './operations.js';
export type * from './filters.js';
