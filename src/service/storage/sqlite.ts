// Storage in a SQLite file: one connection for writes, one for reads.

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
import { enableSyncQueries } from './sync-query.ts';
import { migrate } from './migrate.ts';
import { writeProbe } from './write-probe.ts';
import { checkSqliteIntegrity, DamagedDatabaseError, isDamage } from './sqlite-integrity.ts';
import { createTableRevisions } from './table-revisions.ts';
import { openSqlite, type SqliteConnection } from './sqlite-driver.ts';
import type { Storage, RunTask } from './storage.ts';
import type { Tables } from './tables.ts';
import { UnavailableError } from './unavailable.ts';

/** Timeout and retry interval for another program's write lock, in milliseconds. */
const lockTimeout = 5000;
const lockRetryInterval = 20;

/**
 * Acquires the write lock at the start of a transaction, because a later upgrade of the lock may fail. Waits for
 * another program without blocking the thread. All waiting transactions share one timeout.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #now: MonotonicClock;
  #lockedSince: number | undefined;
  constructor(config: SqliteDialectConfig, now: MonotonicClock) {
    super(config);
    this.#now = now;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        this.#lockedSince = undefined;
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#lockedSince ??= this.#now();
        if (this.#now() - this.#lockedSince >= lockTimeout) throw error;
        await setTimeout(lockRetryInterval);
      }
    }
  }

  /** After some errors, such as a full disk, SQLite rolls back automatically. Only the first error is reported. */
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
  readonly #now: MonotonicClock;
  constructor(config: SqliteDialectConfig, now: MonotonicClock) {
    super(config);
    this.#config = config;
    this.#now = now;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#now);
  }
}

/** Minimum free space, in bytes, for the storage to be ready for writes. */
const minFreeBytes = 1_048_576;

/** Returns milliseconds since an arbitrary point in time. */
type MonotonicClock = () => number;

export interface SqliteOptions {
  /** The clock for the timeout of another program's write lock. @default performance.now */
  readonly now?: MonotonicClock;
  /** Returns the free bytes on a directory's disk. */
  readonly freeBytes?: (directory: string) => Promise<number>;
}

async function getFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Opens the file and runs migrations; `:memory:` lasts as long as the process. Writes are durable: the log is
 * synchronized at every commit. Throws a `DamagedDatabaseError` for a damaged file.
 */
export async function openSqliteStorage(
  path: string,
  { now = () => performance.now(), freeBytes = getFreeBytes }: SqliteOptions = {},
): Promise<Storage> {
  const inMemory = path === ':memory:';
  const file = inMemory ? withPragmas(openSqlite(path), inMemory) : openChecked(path);
  await migrate(createKysely(file, now), 'sqlite');
  const { observe, trackRead } = createTableRevisions(file, inMemory ? undefined : createWriteDetector(file));
  const writer = createKysely(observe(file), now);
  // A second connection to `:memory:` would open a separate database, so reads wait for writes.
  const reader = inMemory ? writer : createReader(observe(asReadOnly(withPragmas(openSqlite(path), inMemory))), now);
  const work: RunTask = (mode, task) => (mode === 'read' ? task(reader) : writer.transaction().execute(task));
  return {
    dialect: 'sqlite',
    shared: false,
    work,
    reader,
    async probe() {
      await writer.transaction().execute(writeProbe);
      // If the disk is full, a small write might still fit into the existing log.
      if (!inMemory && (await freeBytes(dirname(path))) < minFreeBytes)
        throw new UnavailableError(new Error('the disk is full'));
    },
    trackRead,
    async close() {
      if (reader !== writer) await reader.destroy();
      if (!inMemory) checkpointLog(file);
      await writer.destroy();
    },
  };
}

/** Opens a file for writing after checking it for damage. */
function openChecked(path: string): SqliteConnection {
  const database = openSqlite(path);
  try {
    const problems = checkSqliteIntegrity(withPragmas(database, false));
    if (problems.length > 0) throw new DamagedDatabaseError(problems);
    // The driver waits for locks itself.
    database.exec('pragma busy_timeout = 0;');
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new DamagedDatabaseError([error.message]) : error;
  }
}

/** Interval in milliseconds for detecting writes of other programs. */
const checkInterval = 100;

/** Counts the detected writes to the file by other programs, such as a database browser. */
function createWriteDetector(database: SqliteConnection): () => number {
  const version = database.prepare('pragma data_version');
  let [lastCheck, lastVersion, writeCount] = [0, -1, 0];
  return () => {
    const now = performance.now();
    if (now - lastCheck < checkInterval) return writeCount;
    lastCheck = now;
    const [row] = version.all([]);
    const dataVersion = typeof row === 'object' && row !== null && 'data_version' in row ? Number(row.data_version) : 0;
    if (dataVersion !== lastVersion) writeCount++;
    lastVersion = dataVersion;
    return writeCount;
  };
}

/** Checkpoints the log, so that a closed database is one file. Not every library does so on close. */
function checkpointLog(database: SqliteConnection): void {
  try {
    database.exec('pragma wal_checkpoint(truncate);');
  } catch (error) {
    // The log remains, as after a crash, and is read at the next start.
    if (!(error instanceof UnavailableError)) throw error;
  }
}

function withPragmas(database: SqliteConnection, inMemory: boolean): SqliteConnection {
  if (!inMemory) database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000;');
  return database;
}

/** Prevents writes through the reader. */
function asReadOnly(database: SqliteConnection): SqliteConnection {
  database.exec('pragma query_only = on;');
  return database;
}

function createKysely(database: SqliteConnection, now: MonotonicClock): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new ImmediateDialect({ database }, now) });
}

/** Creates the reader. Queries are synchronous, so they never interleave. */
function createReader(database: SqliteConnection, now: MonotonicClock): Kysely<Tables> {
  return enableSyncQueries(createKysely(database, now), ({ sql, parameters }) => database.prepare(sql).all(parameters));
}
