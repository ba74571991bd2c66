// Connection pool: prepares recurring statements, survives lost connections, and discards those that do not respond.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createStatementNames, type StatementNames } from './statement-names.ts';
import { fromPostgres, UnavailableError } from './unavailable.ts';

/** How long the server has to say goodbye when the pool ends, in milliseconds. */
const farewell = 1000;

/** A pool for Kysely. Errors of the server and of connections are `UnavailableError`s. */
export function createPool(config: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool(config);
  const open = new Set<pg.PoolClient>();
  // A connection that is lost while idle is replaced by the next `connect`.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
    // The pool listens only while a connection is idle. One that is lost in use fails its next query; without a listener
    // it would end the process.
    client.on('error', () => undefined);
  });
  const nameOf = createStatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw fromPostgres(error);
      });
      const known = wrapped.get(client) ?? wrap(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
    async end() {
      const late = setTimeout(() => open.forEach(disconnect), farewell);
      await pool.end();
      clearTimeout(late);
    },
  };
}

function wrap(client: pg.PoolClient, nameOf: StatementNames): PostgresPoolClient {
  let lost: UnavailableError | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // What would wait behind a query without a response, such as a rollback.
    if (lost) throw lost;
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      const result = await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      // A transaction with a failed statement ends like this, without an error.
      if (text === 'commit' && result.command !== 'COMMIT')
        throw new Error('the transaction was rolled back at its commit');
      return result;
    } catch (error) {
      const found = fromPostgres(error);
      // An error that the server has sent itself leaves the connection usable, unless it ends the session.
      if (found instanceof UnavailableError && !isStatementError(found)) {
        lost = found;
        disconnect(client);
      }
      throw found;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
}

/** Whether only the statement failed: 08, 57P and 25P03 end the session, and errors of `pg` and of sockets have no SQLSTATE. */
function isStatementError({ code }: UnavailableError): boolean {
  return /^[\dX][\dA-Z]{4}$/.test(code) && !/^(08|57P|25P03)/.test(code);
}

function disconnect(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
