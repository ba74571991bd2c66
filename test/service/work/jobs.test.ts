// Tests that each job runs once and on time, even under concurrency, and is retried on failure.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../src/service/work/job-handlers.ts';
import { enqueue } from '../../../src/service/work/queue.ts';
import { planRecurring } from '../../../src/service/work/recurring-jobs.ts';
import { runJobs, type JobRunnerOptions, type JobHandler } from '../../../src/service/work/run-jobs.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { storages } from '../harness/storages.ts';
import { createEmptyDatabase, tally, type EmptyDatabase } from './empty-database.ts';

const time = Date.parse('2030-01-15T10:20:30Z');

describe.each(storages)('the job runner on %s', (name) => {
  let database: EmptyDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await createEmptyDatabase(name);
    storage = await database.open();
  });
  afterAll(() => database.drop());

  /** Creates job runner options with the given handler for `shutdown` jobs. */
  const createOptions = (handler: JobHandler, failures: unknown[] = [], target = storage): JobRunnerOptions => ({
    storage: target,
    handlers: { ...jobHandlers, shutdown: handler },
    onFailure: (error) => failures.push(error),
    shouldContinue: () => true,
  });
  const enqueueJob = (subject: number, due: number): Promise<void> =>
    storage.work('write', (db) => enqueue({ db }, { kind: 'shutdown', subject, due }));
  const listJobs = () =>
    storage.work('read', (db) =>
      db.selectFrom('jobs').where('kind', '=', 'shutdown').selectAll().orderBy('id').execute(),
    );
  const clearJobs = () => storage.work('write', (db) => db.deleteFrom('jobs').execute());

  it('runs due jobs in order, at their due times', async () => {
    const runs: [subject: number, time: number][] = [];
    const options = createOptions({
      run: ({ now }, { subject }) => Promise.resolve(void runs.push([subject, now.getTime() - time])),
    });
    for (const [subject, due] of [
      [1, 300],
      [2, 100],
      [3, 200],
      [4, 5000],
    ] as const)
      await enqueueJob(subject, time + due);
    await enqueueJob(2, time + 100);
    expect(await runJobs(options, time + 300)).toBe(3);
    expect(runs).toEqual([
      [2, 100],
      [3, 200],
      [1, 300],
    ]);
    expect(await runJobs(options, time + 300)).toBe(0);
    expect(await runJobs(options, time + 5000)).toBe(1);
    await clearJobs();
  });

  it('runs due jobs that other jobs enqueue', async () => {
    let runCount = 0;
    const options = createOptions({
      async run(unit, { subject }) {
        runCount++;
        if (subject < 20)
          await enqueue(unit, { kind: 'shutdown', subject: subject + 1, due: unit.now.getTime() + 1000 });
      },
    });
    await enqueueJob(1, time);
    await runJobs(options, time + 9500);
    expect(runCount).toBe(10);
    await runJobs(options, time + 60_000);
    expect(runCount).toBe(20);
    await clearJobs();
  });

  it('rolls back a failed job, retries it with increasing delays, and gives up', async () => {
    const failures: unknown[] = [];
    const abandonedSubjects: number[] = [];
    const options = createOptions(
      {
        async run({ db }, { subject }) {
          await tally.count(db, subject);
          throw new Error('handler failed');
        },
        onGiveUp: (_unit, { subject }) => Promise.resolve(void abandonedSubjects.push(subject)),
      },
      failures,
    );
    await enqueueJob(77, time);
    let now = time;
    for (const [attempt, delay] of [10_000, 30_000, 90_000, 270_000].entries()) {
      expect(await runJobs(options, now)).toBe(0);
      expect(await listJobs()).toMatchObject([
        { status: 'waiting', attempts: attempt + 1, problem: 'handler failed', due_at: now + delay },
      ]);
      expect(failures).toHaveLength(attempt + 1);
      now += delay;
      await runJobs(options, now - 1);
      expect(failures).toHaveLength(attempt + 1);
    }
    expect(abandonedSubjects).toEqual([]);
    await runJobs(options, now);
    expect(await listJobs()).toMatchObject([{ status: 'failed', attempts: 5 }]);
    expect(abandonedSubjects).toEqual([77]);
    await runJobs(options, now + 86_400_000);
    expect(failures).toHaveLength(5);
    expect((await tally.read(storage)).get(77)).toBeUndefined();
    await clearJobs();
  });

  it('schedules the next run of each recurring job once, even if the clock is moved back', async () => {
    const plan = (now: string): Promise<void> =>
      storage.work('write', (db) => planRecurring({ db, now: new Date(now) }));
    const listWaiting = async (): Promise<unknown[]> =>
      (
        await storage.work('read', (db) =>
          db.selectFrom('jobs').where('status', '=', 'waiting').select(['kind', 'due_at']).orderBy('kind').execute(),
        )
      ).map(({ kind, due_at }) => [kind, new Date(due_at).toISOString().slice(0, 16)]);
    const expectedJobs = [
      ['database-backups', '2030-01-16T00:00'],
      ['instance-backups', '2030-01-15T11:00'],
    ];
    await plan('2030-01-15T10:20:30Z');
    await plan('2030-01-15T10:59:59Z');
    expect(await listWaiting()).toEqual(expectedJobs);
    await clearJobs();
    await plan('2030-06-01T00:00:00Z');
    await plan('2030-01-15T10:20:30Z');
    expect(await listWaiting()).toEqual(expectedJobs);
    await clearJobs();
  });

  it('runs each job once under concurrency', async () => {
    // Separate processes, if the database can be shared.
    const processStorages =
      name === 'postgres' ? [storage, await database.open(), await database.open()] : [storage, storage];
    const subjects = Array.from({ length: 40 }, (_, subject) => 1000 + subject);
    for (const subject of subjects) await enqueueJob(subject, time + (subject % 3));
    const handler: JobHandler = { run: ({ db }, { subject }) => tally.count(db, subject) };
    const runCounts = await Promise.all(
      processStorages.map((processStorage) => runJobs(createOptions(handler, [], processStorage), time + 10)),
    );
    expect(runCounts.reduce((sum, count) => sum + count, 0)).toBe(40);
    const counts = await tally.read(storage);
    expect(subjects.map((subject) => counts.get(subject))).toEqual(subjects.map(() => 1));
    expect((await listJobs()).filter(({ status }) => status !== 'done')).toEqual([]);
    await clearJobs();
  });
});
