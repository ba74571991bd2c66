// Lost connections, a hanging server, and a read-only server end neither the process nor the service.

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

/** Timeouts in milliseconds for a responding server. */
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
  let via: string;
  let storage: Storage;
  beforeAll(async () => {
    database = await createDatabase();
    const url = new URL(database.url);
    proxy = await startProxy(url.hostname, Number(url.port === '' ? 5432 : url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    via = url.href;
    storage = await openPostgresStorage(via, 2, longTimeouts);
  });
  afterAll(async () => {
    await storage.close();
    await proxy.close();
    await database.drop();
  });

  const add = (id: string, on = storage): Promise<unknown> =>
    on.work('write', (db) => db.insertInto('accounts').values({ id, billing: null }).execute());
  const ids = (on = storage): Promise<readonly string[]> =>
    on.work('read', async (db) =>
      (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id),
    );

  it('survives a connection that is lost between two queries of a transaction, and rolls the transaction back', async () => {
    await add('before');
    const lost = storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'lost', billing: null }).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await storage.work('read', (other) => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other));
      // Nothing queries the connection while it is lost.
      await expect
        .poll(
          async () =>
            (
              await storage.work('read', (other) =>
                sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(other),
              )
            ).rows.length,
        )
        .toBe(0);
      await db.selectFrom('accounts').select('id').execute();
    });
    await expect(lost).rejects.toThrow(UnavailableError);
    await add('after');
    expect(await ids()).toEqual(['after', 'before']);
  });

  it('survives losing all connections', async () => {
    const pendingQueries = [1, 2].map(() => storage.work('read', (db) => sql`select pg_sleep(10)`.execute(db)));
    await expect.poll(() => countSleeping(database.url)).toBe(2);
    proxy.drop();
    for (const each of await Promise.allSettled(pendingQueries))
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    await expect.poll(() => ids()).toEqual(['after', 'before']);
  });

  it('times out on a hanging server, even with more callers than connections, and recovers', async () => {
    const hasty = await openPostgresStorage(via, 2, { connect: 1000, statement: 1000 });
    const works = (): Promise<boolean> =>
      hasty.probe().then(
        () => true,
        () => false,
      );
    await expect.poll(works).toBe(true);
    proxy.hang();
    const waiting = [...Array(5).keys()].map((index) => (index % 2 === 0 ? add(`hung ${index}`, hasty) : ids(hasty)));
    for (const each of await Promise.allSettled(waiting))
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    await expect(hasty.probe()).rejects.toThrow(UnavailableError);
    proxy.resume();
    await expect.poll(works).toBe(true);
    await hasty.close();
    expect(await ids()).toEqual(expect.arrayContaining(['after', 'before']));
  });

  it('is unavailable for writes to a read-only server, but still reads', async () => {
    const write = storage.work('write', async (db) => {
      await sql`set transaction read only`.execute(db);
      await db.insertInto('accounts').values({ id: 'read-only', billing: null }).execute();
    });
    await expect(write).rejects.toThrow(UnavailableError);
    expect(await ids()).not.toContain('read-only');
    await storage.probe();
  });

  it('does not report a failed transaction as committed', async () => {
    const swallowed = storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'swallowed', billing: null }).execute();
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back at its commit');
    expect(await ids()).not.toContain('swallowed');
  });

  it('rethrows errors of the task unchanged', async () => {
    await expect(add('before')).rejects.toMatchObject({ code: '23505' });
    await expect(storage.work('read', (db) => sql`select nothing`.execute(db))).rejects.not.toThrow(UnavailableError);
  });

  it('can be closed while the server hangs', async () => {
    const other = await openPostgresStorage(via, 2, longTimeouts);
    await other.probe();
    proxy.hang();
    await other.close();
    proxy.resume();
  });
});

it.runIf(storages.includes('postgres'))('an outage is logged once, and so is its end', async () => {
  const database = await createDatabase();
  const url = new URL(database.url);
  const proxy = await startProxy(url.hostname, Number(url.port === '' ? 5432 : url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  const { service, log } = await startLoggedService({ databaseUrl: url.href });
  const lines = (text: string): number => log().split(text).length - 1;
  const problems = (): number => lines('"level":"error"') + lines('"level":"warn"');
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
  const attempts = proxy.rejectedCount();
  // Background work and the settings refresh retry every second.
  await expect.poll(() => proxy.rejectedCount() - attempts, { timeout: 20_000 }).toBeGreaterThan(6);
  for (let count = 0; count < 3; count++) expect(await write()).toBe(503);
  expect([lines('the database is unavailable'), problems()]).toEqual([2, 2]);
  proxy.setRefusing(false);
  await expect.poll(() => lines('the database is available again'), { timeout: 20_000 }).toBe(2);
  expect(problems()).toBe(2);
  await service.stop(1000);
  await proxy.close();
  await database.drop();
});
