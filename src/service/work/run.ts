// Runs the jobs that are due: each once, however many processes try, and again after a while where it fails.

import type { Storage } from '../storage/storage.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import type { Unit } from '../unit.ts';
import { locked } from '../unit.ts';
import type { JobKind } from './queue.ts';

/** One job, at work. Its unit's time is the time at which it was due, so that what was missed is made up for as if it had come in time. */
export interface Job {
  readonly subject: number;
  /** The clock's time, in milliseconds since the epoch. */
  readonly now: number;
}

export interface Work {
  /** One transaction, together with the job's being done. */
  readonly run: (unit: Unit, job: Job) => Promise<void>;
  /** What is to be put right once it has failed too often. */
  readonly giveUp?: (unit: Unit, job: Job) => Promise<void>;
}

export interface Running {
  readonly storage: Storage;
  readonly kinds: Readonly<Record<JobKind, Work>>;
  /** Told of each failure. */
  readonly onFailure: (error: unknown, job: { readonly kind: string; readonly subject: number }) => void;
  /** False: what is at work is finished, and no other job is begun. */
  readonly goesOn: () => boolean;
}

/** As often a job is tried before it counts as failed. */
const attempts = 5;

/** How long a job rests that has failed so many times, in milliseconds. */
export function restAfter(failures: number): number {
  return 10_000 * 3 ** (failures - 1);
}

/** Runs what is due at `now`, in the order in which it is due, and what becomes due by that. The answer: how many jobs were done. */
export async function runJobs(running: Running, now: number): Promise<number> {
  let done = 0;
  while (running.goesOn()) {
    const id = await running.storage.work('read', async (db) => {
      const next = db
        .selectFrom('jobs')
        .where('status', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1);
      return (await next.select('id').executeTakeFirst())?.id;
    });
    if (id === undefined) return done;
    if (await attempt(running, id, now)) done++;
  }
  return done;
}

/** Whether the job was done by this attempt; another process may have been quicker, or the job may have failed. */
async function attempt({ storage, kinds, onFailure }: Running, id: number, now: number): Promise<boolean> {
  try {
    return await storage.work('write', async (db) => {
      const claimed = await claim({ db, dialect: storage.dialect, mode: 'write', now: new Date(now) }, id);
      if (!claimed) return false;
      const { unit, kind, subject } = claimed;
      await kindOf(kinds, kind).run(unit, { subject, now });
      await db.updateTable('jobs').set({ status: 'done', problem: null }).where('id', '=', id).execute();
      return true;
    });
  } catch (error) {
    // An outage is not the job's failure: it waits, as it was, until the database works again.
    if (error instanceof UnavailableError) throw error;
    await storage.work('write', async (db) => {
      const claimed = await claim({ db, dialect: storage.dialect, mode: 'write', now: new Date(now) }, id);
      if (!claimed) return;
      const { unit, kind, subject, attempts: before } = claimed;
      const failures = before + 1;
      const last = failures >= attempts;
      const rests = last ? {} : { due_at: await freeTime(unit, { kind, subject, due: now + restAfter(failures) }) };
      await db
        .updateTable('jobs')
        .set({ attempts: failures, problem: messageOf(error), status: last ? 'failed' : 'waiting', ...rests })
        .where('id', '=', id)
        .execute();
      if (last) await kindOf(kinds, kind).giveUp?.(unit, { subject, now });
      onFailure(error, { kind, subject });
    });
    return false;
  }
}

interface Claimed {
  readonly unit: Unit;
  readonly kind: string;
  readonly subject: number;
  readonly attempts: number;
}

/** Waits for whoever is at it. Undefined where it is not waiting any more. */
async function claim(unit: Unit, id: number): Promise<Claimed | undefined> {
  const row = await locked(
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

/** A job of the same kind for the same subject may stand at that time already. */
async function freeTime(
  { db }: Unit,
  { kind, subject, due }: { readonly kind: string; readonly subject: number; readonly due: number },
): Promise<number> {
  const taken = db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('due_at', '>=', due);
  const others = new Set((await taken.select('due_at').execute()).map(({ due_at }) => due_at));
  let free = due;
  while (others.has(free)) free++;
  return free;
}

function kindOf(kinds: Running['kinds'], kind: string): Work {
  const found: Work | undefined = new Map<string, Work>(Object.entries(kinds)).get(kind);
  if (!found) throw new Error(`there is no kind of job called ${kind}`);
  return found;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
