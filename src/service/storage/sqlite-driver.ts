// SQLite driver: `node:sqlite` if available, otherwise libsql, with a cache of prepared statements.

import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { mapSqliteError } from './unavailable.ts';

/** The part of the common API of both libraries that the service uses. */
interface RawStatement {
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
}

interface RawDatabase {
  prepare(sql: string): RawStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

type RawConstructor = new (path: string, options?: object) => RawDatabase;

export interface SqliteConnection extends SqliteDatabase {
  exec(sql: string): void;
}

/** Maximum number of cached statements, more than the number of distinct queries in the service. */
const cacheSize = 500;

/**
 * Opens a file, or a new database for `:memory:`. Throws if the file cannot be opened; later file or disk failures
 * throw an `UnavailableError`.
 */
export function openSqlite(path: string, options: { readonly readOnly?: boolean } = {}): SqliteConnection {
  const raw = openRaw(path, options.readOnly ?? false);
  const statements = new LRUCache<string, SqliteStatement>({ max: cacheSize });
  return {
    exec: (sql) => void withMappedErrors(() => raw.exec(sql)),
    close: () => void raw.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = withMappedErrors(() => toStatement(raw, sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

const builtInConstructor = loadBuiltInSqlite();

function openRaw(path: string, readOnly: boolean): RawDatabase {
  const require = createRequire(import.meta.url);
  if (builtInConstructor) return new builtInConstructor(path, { readOnly });
  const Libsql = require('libsql') as RawConstructor;
  return new Libsql(path, { readonly: readOnly });
}

/**
 * Returns `node:sqlite`, which Node 20 lacks. Suppresses the experimental warning of Node 22, because standard
 * error is the log.
 */
function loadBuiltInSqlite(): RawConstructor | undefined {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    const module: unknown = process.getBuiltinModule('node:sqlite');
    return typeof module === 'object' && module !== null && 'DatabaseSync' in module
      ? (module.DatabaseSync as RawConstructor)
      : undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function toStatement(raw: RawDatabase, sql: string): SqliteStatement {
  const statement = raw.prepare(sql);
  return {
    // Kysely's own check needs a property that `node:sqlite` lacks in Node 22.
    reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
    all: (parameters) => withMappedErrors(() => statement.all(...toArguments(parameters))),
    run: (parameters) => withMappedErrors(() => statement.run(...toArguments(parameters))),
    iterate: (parameters) => statement.iterate(...toArguments(parameters)),
  };
}

/**
 * libsql takes a single null argument for named parameters, so parameters are passed as an array. `node:sqlite` does
 * not take arrays.
 */
function toArguments(parameters: readonly unknown[]): readonly unknown[] {
  return parameters.length === 1 && parameters[0] === null && !builtInConstructor ? [[null]] : parameters;
}

function withMappedErrors<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw mapSqliteError(error);
  }
}
