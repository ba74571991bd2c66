// Tests that only one of several processes polls for work, and that another takes over when it stops or crashes.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createLease } from '../../../src/service/work/lease.ts';
import { enqueue } from '../../../src/service/work/queue.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock } from '../../../src/service/clock.ts';
import { storages } from '../harness/storages.ts';
import { createEmptyDatabase, type EmptyDatabase } from './empty-database.ts';

const now = new Date('2030-01-15T10:20:30Z');

/** Returns the time that determines when leases expire, in milliseconds since the Unix epoch. */
async function readTime({ dialect, work }: Storage): Promise<number> {
  if (dialect === 'sqlite') return Date.now();
  const { rows } = await work('read', (db) =>
    sql<{ time: number }>`select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as time`.execute(db),
  );
  return rows[0]?.time ?? NaN;
}

/** Ends the term of a lease now. */
async function expireLease(storage: Storage, name: string): Promise<void> {
  const until = await readTime(storage);
  await storage.work('write', (db) => db.updateTable('leases').set({ until }).where('name', '=', name).execute());
}

describe.each(storages)('a lease on %s', (name) => {
  let database: EmptyDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await createEmptyDatabase(name);
    storage = await database.open();
  });
  afterAll(() => database.drop());

  it('has one holder, which can renew and release it', async () => {
    const [first, second] = ['first', 'second'].map((holder) =>
      createLease(storage, { name: 'renewable', holder, term: 60_000 }),
    );
    if (!first || !second) throw new Error('missing lease');
    expect([await first.acquire(), await second.acquire(), await first.acquire(), await second.acquire()]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await second.release();
    expect(await second.acquire()).toBe(false);
    await first.release();
    expect([await second.acquire(), await first.acquire()]).toEqual([true, false]);
  });

  it('is granted to only one of many concurrent processes', async () => {
    const leases = Array.from({ length: 10 }, (_, number) =>
      createLease(storage, { name: 'contested', holder: String(number), term: 60_000 }),
    );
    const results = await Promise.all(leases.map((lease) => lease.acquire()));
    expect(results.filter((isTaken) => isTaken)).toHaveLength(1);
  });

  it('expires after its term', async () => {
    const crashed = createLease(storage, { name: 'expiring', holder: 'crashed', term: 60_000 });
    const other = createLease(storage, { name: 'expiring', holder: 'other', term: 60_000 });
    const before = await readTime(storage);
    expect(await crashed.acquire()).toBe(true);
    const after = await readTime(storage);
    const { until } = await storage.work('read', (db) =>
      db.selectFrom('leases').where('name', '=', 'expiring').select('until').executeTakeFirstOrThrow(),
    );
    expect([until >= before + 60_000, until <= after + 60_000]).toEqual([true, true]);
    expect(await other.acquire()).toBe(false);
    await expireLease(storage, 'expiring');
    expect([await other.acquire(), await crashed.acquire()]).toEqual([true, false]);
  });
});

describe.runIf(storages.includes('postgres'))('two processes on one PostgreSQL database', () => {
  let database: EmptyDatabase;
  beforeAll(async () => void (database = await createEmptyDatabase('postgres')));
  afterAll(() => database.drop());

  test('poll one at a time: the second takes over only after the first has stopped or crashed', async () => {
    const [firstStorage, secondStorage, thirdStorage] = [
      await database.open(),
      await database.open(),
      await database.open(),
    ];
    const clock = stoppedClock(now);
    const enqueueJob = (subject: number): Promise<void> =>
      thirdStorage.work('write', (db) => enqueue({ db }, { kind: 'shutdown', subject, due: now.getTime() }));
    const isDone = async (subject: number): Promise<boolean> =>
      (
        await thirdStorage.work('read', (db) =>
          db
            .selectFrom('jobs')
            .where('subject', '=', subject)
            .where('kind', '=', 'shutdown')
            .select('status')
            .executeTakeFirst(),
        )
      )?.status === 'done';
    const readHolder = async (): Promise<string | undefined> =>
      (
        await thirdStorage.work('read', (db) =>
          db.selectFrom('leases').where('name', '=', 'work').select('holder').executeTakeFirst(),
        )
      )?.holder;
    const waitUntil = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!(await condition())) await sleep(20);
    };
    /** Wraps a storage and counts polls, each of which begins with a write that takes the lease. */
    const countPolls = (storage: Storage): { readonly storage: Storage; readonly getPollCount: () => number } => {
      let pollCount = 0;
      return {
        storage: {
          ...storage,
          work: (mode, task) => ((pollCount += mode === 'write' ? 1 : 0), storage.work(mode, task)),
        },
        getPollCount: () => pollCount,
      };
    };
    const waitForPolls = async ({ getPollCount }: { readonly getPollCount: () => number }): Promise<void> => {
      const target = getPollCount() + 3;
      await waitUntil(() => Promise.resolve(getPollCount() >= target));
    };
    const counted = countPolls(secondStorage);
    const first = await startBackgroundWork({ storage: firstStorage, clock, interval: 20, term: 60_000 });
    await waitUntil(async () => (await readHolder()) !== undefined);
    const firstHolder = await readHolder();
    const second = await startBackgroundWork({ storage: counted.storage, clock, interval: 20, term: 60_000 });
    await enqueueJob(1);
    await waitUntil(() => isDone(1));
    await waitForPolls(counted);
    expect(await readHolder()).toBe(firstHolder);
    // If the first stops, the second takes over without waiting.
    await first.stop();
    await waitUntil(async () => (await readHolder()) !== firstHolder && (await readHolder()) !== undefined);
    await enqueueJob(2);
    await waitUntil(() => isDone(2));
    await second.stop();
    expect(await readHolder()).toBeUndefined();
    // A crashed process holds the lease until its term ends. Then another process takes over.
    expect(await createLease(firstStorage, { name: 'work', holder: 'crashed', term: 60_000 }).acquire()).toBe(true);
    const last = await startBackgroundWork({ storage: counted.storage, clock, interval: 20, term: 60_000 });
    await enqueueJob(3);
    await waitForPolls(counted);
    expect(await isDone(3)).toBe(false);
    await expireLease(thirdStorage, 'work');
    await waitUntil(() => isDone(3));
    await last.stop();
  });
});
