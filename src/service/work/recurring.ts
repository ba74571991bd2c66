// Jobs that come again and again, at full hours of UTC: when, and how they are kept in the queue.

import type { Unit } from '../unit.ts';
import { enqueue, type JobKind } from './queue.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Every so many milliseconds since the epoch; and how far back what was missed is still worth doing. */
export interface Recurrence {
  readonly every: number;
  readonly worth: number;
}

/** Automatic database backups at 00:00 UTC, of which those of seven days are kept; automatic instance backups by the hour of their window. */
export const recurring = {
  'database-backups': { every: day, worth: 7 * day },
  'instance-backups': { every: hour, worth: 15 * day },
} as const satisfies Partial<Record<JobKind, Recurrence>>;

export type RecurringKind = keyof typeof recurring;

const kinds = Object.keys(recurring).filter(isRecurring);

export function isRecurring(kind: string): kind is RecurringKind {
  return Object.hasOwn(recurring, kind);
}

/** The first time after `after`, and not longer ago than it is worth at `now`. All in milliseconds since the epoch. */
export function nextTime({ every, worth }: Recurrence, after: number, now: number): number {
  const earliest = Math.max(after + 1, now - worth);
  return Math.ceil(earliest / every) * every;
}

/**
 * Sees to it that each recurring job waits for its next time. What waits for a time that lies beyond that, since the clock
 * was moved backwards, waits no longer.
 */
export async function planRecurring(unit: Pick<Unit, 'db' | 'now'>): Promise<void> {
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
