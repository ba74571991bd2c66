// Storage in PostgreSQL, shared by any number of processes.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createPool } from './postgres-pool.ts';
import { writeProbe } from './write-probe.ts';
import { getSqlState } from './get-sqlstate.ts';
import type { Storage, RunTask } from './storage.ts';
import type { Tables } from './tables.ts';
import { mapPostgresError } from './unavailable.ts';

/** Maximum number of attempts for a transaction. */
const maxAttempts = 5;

/** Serialization failures and deadlocks, which a retry can resolve. */
const retryableStates = new Set(['40001', '40P01']);

/** Timeouts for an unresponsive server, in milliseconds. */
export interface Timeouts {
  /** For getting a connection: opening one, or waiting for one in use. */
  readonly connect: number;
  /** For a statement, including its locks. */
  readonly statement: number;
}

const defaultTimeouts: Timeouts = { connect: 4000, statement: 5000 };

// All `bigint` values are counts or milliseconds, which are safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connects and runs migrations. `connections` is the pool size. Failures of the server or a connection reject with an
 * `UnavailableError` within the timeouts; the next unit of work gets a new connection.
 */
export async function openPostgresStorage(url: string, connections = 10, timeouts = defaultTimeouts): Promise<Storage> {
  await migrateDatabase(url, timeouts);
  const { statement } = timeouts;
  const pool = createPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    // The server's timeout leaves the connection usable, so it must expire before the client's.
    statement_timeout: statement,
    query_timeout: statement + 1000,
    // Releases the locks of a process that stopped within a transaction.
    idle_in_transaction_session_timeout: 60_000,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const work: RunTask = async (mode, task) => {
    if (mode === 'read') return task(db);
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(task);
      } catch (error) {
        if (attempt === maxAttempts || !retryableStates.has(getSqlState(error))) throw error;
      }
    }
  };
  return { dialect: 'postgres', shared: true, work, probe: () => work('write', writeProbe), close: () => db.destroy() };
}

/** Migrates on a connection without a statement timeout, because a migration by any process can take a long time. */
async function migrateDatabase(url: string, { connect }: Timeouts): Promise<void> {
  const pool = createPool({ connectionString: url, max: 1, connectionTimeoutMillis: connect });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    throw mapPostgresError(error);
  } finally {
    await db.destroy();
  }
}
