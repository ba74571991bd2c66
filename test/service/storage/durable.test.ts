// What a write answered is on the disk: does each connection of the storage as it is composed say so?

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openState } from '../../../src/service/start/open.ts';
import { temporaryFolder } from '../start/built.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

it('the log is written ahead, and synchronised at every commit, by the writer and the reader', async () => {
  const { storage, close } = await openState({ data: join(folder, 'data'), databaseUrl: undefined, key: undefined });
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
