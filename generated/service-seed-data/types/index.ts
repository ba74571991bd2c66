// Exports of all modules.

export type { components, operations, paths, webhooks } from './openapi.ts';
export type * from './schemas.ts';
export * from './enums.ts';
