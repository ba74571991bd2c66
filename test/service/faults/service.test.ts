// Does the whole service answer 503 while its database fails, say that it is not ready, and serve again afterwards?

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from '../../../src/service/start/ready.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { UnavailableError } from '../../../src/service/storage/unavailable.ts';
import { watchStorage } from '../../../src/service/storage/watched.ts';
import { startWork } from '../../../src/service/work/start.ts';
import { stoppedClock } from '../../../src/service/time.ts';
import { storages } from '../harness/storages.ts';
import { now, startWorld, type World } from '../harness/world.ts';
import { temporaryFolder } from '../start/built.ts';
import { startLogged } from '../start/started.ts';

const unavailable = { errors: [{ reason: 'The service is temporarily unavailable. Try again later.' }] };

describe.each(storages)('the service with a read-only database on %s', (storage) => {
  let world: World;
  beforeAll(async () => void (world = await startWorld({ storage })));
  afterAll(() => world.close());

  async function setReadOnly(is: boolean): Promise<void> {
    const { work } = world.storage;
    if (storage === 'sqlite') {
      await work('read', (db) => sql`pragma query_only = ${sql.lit(is ? 1 : 0)}`.execute(db));
      return;
    }
    await work('write', async (db) => {
      await sql`set transaction read write`.execute(db);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.lit(is)}`.execute(
        db,
      );
    });
    // The setting is that of new connections, so that all of them are lost here, too.
    await work('read', (db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()`.execute(
        db,
      ),
    ).catch(() => undefined);
    await expect
      .poll(() =>
        Promise.all(Array.from({ length: 8 }, () => work('read', (db) => sql`select 1`.execute(db)))).then(
          () => 'connected',
          () => 'lost',
        ),
      )
      .toBe('connected');
  }

  it('answers what writes with 503, the error body and when to try again; reads as ever; and writes again afterwards', async () => {
    const token = world.fixtures.tokens.unrestricted;
    const create = (label: string) => world.raw('POST', '/v4/longview/clients', { token, body: { label } });
    const list = () => world.raw('GET', '/v4/longview/clients', { token });
    const before = (await list()).json;
    const state = (await world.raw('GET', '/control/state')).json;
    await setReadOnly(true);
    const failed = await create('unavailable');
    expect([failed.status, failed.headers['retry-after'], failed.headers['content-type'], failed.json]).toEqual([
      503,
      '1',
      'application/json',
      unavailable,
    ]);
    expect((await world.raw('PUT', '/control/state', { body: state })).status).toBe(503);
    expect((await world.raw('POST', '/control/clock', { body: { by: '+1s' } })).status).toBe(503);
    const form = {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'username=demo&password=demo-password',
    };
    expect((await world.raw('POST', '/oauth/login', form)).status).toBeLessThan(500);
    expect((await list()).json).toEqual(before);
    await setReadOnly(false);
    expect((await create('available')).status).toBe(200);
    // An outage is no defect of the service.
    expect(world.told).toEqual([]);
  });
});

describe('readiness', () => {
  const ready = async (probe: () => Promise<void>): Promise<string | undefined> =>
    createReadiness(probe, () => false, 500)();

  it('is that of the latest write, made once however many ask', async () => {
    let probes = 0;
    const readiness = createReadiness(
      () => {
        probes++;
        return Promise.resolve();
      },
      () => false,
    );
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([undefined, undefined, undefined]);
    expect(probes).toBe(1);
    expect(await ready(() => Promise.reject(new UnavailableError(new Error('database or disk is full'))))).toBe(
      'the database cannot be written to',
    );
    expect(
      await createReadiness(
        () => Promise.resolve(),
        () => true,
      )(),
    ).toBe('the service is ending');
  });

  it('does not wait for a database that does not respond', async () => {
    expect(await ready(() => new Promise(() => undefined))).toBe('the database does not respond');
  });

  it('is lost without space, and comes back with it', async () => {
    const { folder, remove } = temporaryFolder();
    let free = 10_000_000;
    const storage = await openSqliteStorage(join(folder, 'service.db'), { freeBytes: () => Promise.resolve(free) });
    expect(await ready(() => storage.probe())).toBeUndefined();
    free = 4096;
    expect(await ready(() => storage.probe())).toBe('the database cannot be written to');
    free = 10_000_000;
    expect(await ready(() => storage.probe())).toBeUndefined();
    await storage.close();
    remove();
  });
});

/** A storage whose work fails as if the database were gone, as long as `gone` says so. */
function failing(storage: Storage, gone: () => boolean): Storage {
  return {
    ...storage,
    work: (mode, task) => (gone() ? Promise.reject(new UnavailableError(new Error('gone'))) : storage.work(mode, task)),
  };
}

describe('while the database is gone', () => {
  it('each change is reported once for each mode', async () => {
    const storage = await openSqliteStorage(':memory:');
    let gone = false;
    const reported: string[] = [];
    const watched = watchStorage(
      failing(storage, () => gone),
      (mode, available, error) => reported.push(`${mode} ${available ? 'available' : String(error)}`),
    );
    const attempt = (mode: 'read' | 'write'): Promise<unknown> =>
      watched.work(mode, (db) => db.selectFrom('settings').select('name').execute()).catch(() => undefined);
    for (const is of [false, true, true, false, false]) {
      gone = is;
      await attempt('read');
      await attempt('write');
    }
    expect(reported).toEqual([
      'read UnavailableError: gone',
      'write UnavailableError: gone',
      'read available',
      'write available',
    ]);
    await storage.close();
  });

  it('jobs wait as they were, and are done afterwards', async () => {
    const storage = await openSqliteStorage(':memory:');
    let gone = false;
    const failures: unknown[] = [];
    const lost = failing(storage, () => gone);
    const work = await startWork({
      storage: lost,
      clock: stoppedClock(now),
      every: 'never',
      onFailure: (error) => failures.push(error),
    });
    await storage.work('write', (db) =>
      db
        .insertInto('jobs')
        .values({
          kind: 'managed-service',
          subject: 7,
          due_at: now.getTime(),
          status: 'waiting',
          problem: null,
          attempts: 0,
        })
        .execute(),
    );
    gone = true;
    for (let round = 0; round < 10; round++) await expect(work.runDue()).rejects.toThrow(UnavailableError);
    gone = false;
    const job = () =>
      storage.work('read', (db) =>
        db.selectFrom('jobs').where('subject', '=', 7).select(['status', 'attempts']).executeTakeFirst(),
      );
    expect(await job()).toEqual({ status: 'waiting', attempts: 0 });
    await work.runDue();
    expect(await job()).toEqual({ status: 'done', attempts: 0 });
    expect(failures).toEqual([]);
    await work.stop();
    await storage.close();
  });
});

it('the figures of the process do not begin at the first page of metrics', async () => {
  const { user } = process.cpuUsage();
  const { started } = await startLogged();
  const text = await (await fetch(`${started.baseUrl}/metrics`)).text();
  const seconds = Number(/^process_cpu_user_seconds_total (\S+)$/m.exec(text)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(user / 1e6);
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^rate_limit_store_up 1$/m);
  expect(text).toMatch(/^rate_limit_local_total 0$/m);
  await started.stop(0);
});
