// Synchronous queries for in-process databases, where a microtask turn costs as much as the query.

import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type ExecuteQuerySync = (query: CompiledQuery) => readonly unknown[];

const syncQueries = new WeakMap<Kysely<Tables>, ExecuteQuerySync>();

/** Enables synchronous queries on a database. */
export function enableSyncQueries(db: Kysely<Tables>, query: ExecuteQuerySync): Kysely<Tables> {
  syncQueries.set(db, query);
  return db;
}

/** Returns the synchronous query function; `undefined` if there is none, as for a transaction. */
export function getSyncQuery(db: Kysely<Tables>): ExecuteQuerySync | undefined {
  return syncQueries.get(db);
}
