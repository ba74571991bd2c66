// Tests that a PostgreSQL storage survives lost connections, a hanging server, and a read-only server.

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStorage, type Timeouts } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { UnavailableError } from '../../../src/service/storage/unavailable.ts';
import { createDatabase, type TestDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';
import { startLoggedService } from '../start/logged-service.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** Timeouts in milliseconds that a responding server never exceeds. */
const longTimeouts: Timeouts = { connect: 60_000, statement: 60_000 };

/** Counts the sleeping connections to a database. */
async function countSleeping(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (
      await client.query("select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
    ).rows.length;
  } finally {
    await client.end();
  }
}

describe.runIf(storages.includes('postgres'))('a PostgreSQL storage', () => {
  let database: TestDatabase;
  let proxy: Proxy;
  let proxyUrl: string;
  let storage: Storage;
  beforeAll(async () => {
    database = await createDatabase();
    const url = new URL(database.url);
    proxy = await startProxy(url.hostname, Number(url.port === '' ? 5432 : url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    proxyUrl = url.href;
    storage = await openPostgresStorage(proxyUrl, 2, longTimeouts);
  });
  afterAll(async () => {
    await storage.close();
    await proxy.close();
    await database.drop();
  });

  const addAccount = (id: string, target = storage): Promise<unknown> =>
    target.work('write', (db) => db.insertInto('accounts').values({ id, billing: null }).execute());
  const listAccountIds = (target = storage): Promise<readonly string[]> =>
    target.work('read', async (db) =>
      (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id),
    );

  it('rolls back a transaction whose connection is lost between two queries, and recovers', async () => {
    await addAccount('before');
    const failedWrite = storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'lost', billing: null }).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await storage.work('read', (otherDb) => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(otherDb));
      // Wait for the loss without a query on the lost connection.
      await expect
        .poll(
          async () =>
            (
              await storage.work('read', (otherDb) =>
                sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(otherDb),
              )
            ).rows.length,
        )
        .toBe(0);
      await db.selectFrom('accounts').select('id').execute();
    });
    await expect(failedWrite).rejects.toThrow(UnavailableError);
    await addAccount('after');
    expect(await listAccountIds()).toEqual(['after', 'before']);
  });

  it('survives losing all connections', async () => {
    const pendingQueries = [1, 2].map(() => storage.work('read', (db) => sql`select pg_sleep(10)`.execute(db)));
    await expect.poll(() => countSleeping(database.url)).toBe(2);
    proxy.drop();
    for (const result of await Promise.allSettled(pendingQueries))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    await expect.poll(() => listAccountIds()).toEqual(['after', 'before']);
  });

  it('times out on a hanging server, even with more callers than connections, and recovers', async () => {
    const shortTimeoutStorage = await openPostgresStorage(proxyUrl, 2, { connect: 1000, statement: 1000 });
    const isAvailable = (): Promise<boolean> =>
      shortTimeoutStorage.probe().then(
        () => true,
        () => false,
      );
    await expect.poll(isAvailable).toBe(true);
    proxy.hang();
    const pendingTasks = [...Array(5).keys()].map((index) =>
      index % 2 === 0 ? addAccount(`hung ${index}`, shortTimeoutStorage) : listAccountIds(shortTimeoutStorage),
    );
    for (const result of await Promise.allSettled(pendingTasks))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    await expect(shortTimeoutStorage.probe()).rejects.toThrow(UnavailableError);
    proxy.resume();
    await expect.poll(isAvailable).toBe(true);
    await shortTimeoutStorage.close();
    expect(await listAccountIds()).toEqual(expect.arrayContaining(['after', 'before']));
  });

  it('is unavailable for writes to a read-only server, but still reads', async () => {
    const write = storage.work('write', async (db) => {
      await sql`set transaction read only`.execute(db);
      await db.insertInto('accounts').values({ id: 'read-only', billing: null }).execute();
    });
    await expect(write).rejects.toThrow(UnavailableError);
    expect(await listAccountIds()).not.toContain('read-only');
    await storage.probe();
  });

  it('does not report a failed transaction as committed', async () => {
    const write = storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'swallowed', billing: null }).execute();
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(write).rejects.toThrow('rolled back on commit');
    expect(await listAccountIds()).not.toContain('swallowed');
  });

  it('rethrows errors from a task unchanged', async () => {
    await expect(addAccount('before')).rejects.toMatchObject({ code: '23505' });
    await expect(storage.work('read', (db) => sql`select nothing`.execute(db))).rejects.not.toThrow(UnavailableError);
  });

  it('can be closed while the server hangs', async () => {
    const hungStorage = await openPostgresStorage(proxyUrl, 2, longTimeouts);
    await hungStorage.probe();
    proxy.hang();
    await hungStorage.close();
    proxy.resume();
  });
});

it.runIf(storages.includes('postgres'))('the service logs an outage and its end once per access mode', async () => {
  const database = await createDatabase();
  const url = new URL(database.url);
  const proxy = await startProxy(url.hostname, Number(url.port === '' ? 5432 : url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  const { service, log } = await startLoggedService({ databaseUrl: url.href });
  const countLines = (text: string): number => log().split(text).length - 1;
  const countProblems = (): number => countLines('"level":"error"') + countLines('"level":"warn"');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const write = async (): Promise<number> =>
    (
      await fetch(`${service.baseUrl}/oauth/login`, {
        method: 'POST',
        headers,
        body: 'request=client_id%3Da%26scope%3D*',
      })
    ).status;
  expect(await write()).toBe(400);
  proxy.setRefusing(true);
  const attempts = proxy.getRejectedCount();
  // Background work and the settings refresh retry every second.
  await expect.poll(() => proxy.getRejectedCount() - attempts, { timeout: 20_000 }).toBeGreaterThan(6);
  for (let count = 0; count < 3; count++) expect(await write()).toBe(503);
  expect([countLines('the database is unavailable'), countProblems()]).toEqual([2, 2]);
  proxy.setRefusing(false);
  await expect.poll(() => countLines('the database is available again'), { timeout: 20_000 }).toBe(2);
  expect(countProblems()).toBe(2);
  await service.stop(1000);
  await proxy.close();
  await database.drop();
});
