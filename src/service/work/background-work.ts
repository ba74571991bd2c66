// Background work: jobs, node health checks, and upkeep.

import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deleteExpired } from './delete-expired.ts';
import { pickSchedules } from './instances/automatic-backups.ts';
import { jobHandlers } from './job-handlers.ts';
import { createLease } from './lease.ts';
import { createHealthChecks } from './nodes/health.ts';
import { createLoopbackProbe } from './nodes/loopback-probe.ts';
import { createSimulatedProbe } from './nodes/simulated-probe.ts';
import { planRecurring } from './recurring-jobs.ts';
import { runJobs, type JobRunnerOptions } from './run-jobs.ts';

export interface BackgroundWorkOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Interval in milliseconds for polling jobs; `never` for `runDue` only. @default 1000 */
  readonly interval?: number | 'never';
  /** Whether to send real health checks to nodes on the loopback interface. @default 'simulated' */
  readonly checks?: 'simulated' | 'loopback';
  /** Term of the lease in milliseconds: how long other processes wait after a crash. */
  readonly term?: number;
  /** Called for each failure of a job or of upkeep. */
  readonly onFailure?: JobRunnerOptions['onFailure'];
}

/** Running background work. */
export interface BackgroundWork {
  /**
   * Runs all jobs and upkeep due at `now` (default: the clock's time). Catches up after the clock or the state was
   * changed externally. Does not need the lease, because each job runs once anyway.
   */
  runDue(now?: Date): Promise<void>;
  /** Finishes the work in progress, and releases the lease. */
  stop(): Promise<void>;
}

/** Minimum intervals of health checks and other upkeep, in milliseconds. */
const checkInterval = 5000;
const upkeepInterval = 30_000;

/**
 * Starts background work. Of several processes on one database, the holder of the lease polls; if it ends or crashes,
 * another one takes over.
 */
export async function startBackgroundWork({
  storage,
  clock,
  interval = 1000,
  checks = 'simulated',
  term = 10_000,
  onFailure = reportFailure,
}: BackgroundWorkOptions): Promise<BackgroundWork> {
  const simulated = createSimulatedProbe(storage);
  const check = createHealthChecks(storage, checks === 'loopback' ? createLoopbackProbe(simulated) : simulated);
  const lease = createLease(storage, { name: 'work', holder: randomUUID(), term });
  let isStopped = false;
  const abortController = new AbortController();
  let checkedAt = -Infinity;
  let upkeepAt = -Infinity;
  let queue: Promise<void> = Promise.resolve();
  let currentChecks: Promise<void> | undefined;
  const runnerOptions: JobRunnerOptions = {
    storage,
    handlers: jobHandlers,
    onFailure,
    shouldContinue: () => !isStopped,
  };

  /** Runs tasks one after the other. */
  const runSequentially = (task: () => Promise<void>): Promise<void> => {
    const next = queue.then(task);
    queue = next.catch(() => undefined);
    return next;
  };
  /** Schedules recurring jobs, fills in missing backup schedules, and deletes expired rows. */
  const runUpkeep = async (now: Date): Promise<void> => {
    upkeepAt = Date.now();
    const runUnit = (task: (unit: UnitOfWork) => Promise<void>): Promise<void> =>
      storage.work('write', (db) => task({ db, dialect: storage.dialect, mode: 'write', now }));
    await runUnit(planRecurring);
    await runUnit(pickSchedules);
    await runUnit(deleteExpired);
  };
  const reportUpkeepFailure = (error: unknown): void => onFailure(error, { kind: 'upkeep', subject: 0 });
  /** Runs one round of health checks at a time, concurrently with jobs, which do not wait for slow backends. */
  const checkNodes = (now: Date): Promise<void> => {
    checkedAt = Date.now();
    currentChecks ??= check(now.getTime(), abortController.signal).finally(() => (currentChecks = undefined));
    return currentChecks;
  };
  const poll = async (): Promise<void> => {
    if (isStopped || (storage.shared && !(await lease.acquire()))) return;
    const now = clock.now();
    await runJobs(runnerOptions, now.getTime());
    if (Date.now() - upkeepAt >= upkeepInterval) await runUpkeep(now);
    if (Date.now() - checkedAt >= checkInterval) void checkNodes(now).catch(reportUpkeepFailure);
  };

  await runSequentially(() => storage.work('write', (db) => planRecurring({ db, now: clock.now() })));
  let isPolling = false;
  /** Polls unless the previous poll is still waiting for the database. */
  const pollUnlessBusy = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    await runSequentially(poll).catch(reportUpkeepFailure);
    isPolling = false;
  };
  const timer = interval === 'never' ? undefined : setInterval(() => void pollUnlessBusy(), interval).unref();
  return {
    runDue: (now = clock.now()) =>
      runSequentially(async () => {
        await runJobs(runnerOptions, now.getTime());
        await runUpkeep(now);
        await currentChecks?.catch(() => undefined);
        await checkNodes(now);
        // Upkeep may have enqueued jobs that are due.
        await runJobs(runnerOptions, now.getTime());
      }),
    async stop() {
      isStopped = true;
      abortController.abort();
      clearInterval(timer);
      await queue;
      await currentChecks?.catch(() => undefined);
      // If this fails, the lease expires on its own.
      if (storage.shared) await lease.release().catch(reportUpkeepFailure);
    },
  };
}

function reportFailure(error: unknown, { kind, subject }: { readonly kind: string; readonly subject: number }): void {
  console.error(`background work failed: ${kind} ${subject}`, error);
}
