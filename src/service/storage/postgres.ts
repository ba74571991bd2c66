// Storage in PostgreSQL, which any number of processes may share.

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { sqlStateOf } from './sqlstate.ts';
import { createStatementNames } from './statement-names.ts';
import type { Storage, Work } from './storage.ts';
import type { Tables } from './tables.ts';

/** A transaction that lost against others is begun anew, at most this often. */
const attempts = 5;

/** Serialisation failures and deadlocks: nothing is wrong with the work itself. */
const passing = new Set(['40001', '40P01']);

// Counts and milliseconds are well within what a number holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects, and brings the tables up to date. `connections`: how many at most. */
export async function openPostgresStorage(url: string, connections = 10): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection that breaks while it is idle is replaced when the next one is asked for.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  await migrate(db, 'postgres');
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
  return { dialect: 'postgres', shared: true, work, close: () => db.destroy() };
}

/** A pool whose connections prepare each statement once that comes again. */
function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = createStatementNames();
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const faceOf = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
      const name = values.length === 0 ? undefined : nameOf(text);
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    };
    const face: PostgresPoolClient = { query: query as PostgresPoolClient['query'], release: () => client.release() };
    faces.set(client, face);
    return face;
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      return faces.get(client) ?? faceOf(client);
    },
    end: () => pool.end(),
  };
}
