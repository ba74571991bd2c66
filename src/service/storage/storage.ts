// Storage of the service's state, in SQLite or PostgreSQL.

import type { Kysely } from 'kysely';
import type { TrackRead } from './table-revisions.ts';
import type { Tables } from './tables.ts';

export type Mode = 'read' | 'write';

/**
 * Runs a task on the database. A write is one transaction: an exception in the task rolls it back and is rethrown. A
 * read has no transaction. Rejects with an `UnavailableError` if the database currently fails; in that case, a write
 * whose commit was in progress may have been committed.
 */
export type RunTask = <T>(mode: Mode, task: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;

export interface Storage {
  readonly dialect: Dialect;
  /** Whether other processes can use it concurrently. */
  readonly shared: boolean;
  readonly work: RunTask;
  /** The database for reads that do not have to wait for writes. */
  readonly reader?: Kysely<Tables>;
  /** Tracks whether a read is still current, so that it can be cached; absent if other processes can write. */
  readonly trackRead?: TrackRead;
  /** Commits a row to test writing. Rejects on failure. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export type Dialect = 'sqlite' | 'postgres';
