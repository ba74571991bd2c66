// Where state is kept: one database, whichever it is.

import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Tables } from './tables.ts';

export type Mode = 'read' | 'write';

/**
 * Runs a task on the database. A write is one transaction: what the task throws undoes it, and is thrown on. A read takes none.
 * Rejects with an `UnavailableError` if the database cannot do it at the moment; a write may then have been done if its commit was under way.
 */
export type Work = <T>(mode: Mode, task: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;

export interface Storage {
  readonly dialect: Dialect;
  /** Whether other processes may use it at the same time. */
  readonly shared: boolean;
  readonly work: Work;
  /** The database for what only reads, where nothing need be waited for before it begins. */
  readonly reader?: Kysely<Tables>;
  /** Changes with every write that has been done; absent where other processes may write, too. What was read is still so as long as it is the same. */
  readonly revision?: () => number;
  /** Writes and commits a row of its own, to find out whether writing works. Rejects if it does not. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
