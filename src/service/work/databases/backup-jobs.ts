// Jobs for database backups: completion, daily automatic backups at 00:00 UTC, retention of seven days.

import { backupDuration, startDatabaseBackup, isBackupLabelTaken } from '../../tags/databases/start-backup.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import { enqueue } from '../queue.ts';
import { day, nextTime, recurring } from '../recurring-jobs.ts';
import type { Job } from '../run-jobs.ts';

/** Retention of automatic backups (spec: Limits). */
const retention = 7 * day;

/** Finishes a backup: it becomes visible, and its database is active again. */
export async function finishDatabaseBackup(unit: UnitOfWork, id: number): Promise<void> {
  await endBackup(unit, id, (unfinished) =>
    unit.db.updateTable('database_backups').set({ finished: 1 }).where('id', '=', unfinished).execute(),
  );
}

/** Removes a backup after the last failed attempt of its job. */
export async function removeFailedDatabaseBackup(unit: UnitOfWork, id: number): Promise<void> {
  await endBackup(unit, id, (unfinished) =>
    unit.db.deleteFrom('database_backups').where('id', '=', unfinished).execute(),
  );
}

async function endBackup(unit: UnitOfWork, id: number, end: (id: number) => Promise<unknown>): Promise<void> {
  const backup = await unit.db
    .selectFrom('database_backups')
    .where('id', '=', id)
    .where('finished', '=', 0)
    .select('database_id')
    .executeTakeFirst();
  if (!backup) return;
  await lockRows(unit, unit.db.selectFrom('databases').where('id', '=', backup.database_id).select('id')).execute();
  await end(id);
  await unit.db
    .updateTable('databases')
    .set({ status: 'active' })
    .where('id', '=', backup.database_id)
    .where('status', '=', 'backing_up')
    .execute();
}

/** Backs up the job's subject. Without a subject, deletes old backups and enqueues a job for each database. */
export async function backUpDatabases(unit: UnitOfWork, { subject, now }: Job): Promise<void> {
  if (subject === 0) await startDailyBackups(unit, now);
  else await backUp(unit, subject);
}

/** Statuses of databases that are backed up. A degraded database stays degraded. */
const backupableStatuses = ['active', 'degraded', 'backing_up'];

async function startDailyBackups(unit: UnitOfWork, now: number): Promise<void> {
  const due = unit.now.getTime();
  await unit.db
    .deleteFrom('database_backups')
    .where('type', '=', 'auto')
    .where('created_at', '<=', due - retention)
    .execute();
  const rows = await unit.db
    .selectFrom('databases')
    .where('status', 'in', backupableStatuses)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await enqueue(unit, { kind: 'database-backups', subject: id, due });
  await enqueue(unit, { kind: 'database-backups', subject: 0, due: nextTime(recurring['database-backups'], due, now) });
}

async function backUp(unit: UnitOfWork, id: number): Promise<void> {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('databases').where('id', '=', id).select('status'),
  ).executeTakeFirst();
  if (!row || !backupableStatuses.includes(row.status)) return;
  const other = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', id)
    .where('finished', '=', 0)
    .select('id')
    .executeTakeFirst();
  // If another backup is in progress, this one follows it.
  if (other) await enqueue(unit, { kind: 'database-backups', subject: id, due: unit.now.getTime() + backupDuration });
  else if (row.status !== 'backing_up')
    await startDatabaseBackup(unit, id, { type: 'auto', label: await unusedLabel(unit, id), target: 'primary' });
}

/** Returns a label such as `auto_20300115`, with a number if a snapshot has that label. */
async function unusedLabel(unit: UnitOfWork, id: number): Promise<string> {
  const label = `auto_${unit.now.toISOString().slice(0, 10).replaceAll('-', '')}`;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? label : `${label}_${number}`;
    if (!(await isBackupLabelTaken(unit, id, candidate))) return candidate;
  }
}
