// The embedded database: Node's own SQLite where Node has it, libsql where it does not, behind one face, each statement prepared once.

import { createRequire } from 'node:module';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { fromSqlite } from './unavailable.ts';

/** What both libraries have, as far as it is used. */
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

export interface OpenSqlite extends SqliteDatabase {
  exec(sql: string): void;
}

/** As many as the service has kinds of queries, and some. */
const remembered = 500;

/** Opens a file, or a database of its own for `:memory:`. Throws where the file cannot be opened, and an `UnavailableError` where file or disk fail later. */
export function openSqlite(path: string, options: { readonly readOnly?: boolean } = {}): OpenSqlite {
  const raw = create(path, options.readOnly ?? false);
  const statements = new Map<string, SqliteStatement>();
  return {
    exec: (sql) => void mapped(() => raw.exec(sql)),
    close: () => void raw.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = mapped(() => statementOf(raw, sql));
      if (statements.size >= remembered) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

const builtIn = builtInSqlite();

function create(path: string, readOnly: boolean): RawDatabase {
  const require = createRequire(import.meta.url);
  if (builtIn) return new builtIn(path, { readOnly });
  const Libsql = require('libsql') as RawConstructor;
  return new Libsql(path, { readonly: readOnly });
}

/** `node:sqlite`, which Node 20 does not have. Node 22 would say on standard error, among the log, that it is experimental. */
function builtInSqlite(): RawConstructor | undefined {
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

function statementOf(raw: RawDatabase, sql: string): SqliteStatement {
  const statement = raw.prepare(sql);
  return {
    // Kysely's own test would ask the library, and node:sqlite has no such answer in Node 22.
    reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
    all: (parameters) => mapped(() => statement.all(...handed(parameters))),
    run: (parameters) => mapped(() => statement.run(...handed(parameters))),
    iterate: (parameters) => statement.iterate(...handed(parameters)),
  };
}

/** libsql takes a null that stands alone for an object of named values; in a list it takes it as it is. node:sqlite takes no lists. */
function handed(parameters: readonly unknown[]): readonly unknown[] {
  return parameters.length === 1 && parameters[0] === null && !builtIn ? [[null]] : parameters;
}

function mapped<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw fromSqlite(error);
  }
}
