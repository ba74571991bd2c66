// Runs due jobs, with retries. Each job runs once across all processes.

import type { Storage } from '../storage/storage.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import { type UnitOfWork, lockRows } from '../unit-of-work.ts';
import type { JobKind } from './queue.ts';

/** A running job. Its unit of work uses the due time as `now`, so that a missed job runs as if on time. */
export interface Job {
  readonly subject: number;
  /** The clock's time, in milliseconds since the epoch. */
  readonly now: number;
}

export interface JobHandler {
  /** Runs in one transaction with the job's completion. */
  readonly run: (unit: UnitOfWork, job: Job) => Promise<void>;
  /** Cleans up after the last failed attempt. */
  readonly onGiveUp?: (unit: UnitOfWork, job: Job) => Promise<void>;
}

export interface JobRunnerOptions {
  readonly storage: Storage;
  readonly handlers: Readonly<Record<JobKind, JobHandler>>;
  /** Called for each failure. */
  readonly onFailure: (error: unknown, job: { readonly kind: string; readonly subject: number }) => void;
  /** Returns whether to start further jobs. */
  readonly shouldContinue: () => boolean;
}

/** The maximum number of attempts. */
const maxAttempts = 5;

/** Returns the delay after a number of failures, in milliseconds. */
export function retryDelay(failures: number): number {
  return 10_000 * 3 ** (failures - 1);
}

/** Runs the jobs due at `now` in order, and those that they enqueue. Returns the number of completed jobs. */
export async function runJobs(options: JobRunnerOptions, now: number): Promise<number> {
  let doneCount = 0;
  while (options.shouldContinue()) {
    const id = await options.storage.work('read', async (db) => {
      const next = db
        .selectFrom('jobs')
        .where('status', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1);
      return (await next.select('id').executeTakeFirst())?.id;
    });
    if (id === undefined) return doneCount;
    if (await tryJob(options, id, now)) doneCount++;
  }
  return doneCount;
}

/** Returns whether this attempt completed the job: false if it failed, or if another process completed it first. */
async function tryJob({ storage, handlers, onFailure }: JobRunnerOptions, id: number, now: number): Promise<boolean> {
  try {
    return await storage.work('write', async (db) => {
      const claimed = await claimJob({ db, dialect: storage.dialect, mode: 'write', now: new Date(now) }, id);
      if (!claimed) return false;
      const { unit, kind, subject } = claimed;
      await findHandler(handlers, kind).run(unit, { subject, now });
      await db.updateTable('jobs').set({ status: 'done', problem: null }).where('id', '=', id).execute();
      return true;
    });
  } catch (error) {
    // An outage does not count as a failed attempt: the job stays in the queue until the database is available again.
    if (error instanceof UnavailableError) throw error;
    await storage.work('write', async (db) => {
      const claimed = await claimJob({ db, dialect: storage.dialect, mode: 'write', now: new Date(now) }, id);
      if (!claimed) return;
      const { unit, kind, subject, attempts: previousAttempts } = claimed;
      const failures = previousAttempts + 1;
      const isLastAttempt = failures >= maxAttempts;
      const nextTime = isLastAttempt
        ? {}
        : { due_at: await findFreeTime(unit, { kind, subject, due: now + retryDelay(failures) }) };
      await db
        .updateTable('jobs')
        .set({
          attempts: failures,
          problem: errorMessage(error),
          status: isLastAttempt ? 'failed' : 'waiting',
          ...nextTime,
        })
        .where('id', '=', id)
        .execute();
      if (isLastAttempt) await findHandler(handlers, kind).onGiveUp?.(unit, { subject, now });
      onFailure(error, { kind, subject });
    });
    return false;
  }
}

interface ClaimedJob {
  readonly unit: UnitOfWork;
  readonly kind: string;
  readonly subject: number;
  readonly attempts: number;
}

/** Locks a job, after waiting for the attempt of another process. Returns `undefined` if it is no longer waiting. */
async function claimJob(unit: UnitOfWork, id: number): Promise<ClaimedJob | undefined> {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('jobs').where('id', '=', id).where('status', '=', 'waiting').selectAll(),
  ).executeTakeFirst();
  return (
    row && {
      unit: { ...unit, now: new Date(row.due_at) },
      kind: row.kind,
      subject: row.subject,
      attempts: row.attempts,
    }
  );
}

/** Returns the first time at or after `due` for which no job of the same kind and subject is scheduled. */
async function findFreeTime(
  { db }: UnitOfWork,
  { kind, subject, due }: { readonly kind: string; readonly subject: number; readonly due: number },
): Promise<number> {
  const scheduled = db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('due_at', '>=', due);
  const scheduledTimes = new Set((await scheduled.select('due_at').execute()).map(({ due_at }) => due_at));
  let freeTime = due;
  while (scheduledTimes.has(freeTime)) freeTime++;
  return freeTime;
}

function findHandler(handlers: JobRunnerOptions['handlers'], kind: string): JobHandler {
  const handler: JobHandler | undefined = new Map<string, JobHandler>(Object.entries(handlers)).get(kind);
  if (!handler) throw new Error(`unknown kind of job: ${kind}`);
  return handler;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
