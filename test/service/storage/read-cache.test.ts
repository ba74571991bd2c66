// Tests that cached reads are invalidated by each write to their tables, and only by these.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openSqlite } from '../../../src/service/storage/sqlite-driver.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { createTableRevisions } from '../../../src/service/storage/table-revisions.ts';
import { createReadCache } from '../../../src/service/storage/read-cache.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import type { Tables } from '../../../src/service/storage/tables.ts';
import { runs } from '../../tier.ts';

const directory = mkdtempSync(join(tmpdir(), 'ashlar-read-cache-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const tenEntries = { maxBytes: 10, sizeOf: () => 1 };
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
    const readCached = createReadCache<string>(storage, tenEntries);
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
    const readCached = createReadCache<string>(storage, tenEntries);
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
  const readCached = createReadCache<string>(storage, tenEntries);
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
    createReadCache<string>({}, tenEntries),
    createReadCache<string>(alwaysCurrent, { ...tenEntries, isCacheable: () => false }),
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
  'insert grant': (db, id) =>
    db
      .insertInto('grants')
      .columns(['username', 'entity', 'entity_id', 'level'])
      .expression(
        db
          .selectFrom('users')
          .where('username', '=', id)
          .select([
            'username',
            sql<'account'>`'account'`.as('entity'),
            sql<number>`0`.as('entity_id'),
            sql<'read_only'>`'read_only'`.as('level'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['username', 'entity', 'entity_id']).doNothing())
      .returning('username')
      .execute(),
  'change user': (db, id) => db.updateTable('users').set({ restricted: 1 }).where('username', '=', id).execute(),
  'rename user': (db, id) =>
    db
      .updateTable('users')
      .set({ username: `${id}${id}` })
      .where('username', '=', id)
      .execute(),
  'delete account': (db, id) => db.deleteFrom('accounts').where('id', '=', id).execute(),
  'insert setting': (db, id) =>
    db
      .insertInto('settings')
      .values({ name: id, value: 'x' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'y' }))
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
  grants: (db) => db.selectFrom('grants').selectAll().orderBy('username').execute(),
  settings: (db) => db.selectFrom('settings').selectAll().orderBy('name').execute(),
};
const deleteAll = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('accounts').execute();
  await db.deleteFrom('settings').execute();
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
        await storage.work('write', deleteAll);
        for (const [name, id] of steps) {
          const written = storage.work('write', (db) => writes[name]?.(db, id) ?? Promise.resolve());
          const overlapping = Object.keys(reads).map((each) => readCached(each, () => read(each)));
          await Promise.all([written.catch(() => undefined), ...overlapping]);
          for (const each of Object.keys(reads)) await check(each);
        }
      },
    ),
    { numRuns: runs(300) },
  );
  expect(hits).toBeGreaterThan(0);
  await storage.close();
});

test('a write to other tables does not invalidate a cached read, and a deleted row invalidates those of its children', async () => {
  const storage = await openSqliteStorage(':memory:');
  const readCached = createReadCache<unknown>(storage, tenEntries);
  const writeAs = (name: string): Promise<unknown> =>
    storage.work('write', (db) => writes[name]?.(db, 'a') ?? Promise.resolve());
  let readCount = 0;
  const readUsers = (): unknown =>
    readCached('users', () => {
      readCount++;
      return storage.work('read', (db) => reads['users']?.(db) ?? Promise.resolve());
    });
  await writeAs('insert account');
  await writeAs('insert user');
  expect(await readUsers()).toHaveLength(1);
  await writeAs('insert setting');
  await storage.work('write', (db) => db.deleteFrom('users').where('username', '=', 'unknown').execute());
  await storage.probe();
  expect(await readUsers()).toHaveLength(1);
  expect(readCount).toBe(1);
  await writeAs('delete account');
  expect(await readUsers()).toEqual([]);
  await storage.close();
});

test.each(['a file', ':memory:'])('a write takes effect when it is committed, not before: %s', async (location) => {
  const storage = await openSqliteStorage(location === ':memory:' ? location : join(directory, 'commit.db'));
  const readCached = createReadCache<string>(storage, tenEntries);
  await write(storage, 'old');
  if (location !== ':memory:')
    await storage.work('write', async (db) => {
      await db.updateTable('settings').set({ value: 'new' }).execute();
      expect(await readCached('a', () => read(storage))).toBe('old');
    });
  else await write(storage, 'new');
  expect(await readCached('a', () => read(storage))).toBe('new');
  await storage.close();
});

test('a read of two statements is outdated if the first one is', async () => {
  const storage = await openSqliteStorage(':memory:');
  const readCached = createReadCache<string>(storage, tenEntries);
  await write(storage, 'old');
  const readTwice = async (): Promise<string> => {
    const first = await read(storage);
    await write(storage, 'new');
    return `${first}, ${await read(storage)}`;
  };
  expect(await readCached('a', readTwice)).toBe('old, new');
  expect(await readCached('a', () => read(storage))).toBe('new');
  await storage.close();
});

test.each<readonly [statements: readonly string[], isCurrent: boolean]>([
  [['select * from pets'], true],
  [['with found as (select * from pets) select * from found'], true],
  [['insert into toys (pet) values (1)'], true],
  [['begin', 'update pets set name = 2'], true],
  [['update pets set name = 1 where id = 5'], true],
  [['update pets set name = 2'], false],
  [['UPDATE "Pets" set name = 2'], false],
  [['/* select */ update pets set name = 2'], false],
  [['-- select\nupdate pets set name = 2'], false],
  [['with found as (select 1 as id) update pets set name = 2 where id in (select id from found)'], false],
  [['replace into pets (id, name) values (1, 2)'], false],
  [['insert into pets (id, name) values (1, 2) on conflict do update set name = 2'], false],
  [['insert into pets (name) values (2) returning id'], false],
  [['delete from owners'], false],
  [['update owners set id = 2'], false],
  [['begin', 'update pets set name = 2', 'commit'], false],
  [['begin', 'savepoint a', 'update pets set name = 2', 'rollback to a', 'update pets set name = 3'], true],
])('after %j, a read of the table is current: %j', async (statements, isCurrent) => {
  const database = openSqlite(':memory:');
  database.exec('pragma foreign_keys = on');
  database.exec('create table owners (id integer primary key)');
  database.exec(
    'create table Pets (id integer primary key, name, owner references owners on delete cascade on update cascade)',
  );
  database.exec('create table toys (pet references Pets on delete cascade)');
  database.exec('insert into owners values (1); insert into pets values (1, 1, 1)');
  const { observe, trackRead } = createTableRevisions(database);
  const observed = observe(database);
  const read = await trackRead(() => Promise.resolve(observed.prepare('select * from Pets').all([])));
  for (const statement of statements) {
    const prepared = observed.prepare(statement);
    if (prepared.reader) prepared.all([]);
    else prepared.run([]);
  }
  expect(read.isCurrent()).toBe(isCurrent);
  database.close();
});
