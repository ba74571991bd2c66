// Table revisions, which invalidate cached reads.

import type { SqliteStatement } from 'kysely';
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

/** A table. Its revision changes with every committed write. */
interface Table {
  revision: number;
}

type StatementKind = 'read' | 'write' | 'begin' | 'end';

/** What a statement accesses. */
interface Access {
  readonly kind: StatementKind;
  /** The tables whose names occur in the statement. Extra tables only cause extra reads. */
  readonly read: readonly Table[];
  /** The tables that a write may change, also by a cascade. */
  readonly written: readonly Table[];
}

/** Maximum number of statements whose access is cached, more than the number of distinct queries in the service. */
const maxStatements = 500;

/**
 * Creates the revisions of all tables of a migrated database. `countOtherWrites` returns the number of detected writes
 * of other programs.
 */
export function createTableRevisions(
  database: SqliteConnection,
  countOtherWrites: () => number = () => 0,
): TableRevisions {
  const accessOf = createStatementAnalysis(database);
  /** Revisions before the first access of each read in progress. Reads that overlap depend on each other's tables. */
  const readsInProgress = new Set<Map<Table, number>>();
  const uncommitted = new Set<Table>();
  let isInTransaction = false;
  const beforeStatement = ({ read }: Access): void => {
    for (const revisions of readsInProgress)
      for (const table of read) if (!revisions.has(table)) revisions.set(table, table.revision);
  };
  /** Runs synchronously after a statement, so that no read occurs in between. */
  const afterStatement = ({ kind, written }: Access, hasChanges: boolean): void => {
    if (kind === 'begin') isInTransaction = true;
    if (kind === 'end') isInTransaction = false;
    if (hasChanges) for (const table of written) uncommitted.add(table);
    if (isInTransaction) return;
    for (const table of uncommitted) table.revision++;
    uncommitted.clear();
  };
  const observeStatement = (statement: SqliteStatement, access: Access): SqliteStatement => ({
    reader: statement.reader,
    all(parameters) {
      beforeStatement(access);
      const rows = statement.all(parameters);
      afterStatement(access, true);
      return rows;
    },
    run(parameters) {
      beforeStatement(access);
      const result = statement.run(parameters);
      afterStatement(access, result.changes > 0);
      return result;
    },
    iterate(parameters) {
      beforeStatement(access);
      afterStatement(access, true);
      return statement.iterate(parameters);
    },
  });
  return {
    observe: (connection) => ({
      ...connection,
      prepare: (sql) => observeStatement(connection.prepare(sql), accessOf(sql)),
    }),
    async trackRead(read) {
      const revisions = new Map<Table, number>();
      const otherWrites = countOtherWrites();
      readsInProgress.add(revisions);
      try {
        const result = await read();
        const dependencies = [...revisions];
        const isCurrent = (): boolean =>
          dependencies.length > 0 &&
          countOtherWrites() === otherWrites &&
          dependencies.every(([table, revision]) => table.revision === revision);
        return { result, isCurrent };
      } finally {
        readsInProgress.delete(revisions);
      }
    },
  };
}

/** Returns a function that returns what a statement accesses. */
function createStatementAnalysis(database: SqliteConnection): (sql: string) => Access {
  const names = listTables(database);
  const tables = new Map<string, Table>(names.map((name) => [name, { revision: 0 }]));
  const cascades = {
    update: findCascades(database, names, 'on_update'),
    delete: findCascades(database, names, 'on_delete'),
  };
  const toTables = (found: Iterable<string>): readonly Table[] =>
    [...new Set(found)].flatMap((name) => tables.get(name) ?? []);
  const listWritten = (sql: string, words: readonly string[]): readonly string[] => {
    const [, insert] = /^\s*insert\s+into\s+"?(\w+)/.exec(sql) ?? [];
    const [, update] = /^\s*update\s+"?(\w+)/.exec(sql) ?? [];
    const [, deleted] = /^\s*delete\s+from\s+"?(\w+)/.exec(sql) ?? [];
    if (insert !== undefined) return /\bdo\s+update\b/.test(sql) ? cascades.update(insert) : [insert];
    if (update !== undefined) return cascades.update(update);
    if (deleted !== undefined) return cascades.delete(deleted);
    return words.flatMap((name) => [...cascades.update(name), ...cascades.delete(name)]);
  };
  const accessBySql = new LRUCache<string, Access>({ max: maxStatements });
  return (sql) => {
    const cached = accessBySql.get(sql);
    if (cached) return cached;
    const text = sql.toLowerCase();
    const words = text.match(/\w+/g) ?? [];
    const kind = statementKind(text);
    const access = {
      kind,
      read: toTables(words),
      written: kind === 'write' ? toTables(listWritten(text, words)) : [],
    };
    accessBySql.set(sql, access);
    return access;
  };
}

/** Returns the kind of a statement in lower case. A statement of an unknown kind is a write. */
function statementKind(sql: string): StatementKind {
  if (/^\s*begin\b/.test(sql)) return 'begin';
  if (/^\s*(?:commit|end|rollback(?!.*\bto\b))\b/s.test(sql)) return 'end';
  const isQuery = /^\s*select\b/.test(sql) || /^\s*with\b(?!.*\b(?:insert|update|delete|replace)\b)/s.test(sql);
  return isQuery ? 'read' : 'write';
}

function listTables(database: SqliteConnection): readonly string[] {
  return database
    .prepare("select lower(name) as name from sqlite_master where type = 'table'")
    .all([])
    .map((row) => readText(row, 'name'));
}

/**
 * Returns a function that returns a table, and the tables whose rows change with its rows because they refer to it.
 * `action` is the column with what happens to these rows.
 */
function findCascades(
  database: SqliteConnection,
  names: readonly string[],
  action: 'on_update' | 'on_delete',
): (name: string) => readonly string[] {
  const referring = new Map<string, string[]>();
  for (const name of names) {
    for (const row of database.prepare(`pragma foreign_key_list(${name})`).all([])) {
      const target = readText(row, 'table').toLowerCase();
      if (readText(row, action) !== 'NO ACTION') referring.set(target, [...(referring.get(target) ?? []), name]);
    }
  }
  const collect = (name: string, found: Set<string>): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const child of referring.get(name) ?? []) collect(child, found);
    return found;
  };
  const cascades = new Map(names.map((name) => [name, [...collect(name, new Set())]]));
  return (name) => cascades.get(name) ?? [];
}

function readText(row: unknown, column: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, column)) : '';
}
