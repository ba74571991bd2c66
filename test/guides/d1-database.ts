// D1 database of a worker, in memory.

import Sqlite from 'libsql';

interface Statement {
  bind(...values: readonly unknown[]): Statement;
  first(): Promise<unknown>;
  all(): Promise<{ readonly results: readonly unknown[] }>;
}

/** Creates a database with a schema. */
export function createD1Database(schema: string): { prepare(sql: string): Statement } {
  const database = new Sqlite(':memory:');
  database.exec(schema);
  const bind = (sql: string, values: readonly unknown[]): Statement => ({
    bind: (...bound) => bind(sql, bound),
    first: () => Promise.resolve(database.prepare(sql).get(...values) ?? null),
    all: () => Promise.resolve({ results: database.prepare(sql).all(...values) }),
  });
  return { prepare: (sql) => bind(sql, []) };
}
