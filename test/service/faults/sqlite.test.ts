// Tests that a SQLite storage survives a full disk and a locked file, and that a damaged file is always reported.

import { openSync, readFileSync, statSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi, test } from 'vitest';
import { checkDatabaseFile } from '../../../src/service/start/check-database-file.ts';
import { openState } from '../../../src/service/start/open-state.ts';
import { StartError } from '../../../src/service/start/start-error.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { openSqlite } from '../../../src/service/storage/sqlite-driver.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { UnavailableError } from '../../../src/service/storage/unavailable.ts';
import { createTemporaryDirectory } from '../start/built-program.ts';

const { directory, remove } = createTemporaryDirectory();
afterAll(remove);

const addAccount = (storage: Storage, id: string, billing: string | null = null): Promise<unknown> =>
  storage.work('write', (db) => db.insertInto('accounts').values({ id, billing }).execute());
const listAccountIds = (storage: Storage): Promise<readonly string[]> =>
  storage.work('read', async (db) =>
    (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id),
  );
/** A value that is too large for SQLite's free pages. */
const largeValue = JSON.stringify('x'.repeat(500_000));

describe('a SQLite storage', () => {
  it('is unavailable for every write without free disk space, and recovers', async () => {
    const storage = await openSqliteStorage(join(directory, 'full.db'));
    await addAccount(storage, 'before');
    const pages = await storage.work('write', async (db) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
      return rows[0]?.page_count;
    });
    expect(pages).toBeGreaterThan(1);
    for (const attempt of [1, 2]) {
      const error: unknown = await addAccount(storage, `full ${attempt}`, largeValue).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(UnavailableError);
      expect(error).toHaveProperty('message', 'database or disk is full');
    }
    expect(await listAccountIds(storage)).toEqual(['before']);
    await storage.work('write', (db) => sql`pragma max_page_count = 100000`.execute(db));
    await addAccount(storage, 'after', largeValue);
    expect(await listAccountIds(storage)).toEqual(['after', 'before']);
    await storage.close();
  });

  it("waits for another program's lock without blocking reads, and all writes share one timeout", async () => {
    const file = join(directory, 'locked.db');
    let time = 0;
    const now = vi.fn(() => time);
    const storage = await openSqliteStorage(file, { now });
    await addAccount(storage, 'before');
    const otherDatabase = openSqlite(file);
    otherDatabase.exec('begin immediate');
    const writes = [1, 2, 3].map((count) => addAccount(storage, `locked ${count}`));
    expect(await listAccountIds(storage)).toEqual(['before']);
    await expect.poll(() => now.mock.calls.length).toBeGreaterThan(0);
    // With separate timeouts, the second write would wait until the clock moves again.
    time = 5000;
    for (const result of await Promise.allSettled(writes))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    await expect(storage.probe()).rejects.toThrow(UnavailableError);
    otherDatabase.exec('rollback');
    await storage.probe();
    // A lock that is released in time is not an error.
    otherDatabase.exec('begin immediate');
    const delayedWrite = addAccount(storage, 'after');
    otherDatabase.exec('rollback');
    otherDatabase.close();
    await delayedWrite;
    expect(await listAccountIds(storage)).toEqual(['after', 'before']);
    await storage.close();
  });
});

describe('a database file', () => {
  const data = join(directory, 'damaged');
  const options = { data, databaseUrl: undefined, key: 'a key for this test' };
  const file = join(data, 'service.db');

  it('is rejected at startup and reported on demand if any page is damaged', async () => {
    const first = await openState(options);
    for (let count = 0; count < 30; count++)
      await addAccount(first.storage, `account ${count}`, JSON.stringify('x'.repeat(2000)));
    expect(checkDatabaseFile(options)).toBe(`${file} is not damaged.`);
    await first.close();
    const validContent = readFileSync(file);
    const pageSize = 4096;
    let damageCount = 0;
    for (let page = 1; page < validContent.length / pageSize; page += 7) {
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(512, 0xa5), 0, 512, page * pageSize);
      closeSync(handle);
      await expect(openState(options)).rejects.toThrow(
        /service\.db cannot be used: the file is damaged: .*\. Nothing was changed\. Restore it from a backup/,
      );
      expect(() => checkDatabaseFile(options)).toThrow(StartError);
      damageCount++;
      writeFileSync(file, validContent);
    }
    expect(damageCount).toBeGreaterThan(5);
    const reopened = await openState(options);
    expect(await listAccountIds(reopened.storage)).toHaveLength(30);
    await reopened.close();
  });

  it('is not checked for damage if it is missing, in memory, or not a SQLite file', () => {
    expect(() => checkDatabaseFile({ data: join(directory, 'missing'), databaseUrl: undefined })).toThrow(
      /cannot be checked: this user cannot read/,
    );
    expect(() => checkDatabaseFile({ data: ':memory:', databaseUrl: undefined })).toThrow(/has none/);
    expect(() => checkDatabaseFile({ data, databaseUrl: 'postgres://127.0.0.1/a' })).toThrow(/pg_amcheck/);
  });
});

test('new and existing files in a shared directory are made readable only by this user', async () => {
  const { directory: data, remove: removeData } = createTemporaryDirectory();
  const files = ['service.db', 'service.db-wal', 'service.db-shm', 'lock', 'key'].map((name) => join(data, name));
  const umask = process.getuid ? 0o022 : 0;
  for (const round of ['new files', 'existing files']) {
    if (round === 'existing files')
      for (const file of [files[0] ?? '', files[3] ?? '']) writeFileSync(file, readFileSync(file), { mode: 0o666 });
    const { storage, close } = await openState({ data, databaseUrl: undefined, key: undefined });
    await addAccount(storage, round);
    expect([round, umask, ...files.map((file) => statSync(file).mode & 0o077)]).toEqual([round, umask, 0, 0, 0, 0, 0]);
    await close();
  }
  removeData();
});
