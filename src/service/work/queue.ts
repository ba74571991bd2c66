// Job queue.

import type { UnitOfWork } from '../unit-of-work.ts';

/** The kinds of jobs; `job-handlers.ts` has their handlers. */
export type JobKind =
  | 'boot'
  | 'booted'
  | 'database-backup'
  | 'database-backups'
  | 'instance-backup'
  | 'instance-backups'
  | 'managed-service'
  | 'shutdown';

/** `subject` is the ID of the affected resource, 0 if none; `due` is in milliseconds since the epoch. */
export interface NewJob {
  readonly kind: JobKind;
  readonly subject: number;
  readonly due: number;
}

/** Enqueues a job within the unit of work, unless the same job (kind, subject, and time) is already enqueued. */
export async function enqueue(unit: Pick<UnitOfWork, 'db'>, { kind, subject, due }: NewJob): Promise<void> {
  await unit.db
    .insertInto('jobs')
    .values({ kind, subject, due_at: due, status: 'waiting', problem: null, attempts: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'due_at']).doNothing())
    .execute();
}
