// In-memory host, for tests and examples.

export {
  createMemoryHost,
  type MemoryHost,
  type MemoryHostOptions,
} from './runtime/server/memory/in-memory-host.js';
export type {
  ScopeIncludes,
  MemoryIdentity,
  MemoryUser,
} from './runtime/server/memory/in-memory-identities.js';
export type {
  MemoryRecord,
  MemoryTx,
  StoredRecord,
} from './runtime/server/memory/in-memory-records.js';
