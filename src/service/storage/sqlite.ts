// Storage in a SQLite file: one connection that writes, one that reads beside it.

import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver, type SqliteDialectConfig } from 'kysely';
import { letAsk } from './at-once.ts';
import { migrate } from './migrate.ts';
import { openSqlite, type OpenSqlite } from './sqlite-database.ts';
import type { Storage, Work } from './storage.ts';
import type { Tables } from './tables.ts';

/** Takes the lock when a transaction begins: one that finds out later that it has to write may fail. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/**
 * Opens the file and brings its tables up to date; `:memory:` lives as long as the process. What a write answered is on
 * the disk: the log is synchronised at every commit.
 */
export async function openSqliteStorage(path: string): Promise<Storage> {
  const inMemory = path === ':memory:';
  const file = prepared(openSqlite(path), inMemory);
  const writer = kyselyOf(file);
  await migrate(writer, 'sqlite');
  // A second connection to `:memory:` would be another database; there, reading waits for writing.
  const reader = inMemory ? writer : readerOf(readOnly(prepared(openSqlite(path), inMemory)));
  let revision = 0;
  const others = inMemory ? undefined : othersOf(file);
  const work: Work = (mode, task) => (mode === 'read' ? task(reader) : writer.transaction().execute(task).finally(() => revision++));
  return {
    dialect: 'sqlite',
    shared: false,
    work,
    reader,
    revision: () => revision + (others?.() ?? 0),
    async close() {
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
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

function kyselyOf(database: OpenSqlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new ImmediateDialect({ database }) });
}

/** Nothing is ever half done on a connection that only reads: each query ends before the next one can begin. */
function readerOf(database: OpenSqlite): Kysely<Tables> {
  return letAsk(kyselyOf(database), ({ sql, parameters }) => database.prepare(sql).all(parameters));
}
