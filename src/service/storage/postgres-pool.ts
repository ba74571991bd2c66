// Connection pool: prepares recurring statements, survives lost connections, and discards unresponsive ones.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createStatementNames, type StatementNames } from './statement-names.ts';
import { mapPostgresError, UnavailableError } from './unavailable.ts';

/** Timeout in milliseconds for closing connections when the pool ends. */
const closeTimeout = 1000;

/** Creates a pool for Kysely. Server and connection errors are `UnavailableError`s. */
export function createPool(config: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool(config);
  const openClients = new Set<pg.PoolClient>();
  // An idle connection that is lost is replaced by the next `connect`.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    openClients.add(client);
    client.once('end', () => openClients.delete(client));
    // The pool listens only while a connection is idle. If a connection in use is lost, its next query fails; without
    // this listener, the process would end.
    client.on('error', () => undefined);
  });
  const getStatementName = createStatementNames();
  const wrappedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw mapPostgresError(error);
      });
      const wrappedClient = wrappedClients.get(client) ?? wrapClient(client, getStatementName);
      wrappedClients.set(client, wrappedClient);
      return wrappedClient;
    },
    async end() {
      const deadline = setTimeout(() => openClients.forEach(disconnect), closeTimeout);
      await pool.end();
      clearTimeout(deadline);
    },
  };
}

function wrapClient(client: pg.PoolClient, getStatementName: StatementNames): PostgresPoolClient {
  let lostError: UnavailableError | undefined;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // Rejects queries, such as a rollback, that would wait for an unanswered query.
    if (lostError) throw lostError;
    const name = values.length === 0 ? undefined : getStatementName(text);
    try {
      const result = await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      // The server reports the commit of a failed transaction as a rollback, without an error.
      if (text === 'commit' && result.command !== 'COMMIT')
        throw new Error('the transaction was rolled back on commit');
      return result;
    } catch (error) {
      const mappedError = mapPostgresError(error);
      // An error from the server leaves the connection usable, unless it ends the session.
      if (mappedError instanceof UnavailableError && !isStatementError(mappedError)) {
        lostError = mappedError;
        disconnect(client);
      }
      throw mappedError;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(lostError) };
}

/**
 * Returns whether only the statement failed: 08, 57P, and 25P03 end the session; errors from `pg` and sockets have no
 * SQLSTATE.
 */
function isStatementError({ code }: UnavailableError): boolean {
  return /^[\dX][\dA-Z]{4}$/.test(code) && !/^(08|57P|25P03)/.test(code);
}

function disconnect(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
