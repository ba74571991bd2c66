// Tests that the service responds with 503 and is not ready while its database is unavailable, and then recovers.

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createReadinessCheck } from '../../../src/service/start/readiness.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { UnavailableError } from '../../../src/service/storage/unavailable.ts';
import { watchStorage } from '../../../src/service/storage/watch-availability.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';
import { stoppedClock } from '../../../src/service/clock.ts';
import { storages } from '../harness/storages.ts';
import { now, startTestService, type TestService } from '../harness/test-service.ts';
import { createTemporaryDirectory } from '../start/built-program.ts';
import { startLoggedService } from '../start/logged-service.ts';

const unavailableBody = { errors: [{ reason: 'The service is temporarily unavailable. Try again later.' }] };

describe.each(storages)('the service with a read-only database on %s', (storage) => {
  let testService: TestService;
  beforeAll(async () => void (testService = await startTestService({ storage })));
  afterAll(() => testService.close());

  async function setReadOnly(isReadOnly: boolean): Promise<void> {
    const { work } = testService.storage;
    if (storage === 'sqlite') {
      await work('read', (db) => sql`pragma query_only = ${sql.lit(isReadOnly ? 1 : 0)}`.execute(db));
      return;
    }
    await work('write', async (db) => {
      await sql`set transaction read write`.execute(db);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(
        db,
      );
    });
    // The setting applies to new connections, so all existing ones are dropped.
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

  it('responds to writes with 503 and Retry-After, still reads, and recovers', async () => {
    const token = testService.fixtures.tokens.unrestricted;
    const create = (label: string) => testService.raw('POST', '/v4/longview/clients', { token, body: { label } });
    const list = () => testService.raw('GET', '/v4/longview/clients', { token });
    const before = (await list()).json;
    const state = (await testService.raw('GET', '/control/state')).json;
    await setReadOnly(true);
    const { status, headers, json } = await create('unavailable');
    expect([status, headers['retry-after'], headers['content-type'], json]).toEqual([
      503,
      '1',
      'application/json',
      unavailableBody,
    ]);
    expect((await testService.raw('PUT', '/control/state', { body: state })).status).toBe(503);
    expect((await testService.raw('POST', '/control/clock', { body: { by: '+1s' } })).status).toBe(503);
    const form = {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'username=demo&password=demo-password',
    };
    expect((await testService.raw('POST', '/oauth/login', form)).status).toBeLessThan(500);
    expect((await list()).json).toEqual(before);
    await setReadOnly(false);
    expect((await create('available')).status).toBe(200);
    // An outage is not an internal error.
    expect(testService.reportedErrors).toEqual([]);
  });
});

describe('readiness', () => {
  const checkReadiness = async (probe: () => Promise<void>): Promise<string | undefined> =>
    createReadinessCheck(probe, () => false, 500)();

  it('is the result of one write that concurrent checks share', async () => {
    let probes = 0;
    const readiness = createReadinessCheck(
      () => {
        probes++;
        return Promise.resolve();
      },
      () => false,
    );
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([undefined, undefined, undefined]);
    expect(probes).toBe(1);
    expect(
      await checkReadiness(() => Promise.reject(new UnavailableError(new Error('database or disk is full')))),
    ).toBe('the database cannot be written to');
    expect(
      await createReadinessCheck(
        () => Promise.resolve(),
        () => true,
      )(),
    ).toBe('the service is shutting down');
  });

  it('does not wait for a database that does not respond', async () => {
    expect(await checkReadiness(() => new Promise(() => undefined))).toBe('the database does not respond');
  });

  it('is lost without free disk space and recovers', async () => {
    const { directory, remove } = createTemporaryDirectory();
    let freeSpace = 10_000_000;
    const storage = await openSqliteStorage(join(directory, 'service.db'), {
      freeBytes: () => Promise.resolve(freeSpace),
    });
    expect(await checkReadiness(() => storage.probe())).toBeUndefined();
    freeSpace = 4096;
    expect(await checkReadiness(() => storage.probe())).toBe('the database cannot be written to');
    freeSpace = 10_000_000;
    expect(await checkReadiness(() => storage.probe())).toBeUndefined();
    await storage.close();
    remove();
  });
});

/** Creates a storage that fails as unavailable while `isDown` returns true. */
function createFailingStorage(storage: Storage, isDown: () => boolean): Storage {
  return {
    ...storage,
    work: (mode, task) =>
      isDown() ? Promise.reject(new UnavailableError(new Error('connection lost'))) : storage.work(mode, task),
  };
}

describe('during a database outage', () => {
  test('a change in availability is reported once for reads and once for writes', async () => {
    const storage = await openSqliteStorage(':memory:');
    let isDown = false;
    const reports: string[] = [];
    const watchedStorage = watchStorage(
      createFailingStorage(storage, () => isDown),
      (mode, available, error) => reports.push(`${mode} ${available ? 'available' : String(error)}`),
    );
    const attempt = (mode: 'read' | 'write'): Promise<unknown> =>
      watchedStorage.work(mode, (db) => db.selectFrom('settings').select('name').execute()).catch(() => undefined);
    for (const isDownNow of [false, true, true, false, false]) {
      isDown = isDownNow;
      await attempt('read');
      await attempt('write');
    }
    expect(reports).toEqual([
      'read UnavailableError: connection lost',
      'write UnavailableError: connection lost',
      'read available',
      'write available',
    ]);
    await storage.close();
  });

  test('jobs wait unchanged and run afterwards', async () => {
    const storage = await openSqliteStorage(':memory:');
    let isDown = false;
    const failures: unknown[] = [];
    const failingStorage = createFailingStorage(storage, () => isDown);
    const work = await startBackgroundWork({
      storage: failingStorage,
      clock: stoppedClock(now),
      interval: 'never',
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
    isDown = true;
    for (let round = 0; round < 10; round++) await expect(work.runDue()).rejects.toThrow(UnavailableError);
    isDown = false;
    const readJob = () =>
      storage.work('read', (db) =>
        db.selectFrom('jobs').where('subject', '=', 7).select(['status', 'attempts']).executeTakeFirst(),
      );
    expect(await readJob()).toEqual({ status: 'waiting', attempts: 0 });
    await work.runDue();
    expect(await readJob()).toEqual({ status: 'done', attempts: 0 });
    expect(failures).toEqual([]);
    await work.stop();
    await storage.close();
  });
});

test('process metrics include the time before the first scrape', async () => {
  const { user } = process.cpuUsage();
  const { service } = await startLoggedService();
  const text = await (await fetch(`${service.baseUrl}/metrics`)).text();
  const seconds = Number(/^process_cpu_user_seconds_total (\S+)$/m.exec(text)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(user / 1e6);
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^rate_limit_store_up 1$/m);
  expect(text).toMatch(/^rate_limit_local_total 0$/m);
  await service.stop(0);
});
