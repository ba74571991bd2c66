// Revisions of the tables of a SQLite database, from which follows whether a cached read is current.

import { LRUCache } from 'lru-cache';
import type { SqliteConnection } from './sqlite-driver.ts';

/** The result of a read, and whether everything that it has read is unchanged. */
export interface TrackedRead<T> {
  readonly result: T;
  readonly isCurrent: () => boolean;
}

/** Runs a read, and tracks the tables that it depends on. */
export type TrackRead = <T>(read: () => Promise<T>) => Promise<TrackedRead<T>>;

export interface TableRevisions {
  readonly trackRead: TrackRead;
  /** Returns a connection that tracks its statements. */
  readonly observe: (connection: SqliteConnection) => SqliteConnection;
}

/** A table. Its revision changes with every write. */
interface Table {
  revision: number;
}

/** Maximum number of statements whose tables are cached, more than the number of distinct queries in the service. */
const maxStatements = 500;

/**
 * Creates the revisions of all tables of a migrated database. A statement reads or writes each table whose name occurs
 * in it: more than necessary does no harm. `countOtherWrites` returns the number of detected writes of other programs.
 */
export function createTableRevisions(
  database: SqliteConnection,
  countOtherWrites: () => number = () => 0,
): TableRevisions {
  const tables = new Map<string, Table>(listTables(database).map((name) => [name, { revision: 0 }]));
  const cascades = findCascades(database, [...tables.keys()]);
  const namesByStatement = new LRUCache<string, readonly string[]>({ max: maxStatements });
  const namesIn = (sql: string): readonly string[] => {
    const names = namesByStatement.get(sql) ?? (sql.match(/\w+/g) ?? []).filter((word) => tables.has(word));
    namesByStatement.set(sql, names);
    return names;
  };
  /** Revisions before the first access of each read in progress. Reads that overlap depend on each other's tables. */
  const readsInProgress = new Set<Map<Table, number>>();
  const written = new Set<string>();
  let isInTransaction = false;
  const countWrites = (): void => {
    for (const name of written) {
      const table = tables.get(name);
      if (table) table.revision++;
    }
    written.clear();
  };
  const onStatement = (sql: string): void => {
    const [keyword = ''] = /\w+/.exec(sql.toLowerCase()) ?? [];
    const isWrite = !(keyword === 'with' ? /^(?!.*\b(?:insert|update|delete)\b)/is.test(sql) : keyword === 'select');
    if (keyword === 'begin') isInTransaction = true;
    if (keyword === 'commit' || keyword === 'rollback') isInTransaction = false;
    for (const name of namesIn(sql)) {
      const table = tables.get(name);
      if (!table) continue;
      for (const revisions of readsInProgress) if (!revisions.has(table)) revisions.set(table, table.revision);
      if (isWrite) for (const changed of cascades(name)) written.add(changed);
    }
    // The connection runs the statement synchronously after this, so that no read occurs in between.
    if (!isInTransaction) countWrites();
  };
  return {
    observe: (connection) => ({
      ...connection,
      prepare(sql) {
        onStatement(sql);
        return connection.prepare(sql);
      },
    }),
    async trackRead(read) {
      const revisions = new Map<Table, number>();
      const otherWrites = countOtherWrites();
      readsInProgress.add(revisions);
      try {
        const result = await read();
        const dependencies = [...revisions];
        return {
          result,
          isCurrent: () =>
            countOtherWrites() === otherWrites &&
            dependencies.every(([table, revision]) => table.revision === revision),
        };
      } finally {
        readsInProgress.delete(revisions);
      }
    },
  };
}

function listTables(database: SqliteConnection): readonly string[] {
  return database
    .prepare("select name from sqlite_master where type = 'table'")
    .all([])
    .flatMap((row) => textColumn(row, 'name'));
}

/** Returns a function that returns a table and those whose rows a write to it may change, because they refer to it. */
function findCascades(database: SqliteConnection, names: readonly string[]): (name: string) => ReadonlySet<string> {
  const referring = new Map<string, string[]>();
  for (const name of names)
    for (const row of database.prepare(`pragma foreign_key_list(${name})`).all([]))
      for (const target of textColumn(row, 'table')) referring.set(target, [...(referring.get(target) ?? []), name]);
  const collect = (name: string, found: Set<string>): ReadonlySet<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const child of referring.get(name) ?? []) collect(child, found);
    return found;
  };
  const cascades = new Map(names.map((name) => [name, collect(name, new Set())]));
  return (name) => cascades.get(name) ?? new Set([name]);
}

function textColumn(row: unknown, column: string): readonly string[] {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  return typeof value === 'string' ? [value] : [];
}
