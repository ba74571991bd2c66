// Tests that every SQLite connection of the service is configured to write commits to disk.

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openState } from '../../../src/service/start/open-state.ts';
import { createTemporaryDirectory } from '../start/built-program.ts';

const { directory, remove } = createTemporaryDirectory();
afterAll(remove);

test('the writer and the reader use WAL and synchronize it at every commit', async () => {
  const { storage, close } = await openState({ data: join(directory, 'data'), databaseUrl: undefined, key: undefined });
  for (const mode of ['read', 'write'] as const) {
    const pragmas = await storage.work(mode, async (db) => [
      (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows[0]?.journal_mode,
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous,
      (await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)).rows[0]?.foreign_keys,
    ]);
    expect([mode, ...pragmas]).toEqual([mode, 'wal', 2, 1]);
  }
  await close();
});
