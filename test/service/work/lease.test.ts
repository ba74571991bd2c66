// One of several processes polls for work; another takes over when it ends or crashes.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLease } from '../../../src/service/work/lease.ts';
import { enqueue } from '../../../src/service/work/queue.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock } from '../../../src/service/time.ts';
import { storages } from '../harness/storages.ts';
import { emptyDatabase, type Databases } from './storages.ts';

const now = new Date('2030-01-15T10:20:30Z');

/** Returns the time by which leases end, in milliseconds since the epoch. */
async function timeOf({ dialect, work }: Storage): Promise<number> {
  if (dialect === 'sqlite') return Date.now();
  const { rows } = await work('read', (db) =>
    sql<{ time: number }>`select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as time`.execute(db),
  );
  return rows[0]?.time ?? NaN;
}

/** Expires a lease. */
async function endTerm(storage: Storage, name: string): Promise<void> {
  const until = await timeOf(storage);
  await storage.work('write', (db) => db.updateTable('leases').set({ until }).where('name', '=', name).execute());
}

describe.each(storages)('a lease on %s', (name) => {
  let databases: Databases;
  let storage: Storage;
  beforeAll(async () => {
    databases = await emptyDatabase(name);
    storage = await databases.open();
  });
  afterAll(() => databases.drop());

  it('has one holder, who can renew and release it', async () => {
    const [first, second] = ['first', 'second'].map((holder) =>
      createLease(storage, { name: 'turns', holder, term: 60_000 }),
    );
    if (!first || !second) throw new Error('two were made');
    expect([await first.take(), await second.take(), await first.take(), await second.take()]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await second.release();
    expect(await second.take()).toBe(false);
    await first.release();
    expect([await second.take(), await first.take()]).toEqual([true, false]);
  });

  it('goes to one of many concurrent processes', async () => {
    const wanting = Array.from({ length: 10 }, (_, number) =>
      createLease(storage, { name: 'wanted', holder: String(number), term: 60_000 }),
    );
    const results = await Promise.all(wanting.map((lease) => lease.take()));
    expect(results.filter((got) => got)).toHaveLength(1);
  });

  it('expires after its term', async () => {
    const crashed = createLease(storage, { name: 'lost', holder: 'crashed', term: 60_000 });
    const other = createLease(storage, { name: 'lost', holder: 'other', term: 60_000 });
    const before = await timeOf(storage);
    expect(await crashed.take()).toBe(true);
    const after = await timeOf(storage);
    const { until } = await storage.work('read', (db) =>
      db.selectFrom('leases').where('name', '=', 'lost').select('until').executeTakeFirstOrThrow(),
    );
    expect([until >= before + 60_000, until <= after + 60_000]).toEqual([true, true]);
    expect(await other.take()).toBe(false);
    await endTerm(storage, 'lost');
    expect([await other.take(), await crashed.take()]).toEqual([true, false]);
  });
});

describe.runIf(storages.includes('postgres'))('two processes on one PostgreSQL', () => {
  let databases: Databases;
  beforeAll(async () => void (databases = await emptyDatabase('postgres')));
  afterAll(() => databases.drop());

  it('poll one at a time: the second only after the first ended or was lost', async () => {
    const [one, two, three] = [await databases.open(), await databases.open(), await databases.open()];
    const clock = stoppedClock(now);
    const put = (subject: number): Promise<void> =>
      three.work('write', (db) => enqueue({ db }, { kind: 'shutdown', subject, due: now.getTime() }));
    const isDone = async (subject: number): Promise<boolean> =>
      (
        await three.work('read', (db) =>
          db
            .selectFrom('jobs')
            .where('subject', '=', subject)
            .where('kind', '=', 'shutdown')
            .select('status')
            .executeTakeFirst(),
        )
      )?.status === 'done';
    const holder = async (): Promise<string | undefined> =>
      (
        await three.work('read', (db) =>
          db.selectFrom('leases').where('name', '=', 'work').select('holder').executeTakeFirst(),
        )
      )?.holder;
    const until = async (holds: () => Promise<boolean>): Promise<void> => {
      while (!(await holds())) await sleep(20);
    };
    /** Wraps a storage and counts polls: each begins with the lease. */
    const counted = (storage: Storage): { readonly storage: Storage; readonly looks: () => number } => {
      let looks = 0;
      return {
        storage: { ...storage, work: (mode, task) => ((looks += mode === 'write' ? 1 : 0), storage.work(mode, task)) },
        looks: () => looks,
      };
    };
    const looked = async ({ looks }: { readonly looks: () => number }): Promise<void> => {
      const enough = looks() + 3;
      await until(() => Promise.resolve(looks() >= enough));
    };
    const other = counted(two);
    const first = await startBackgroundWork({ storage: one, clock, interval: 20, term: 60_000 });
    await until(async () => (await holder()) !== undefined);
    const held = await holder();
    const second = await startBackgroundWork({ storage: other.storage, clock, interval: 20, term: 60_000 });
    await put(1);
    await until(() => isDone(1));
    await looked(other);
    expect(await holder()).toBe(held);
    // The first ends: the second need not wait.
    await first.stop();
    await until(async () => (await holder()) !== held && (await holder()) !== undefined);
    await put(2);
    await until(() => isDone(2));
    await second.stop();
    expect(await holder()).toBeUndefined();
    // A lost process holds the lease until its term ends; then another takes over.
    expect(await createLease(one, { name: 'work', holder: 'lost', term: 60_000 }).take()).toBe(true);
    const last = await startBackgroundWork({ storage: other.storage, clock, interval: 20, term: 60_000 });
    await put(3);
    await looked(other);
    expect(await isDone(3)).toBe(false);
    await endTerm(three, 'work');
    await until(() => isDone(3));
    await last.stop();
  });
});
