// Tests that the read cache is invalidated by each write, and only by writes.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openSqlite } from '../../../src/service/storage/sqlite-driver.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { createReadCache } from '../../../src/service/storage/read-cache.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'ashlar-read-cache-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const write = (storage: Storage, value: string): Promise<unknown> =>
  storage.work('write', (db) =>
    db
      .insertInto('settings')
      .values({ name: 'test', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
const read = (storage: Storage): Promise<string | undefined> =>
  storage.work(
    'read',
    async (db) =>
      (await db.selectFrom('settings').where('name', '=', 'test').select('value').executeTakeFirst())?.value,
  );

describe.each(['a file', ':memory:'])('the read cache for %s', (location) => {
  it('is invalidated only by a write', async () => {
    const storage = await openSqliteStorage(location === ':memory:' ? location : join(directory, 'separate.db'));
    const readCached = createReadCache<string>(storage, 10);
    let readCount = 0;
    const readAndCount = (): Promise<string | undefined> => {
      readCount++;
      return read(storage);
    };
    expect([await readCached('a', readAndCount), await readCached('a', readAndCount), readCount]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    for (const value of ['one', 'two']) {
      await write(storage, value);
      const before = readCount;
      expect([await readCached('a', readAndCount), await readCached('a', readAndCount), readCount - before]).toEqual([
        value,
        value,
        1,
      ]);
    }
    await storage.close();
  });

  it('does not cache a value that was read before a concurrent write', async () => {
    const storage = await openSqliteStorage(location === ':memory:' ? location : join(directory, 'concurrent.db'));
    const readCached = createReadCache<string>(storage, 10);
    await write(storage, 'old');
    const readBeforeWrite = async (): Promise<string | undefined> => {
      const value = await read(storage);
      await write(storage, 'new');
      return value;
    };
    expect(await readCached('a', readBeforeWrite)).toBe('old');
    expect(await readCached('a', () => read(storage))).toBe('new');
    await storage.close();
  });
});

test('a write by another program soon invalidates the read cache', async () => {
  const file = join(directory, 'shared.db');
  const storage = await openSqliteStorage(file);
  const readCached = createReadCache<string>(storage, 10);
  await write(storage, 'from this program');
  expect(await readCached('a', () => read(storage))).toBe('from this program');
  const otherProgram = openSqlite(file);
  otherProgram.exec("update settings set value = 'from another program' where name = 'test'");
  otherProgram.close();
  await expect.poll(() => readCached('a', () => read(storage))).toBe('from another program');
  await storage.close();
});

test('uncacheable values and values from a shared storage are not cached', async () => {
  let readCount = 0;
  const readAndCount = (): Promise<string> => Promise.resolve(`read ${++readCount}`);
  const [readShared, readUncacheable] = [
    createReadCache<string>({}, 10),
    createReadCache<string>({ revision: () => 1 }, 10, () => false),
  ];
  expect([
    await readShared('a', readAndCount),
    await readShared('a', readAndCount),
    await readUncacheable('a', readAndCount),
    await readUncacheable('a', readAndCount),
  ]).toEqual(['read 1', 'read 2', 'read 3', 'read 4']);
});

test('the size of the read cache is limited', async () => {
  const readCached = createReadCache<string>({ revision: () => 1 }, 2);
  let readCount = 0;
  const readAndCount = (): Promise<string> => Promise.resolve(`read ${++readCount}`);
  for (const key of ['a', 'b', 'c', 'a']) await readCached(key, readAndCount);
  expect(readCount).toBe(4);
});
