// Cached reads are valid until any write.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../src/service/storage/sqlite-database.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { createReadCache } from '../../../src/service/storage/read-cache.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'ashlar-remembered-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const write = (storage: Storage, value: string): Promise<unknown> =>
  storage.work('write', (db) =>
    db
      .insertInto('settings')
      .values({ name: 'told', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
const read = (storage: Storage): Promise<string | undefined> =>
  storage.work(
    'read',
    async (db) =>
      (await db.selectFrom('settings').where('name', '=', 'told').select('value').executeTakeFirst())?.value,
  );

describe.each(['a file', ':memory:'])('the cache of %s', (where) => {
  it('is invalidated by a write only', async () => {
    const storage = await openSqliteStorage(where === ':memory:' ? where : join(directory, 'own.db'));
    const reported = createReadCache<string>(storage, 10);
    let looks = 0;
    const look = (): Promise<string | undefined> => {
      looks++;
      return read(storage);
    };
    expect([await reported('a', look), await reported('a', look), looks]).toEqual([undefined, undefined, 2]);
    for (const value of ['one', 'two']) {
      await write(storage, value);
      const before = looks;
      expect([await reported('a', look), await reported('a', look), looks - before]).toEqual([value, value, 1]);
    }
    await storage.close();
  });

  it('excludes values read during a write', async () => {
    const storage = await openSqliteStorage(where === ':memory:' ? where : join(directory, 'meanwhile.db'));
    const reported = createReadCache<string>(storage, 10);
    await write(storage, 'old');
    const late = async (): Promise<string | undefined> => {
      const found = await read(storage);
      await write(storage, 'new');
      return found;
    };
    expect(await reported('a', late)).toBe('old');
    expect(await reported('a', () => read(storage))).toBe('new');
    await storage.close();
  });
});

it('a write of another program invalidates the cache soon', async () => {
  const file = join(directory, 'shared.db');
  const storage = await openSqliteStorage(file);
  const reported = createReadCache<string>(storage, 10);
  await write(storage, 'ours');
  expect(await reported('a', () => read(storage))).toBe('ours');
  const other = openSqlite(file);
  other.exec("update settings set value = 'theirs' where name = 'told'");
  other.close();
  await expect.poll(() => reported('a', () => read(storage))).toBe('theirs');
  await storage.close();
});

it('values that are not cacheable, or of a shared storage, are not cached', async () => {
  let looks = 0;
  const look = (): Promise<string> => Promise.resolve(`look ${++looks}`);
  const [shared, choosy] = [
    createReadCache<string>({}, 10),
    createReadCache<string>({ revision: () => 1 }, 10, () => false),
  ];
  expect([await shared('a', look), await shared('a', look), await choosy('a', look), await choosy('a', look)]).toEqual([
    'look 1',
    'look 2',
    'look 3',
    'look 4',
  ]);
});

it('the size is limited', async () => {
  const two = createReadCache<string>({ revision: () => 1 }, 2);
  let looks = 0;
  const look = (): Promise<string> => Promise.resolve(`look ${++looks}`);
  for (const key of ['a', 'b', 'c', 'a']) await two(key, look);
  expect(looks).toBe(4);
});
