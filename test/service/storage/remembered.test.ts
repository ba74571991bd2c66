// What was read holds until something is written, whoever writes it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../src/service/storage/sqlite-database.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { remembering } from '../../../src/service/storage/remembered.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-remembered-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

describe.each(['a file', ':memory:'])('what is remembered of %s', (where) => {
  it('is looked up again once something is written, and not before', async () => {
    const storage = await openSqliteStorage(where === ':memory:' ? where : join(folder, 'own.db'));
    const told = remembering<string>(storage, 10);
    let looks = 0;
    const look = (): Promise<string | undefined> => {
      looks++;
      return read(storage);
    };
    expect([await told('a', look), await told('a', look), looks]).toEqual([undefined, undefined, 2]);
    for (const value of ['one', 'two']) {
      await write(storage, value);
      const before = looks;
      expect([await told('a', look), await told('a', look), looks - before]).toEqual([value, value, 1]);
    }
    await storage.close();
  });

  it('is not what was found while something was written', async () => {
    const storage = await openSqliteStorage(where === ':memory:' ? where : join(folder, 'meanwhile.db'));
    const told = remembering<string>(storage, 10);
    await write(storage, 'old');
    const late = async (): Promise<string | undefined> => {
      const found = await read(storage);
      await write(storage, 'new');
      return found;
    };
    expect(await told('a', late)).toBe('old');
    expect(await told('a', () => read(storage))).toBe('new');
    await storage.close();
  });
});

it('what another program writes to the file is seen soon', async () => {
  const file = join(folder, 'shared.db');
  const storage = await openSqliteStorage(file);
  const told = remembering<string>(storage, 10);
  await write(storage, 'ours');
  expect(await told('a', () => read(storage))).toBe('ours');
  const other = openSqlite(file);
  other.exec("update settings set value = 'theirs' where name = 'told'");
  other.close();
  await expect.poll(() => told('a', () => read(storage))).toBe('theirs');
  await storage.close();
});

it('of what is not worth it, and of a storage that others write to, nothing is remembered', async () => {
  let looks = 0;
  const look = (): Promise<string> => Promise.resolve(`look ${++looks}`);
  const [shared, choosy] = [remembering<string>({}, 10), remembering<string>({ revision: () => 1 }, 10, () => false)];
  expect([await shared('a', look), await shared('a', look), await choosy('a', look), await choosy('a', look)]).toEqual([
    'look 1',
    'look 2',
    'look 3',
    'look 4',
  ]);
});

it('not more is remembered than was asked for', async () => {
  const two = remembering<string>({ revision: () => 1 }, 2);
  let looks = 0;
  const look = (): Promise<string> => Promise.resolve(`look ${++looks}`);
  for (const key of ['a', 'b', 'c', 'a']) await two(key, look);
  expect(looks).toBe(4);
});
