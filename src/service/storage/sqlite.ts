// Storage in a SQLite file: one connection that writes, one that reads beside it.

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import { letAsk } from './at-once.ts';
import { migrate } from './migrate.ts';
import { writeProbe } from './probe.ts';
import { checkSqlite, DamagedDatabaseError, isDamage } from './sqlite-check.ts';
import { openSqlite, type OpenSqlite } from './sqlite-database.ts';
import type { Storage, Work } from './storage.ts';
import type { Tables } from './tables.ts';
import { UnavailableError } from './unavailable.ts';

/** How long another program's write lock is waited for, in milliseconds, and how often it is tried. */
const lockTimeout = 5000;
const lockRetry = 20;

/**
 * Takes the lock when a transaction begins: one that finds out later that it has to write may fail. Another program may
 * have it. It is waited for without blocking the thread, and all transactions together wait for the timeout once.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #timeout: number;
  #lockedSince: number | undefined;
  constructor(config: SqliteDialectConfig, timeout: number) {
    super(config);
    this.#timeout = timeout;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        this.#lockedSince = undefined;
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince >= this.#timeout) throw error;
        await setTimeout(lockRetry);
      }
    }
  }

  /** SQLite has rolled back by itself after some errors, such as a full disk; the first error is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database is locked');
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #timeout: number;
  constructor(config: SqliteDialectConfig, timeout: number) {
    super(config);
    this.#config = config;
    this.#timeout = timeout;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#timeout);
  }
}

/** With less space left than this, the storage is not ready for what requests may write. */
const leastFree = 1_048_576;

export interface SqliteOptions {
  /** How long another program's write lock is waited for, in milliseconds. */
  readonly timeout?: number;
  /** The bytes that are free on a folder's disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Opens the file and brings its tables up to date; `:memory:` lives as long as the process. What a write answered is on
 * the disk: the log is synchronised at every commit. Throws a `DamagedDatabaseError` for a damaged file.
 */
export async function openSqliteStorage(
  path: string,
  { timeout = lockTimeout, freeBytes = freeBytesOn }: SqliteOptions = {},
): Promise<Storage> {
  const inMemory = path === ':memory:';
  const file = inMemory ? prepared(openSqlite(path), inMemory) : openChecked(path);
  const writer = kyselyOf(file, timeout);
  await migrate(writer, 'sqlite');
  // A second connection to `:memory:` would be another database; there, reading waits for writing.
  const reader = inMemory ? writer : readerOf(readOnly(prepared(openSqlite(path), inMemory)), timeout);
  let revision = 0;
  const others = inMemory ? undefined : othersOf(file);
  const work: Work = (mode, task) =>
    mode === 'read'
      ? task(reader)
      : writer
          .transaction()
          .execute(task)
          .finally(() => revision++);
  return {
    dialect: 'sqlite',
    shared: false,
    work,
    reader,
    // Nothing that is read changes by it, so the revision stays.
    async probe() {
      await writer.transaction().execute(writeProbe);
      // A small write may still fit into the log as it is.
      if (!inMemory && (await freeBytes(dirname(path))) < leastFree)
        throw new UnavailableError(new Error('the disk is full'));
    },
    revision: () => revision + (others?.() ?? 0),
    async close() {
      if (reader !== writer) await reader.destroy();
      if (!inMemory) moveLog(file);
      await writer.destroy();
    },
  };
}

/** Opens a file for writing once it is known to be undamaged. */
function openChecked(path: string): OpenSqlite {
  const database = openSqlite(path);
  try {
    const problems = checkSqlite(prepared(database, false));
    if (problems.length > 0) throw new DamagedDatabaseError(problems);
    // The driver waits for locks itself.
    database.exec('pragma busy_timeout = 0;');
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new DamagedDatabaseError([error.message]) : error;
  }
}

/** How often it is looked whether anybody else has written to the file, in milliseconds. */
const lookEvery = 100;

/** How often a program that is none of this service's has been seen to have written to the file, such as a person's at its tables. */
function othersOf(database: OpenSqlite): () => number {
  const version = database.prepare('pragma data_version');
  let [looked, last, times] = [0, -1, 0];
  return () => {
    const now = performance.now();
    if (now - looked < lookEvery) return times;
    looked = now;
    const [row] = version.all([]);
    const found = typeof row === 'object' && row !== null && 'data_version' in row ? Number(row.data_version) : 0;
    if (found !== last) times++;
    last = found;
    return times;
  };
}

/** Moves the log into the database file, so that a closed database is one file. Not every library does so when it closes. */
function moveLog(database: OpenSqlite): void {
  try {
    database.exec('pragma wal_checkpoint(truncate);');
  } catch (error) {
    // The log stays, as after a crash, and is read at the next start.
    if (!(error instanceof UnavailableError)) throw error;
  }
}

function prepared(database: OpenSqlite, inMemory: boolean): OpenSqlite {
  if (!inMemory) database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000;');
  return database;
}

/** What reads changes nothing, or the revision would not tell. */
function readOnly(database: OpenSqlite): OpenSqlite {
  database.exec('pragma query_only = on;');
  return database;
}

function kyselyOf(database: OpenSqlite, timeout: number): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new ImmediateDialect({ database }, timeout) });
}

/** Nothing is ever half done on a connection that only reads: each query ends before the next one can begin. */
function readerOf(database: OpenSqlite, timeout: number): Kysely<Tables> {
  return letAsk(kyselyOf(database, timeout), ({ sql, parameters }) => database.prepare(sql).all(parameters));
}
