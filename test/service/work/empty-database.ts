// Empty databases for tests of background work.

import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { createDatabase } from '../harness/postgres.ts';
import type { StorageName } from '../harness/storages.ts';

/** A database that several processes can open. With SQLite, each `open` call creates a separate database in memory. */
export interface EmptyDatabase {
  readonly open: () => Promise<Storage>;
  readonly drop: () => Promise<void>;
}

/** Creates an empty database for one test file. */
export async function createEmptyDatabase(name: StorageName): Promise<EmptyDatabase> {
  const openStorages: Storage[] = [];
  const track = async (opening: Promise<Storage>): Promise<Storage> => {
    const storage = await opening;
    openStorages.push(storage);
    return storage;
  };
  const closeAll = async (): Promise<void> => {
    for (const storage of openStorages) await storage.close();
  };
  if (name === 'sqlite') return { open: () => track(openSqliteStorage(':memory:')), drop: closeAll };
  const database = await createDatabase();
  return {
    open: () => track(openPostgresStorage(database.url, 4)),
    async drop() {
      await closeAll();
      await database.drop();
    },
  };
}

/** Counts job runs per subject. `count` adds one in the job's own transaction. */
export const tally = {
  count: async (unit: Parameters<Parameters<Storage['work']>[1]>[0], subject: number): Promise<void> => {
    await unit
      .insertInto('rate_windows')
      .values({ key: String(subject), count: 1, reset_at: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ count: eb('rate_windows.count', '+', 1) })),
      )
      .execute();
  },
  read: async (storage: Storage): Promise<ReadonlyMap<number, number>> => {
    const rows = await storage.work('read', (db) => db.selectFrom('rate_windows').select(['key', 'count']).execute());
    return new Map(rows.map(({ key, count }) => [Number(key), count]));
  },
};
