// The queue of jobs: work that is done once, at a time.

import type { Unit } from '../unit.ts';

/** The kinds of jobs; `kinds.ts` says what each does. */
export type JobKind =
  | 'boot'
  | 'booted'
  | 'database-backup'
  | 'database-backups'
  | 'instance-backup'
  | 'instance-backups'
  | 'managed-service'
  | 'shutdown';

/** `subject`: the id of what it is about, 0 for nothing single. `due`: milliseconds since the epoch. */
export interface NewJob {
  readonly kind: JobKind;
  readonly subject: number;
  readonly due: number;
}

/** Adds a job to the unit of work; the same kind for the same subject at the same time is one job. */
export async function enqueue(unit: Pick<Unit, 'db'>, { kind, subject, due }: NewJob): Promise<void> {
  await unit.db
    .insertInto('jobs')
    .values({ kind, subject, due_at: due, status: 'waiting', problem: null, attempts: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'due_at']).doNothing())
    .execute();
}
