// Tests that cached reads are invalidated by each write to their tables, and only by these.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openSqlite } from '../../../src/service/storage/sqlite-driver.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { createReadCache } from '../../../src/service/storage/read-cache.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import type { Tables } from '../../../src/service/storage/tables.ts';
import { isFull } from '../../tier.ts';

const directory = mkdtempSync(join(tmpdir(), 'ashlar-read-cache-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const small = { maxBytes: 10, sizeOf: () => 1 };
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
    const readCached = createReadCache<string>(storage, small);
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
    const readCached = createReadCache<string>(storage, small);
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
  const readCached = createReadCache<string>(storage, small);
  await write(storage, 'from this program');
  expect(await readCached('a', () => read(storage))).toBe('from this program');
  const otherProgram = openSqlite(file);
  otherProgram.exec("update settings set value = 'from another program' where name = 'test'");
  otherProgram.close();
  await expect.poll(() => readCached('a', () => read(storage))).toBe('from another program');
  await storage.close();
});

const alwaysCurrent: Pick<Storage, 'trackRead'> = {
  trackRead: async (read) => ({ result: await read(), isCurrent: () => true }),
};

test('uncacheable values and values from a shared storage are not cached', async () => {
  let readCount = 0;
  const readAndCount = (): Promise<string> => Promise.resolve(`read ${++readCount}`);
  const [readShared, readUncacheable] = [
    createReadCache<string>({}, small),
    createReadCache<string>(alwaysCurrent, { ...small, isCacheable: () => false }),
  ];
  expect([
    await readShared('a', readAndCount),
    await readShared('a', readAndCount),
    await readUncacheable('a', readAndCount),
    await readUncacheable('a', readAndCount),
  ]).toEqual(['read 1', 'read 2', 'read 3', 'read 4']);
});

test('the size of the read cache is limited; the value that was read last stays', async () => {
  const readCached = createReadCache<string>(alwaysCurrent, { maxBytes: 5, sizeOf: (value) => value.length });
  const loaded: string[] = [];
  const read = async (key: string): Promise<void> => {
    await readCached(key, () => {
      loaded.push(key);
      return Promise.resolve(key);
    });
  };
  for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) await read(key);
  expect(loaded).toEqual(['aa', 'bb', 'cc', 'bb']);
});

/** Writes to related tables: accounts, their users, and the grants of these. */
const writes: Readonly<Record<string, (db: Kysely<Tables>, id: string) => Promise<unknown>>> = {
  'insert account': (db, id) =>
    db
      .insertInto('accounts')
      .values({ id, billing: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  'insert user': (db, id) =>
    db
      .insertInto('users')
      .columns(['username', 'account_id', 'restricted', 'value'])
      .expression(
        db
          .selectFrom('accounts')
          .where('id', '=', id)
          .select([
            'id as username',
            'id as account_id',
            sql<number>`0`.as('restricted'),
            sql<string>`'{}'`.as('value'),
          ]),
      )
      .onConflict((conflict) => conflict.column('username').doNothing())
      .execute(),
  'change user': (db, id) => db.updateTable('users').set({ restricted: 1 }).where('username', '=', id).execute(),
  'delete account': (db, id) => db.deleteFrom('accounts').where('id', '=', id).execute(),
  'insert setting': (db, id) =>
    db
      .insertInto('settings')
      .values({ name: id, value: 'x' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  'roll back': async (db, id) => {
    await db.deleteFrom('accounts').where('id', '=', id).execute();
    throw new Error('rolled back');
  },
};
const reads: Readonly<Record<string, (db: Kysely<Tables>) => Promise<unknown>>> = {
  accounts: (db) => db.selectFrom('accounts').selectAll().orderBy('id').execute(),
  users: (db) => db.selectFrom('users').selectAll().orderBy('username').execute(),
  both: (db) =>
    db
      .selectFrom('accounts')
      .leftJoin('users', 'users.account_id', 'accounts.id')
      .select(['accounts.id', 'users.restricted'])
      .orderBy('accounts.id')
      .execute(),
  settings: (db) => db.selectFrom('settings').selectAll().orderBy('name').execute(),
};

test.each(['a file', ':memory:'])('cached reads equal reads, in any order of writes: %s', async (location) => {
  const storage = await openSqliteStorage(location === ':memory:' ? location : join(directory, 'property.db'));
  const readCached = createReadCache<unknown>(storage, { maxBytes: 1000, sizeOf: () => 1 });
  let [loads, hits] = [0, 0];
  const read = (name: string): Promise<unknown> => storage.work('read', (db) => reads[name]?.(db) ?? Promise.resolve());
  const check = async (name: string): Promise<void> => {
    const loadsBefore = loads;
    const cached = await readCached(name, () => {
      loads++;
      return read(name);
    });
    if (loads === loadsBefore) hits++;
    expect(cached).toEqual(await read(name));
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.constantFrom('a', 'b'))),
      async (steps) => {
        for (const [name, id] of steps) {
          const written = storage.work('write', (db) => writes[name]?.(db, id) ?? Promise.resolve());
          const overlapping = Object.keys(reads).map((each) => readCached(each, () => read(each)));
          await Promise.all([written.catch(() => undefined), ...overlapping]);
          for (const each of Object.keys(reads)) await check(each);
        }
      },
    ),
    { numRuns: isFull ? 300 : 30 },
  );
  expect(hits).toBeGreaterThan(0);
  await storage.close();
});

test('a write to other tables does not invalidate a cached read, and a deleted row invalidates those of its children', async () => {
  const storage = await openSqliteStorage(':memory:');
  const readCached = createReadCache<unknown>(storage, small);
  const run = (name: string): Promise<unknown> =>
    storage.work('write', (db) => writes[name]?.(db, 'a') ?? Promise.resolve());
  let readCount = 0;
  const readUsers = (): unknown =>
    readCached('users', () => {
      readCount++;
      return storage.work('read', (db) => reads['users']?.(db) ?? Promise.resolve());
    });
  await run('insert account');
  await run('insert user');
  expect(await readUsers()).toHaveLength(1);
  await run('insert setting');
  await storage.probe();
  expect(await readUsers()).toHaveLength(1);
  expect(readCount).toBe(1);
  await run('delete account');
  expect(await readUsers()).toEqual([]);
  await storage.close();
});
