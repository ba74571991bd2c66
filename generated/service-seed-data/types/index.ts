// Everything that this folder's modules export.

export type { components, operations, paths, webhooks } from './openapi.ts';
export type * from './schemas.ts';
