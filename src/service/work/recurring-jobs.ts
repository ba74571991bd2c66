// Recurring jobs, which run on the hour in UTC.

import type { UnitOfWork } from '../unit-of-work.ts';
import { enqueue, type JobKind } from './queue.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Interval of a recurring job, and the maximum delay after which a missed run is still useful, in milliseconds. */
export interface Recurrence {
  readonly interval: number;
  readonly maxDelay: number;
}

/**
 * Automatic database backups at 00:00 UTC, kept for seven days; automatic instance backups at the hour of their window.
 */
export const recurring = {
  'database-backups': { interval: day, maxDelay: 7 * day },
  'instance-backups': { interval: hour, maxDelay: 15 * day },
} as const satisfies Partial<Record<JobKind, Recurrence>>;

export type RecurringKind = keyof typeof recurring;

const kinds = Object.keys(recurring).filter(isRecurring);

export function isRecurring(kind: string): kind is RecurringKind {
  return Object.hasOwn(recurring, kind);
}

/** Returns the first time after `after` that is still useful at `now`. Times are milliseconds since the epoch. */
export function nextTime({ interval, maxDelay }: Recurrence, after: number, now: number): number {
  const earliest = Math.max(after + 1, now - maxDelay);
  return Math.ceil(earliest / interval) * interval;
}

/**
 * Enqueues the next run of each recurring job. Deletes runs scheduled beyond it, which exist if the clock was moved
 * backwards.
 */
export async function planRecurring(unit: Pick<UnitOfWork, 'db' | 'now'>): Promise<void> {
  const now = unit.now.getTime();
  for (const kind of kinds) {
    const due = nextTime(recurring[kind], now, now);
    await unit.db
      .deleteFrom('jobs')
      .where('kind', '=', kind)
      .where('status', '=', 'waiting')
      .where('due_at', '>', due)
      .execute();
    await enqueue(unit, { kind, subject: 0, due });
  }
}
