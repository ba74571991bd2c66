// Storage in PostgreSQL, which any number of processes may share.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createPool } from './postgres-pool.ts';
import { writeProbe } from './probe.ts';
import { sqlStateOf } from './sqlstate.ts';
import type { Storage, Work } from './storage.ts';
import type { Tables } from './tables.ts';
import { fromPostgres } from './unavailable.ts';

/** A transaction that lost against others is begun anew, at most this often. */
const attempts = 5;

/** Serialisation failures and deadlocks: nothing is wrong with the work itself. */
const passing = new Set(['40001', '40P01']);

/** How long a server that does not respond is waited for, in milliseconds. */
export interface Timeouts {
  /** For a connection: a new one, or one that another request is using. */
  readonly connect: number;
  /** For a statement, the locks that it waits for included. */
  readonly statement: number;
}

const usual: Timeouts = { connect: 4000, statement: 5000 };

// Counts and milliseconds are well within what a number holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connects, and brings the tables up to date. `connections`: how many at most. What the server or a connection prevents
 * fails with an `UnavailableError`, within the timeouts; the next work gets another connection.
 */
export async function openPostgresStorage(url: string, connections = 10, timeouts = usual): Promise<Storage> {
  await migrateOn(url, timeouts);
  const { statement } = timeouts;
  const pool = createPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    // The server's own timeout leaves the connection usable, so it comes first.
    statement_timeout: statement,
    query_timeout: statement + 1000,
    // Releases the locks of a process that has stopped in the middle of a transaction.
    idle_in_transaction_session_timeout: 60_000,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const work: Work = async (mode, task) => {
    if (mode === 'read') return task(db);
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(task);
      } catch (error) {
        if (attempt === attempts || !passing.has(sqlStateOf(error))) throw error;
      }
    }
  };
  return { dialect: 'postgres', shared: true, work, probe: () => work('write', writeProbe), close: () => db.destroy() };
}

/** On a connection without a limit for statements: a migration, or waiting for another process's, may take its time. */
async function migrateOn(url: string, { connect }: Timeouts): Promise<void> {
  const pool = createPool({ connectionString: url, max: 1, connectionTimeoutMillis: connect });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    throw fromPostgres(error);
  } finally {
    await db.destroy();
  }
}
