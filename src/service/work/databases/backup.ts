// Jobs: backups of databases end, and automatic ones are taken at 00:00 UTC and kept seven days.

import { backupLasts, beginDatabaseBackup, isLabelTaken } from '../../areas/databases/backups.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import { enqueue } from '../queue.ts';
import { day, nextTime, recurring } from '../recurring.ts';
import type { Job } from '../run.ts';

/** How long an automatic backup is kept (interface: Limits). */
const kept = 7 * day;

/** A backup is done: it can be viewed, and its database is active again. */
export async function finishDatabaseBackup(unit: Unit, id: number): Promise<void> {
  await endBackup(unit, id, (unfinished) =>
    unit.db.updateTable('database_backups').set({ finished: 1 }).where('id', '=', unfinished).execute(),
  );
}

/** A backup whose job has failed too often never was. */
export async function failDatabaseBackup(unit: Unit, id: number): Promise<void> {
  await endBackup(unit, id, (unfinished) =>
    unit.db.deleteFrom('database_backups').where('id', '=', unfinished).execute(),
  );
}

async function endBackup(unit: Unit, id: number, end: (id: number) => Promise<unknown>): Promise<void> {
  const backup = await unit.db
    .selectFrom('database_backups')
    .where('id', '=', id)
    .where('finished', '=', 0)
    .select('database_id')
    .executeTakeFirst();
  if (!backup) return;
  await locked(unit, unit.db.selectFrom('databases').where('id', '=', backup.database_id).select('id')).execute();
  await end(id);
  await unit.db
    .updateTable('databases')
    .set({ status: 'active' })
    .where('id', '=', backup.database_id)
    .where('status', '=', 'backing_up')
    .execute();
}

/** Of no single database: what is too old goes, and each database that can be backed up gets a job. Of one: its backup. */
export async function backUpDatabases(unit: Unit, { subject, now }: Job): Promise<void> {
  if (subject === 0) await beginDay(unit, now);
  else await backUp(unit, subject);
}

/** What is degraded is backed up as well, and stays degraded meanwhile. */
const canBeBackedUp = ['active', 'degraded', 'backing_up'];

async function beginDay(unit: Unit, now: number): Promise<void> {
  const due = unit.now.getTime();
  await unit.db
    .deleteFrom('database_backups')
    .where('type', '=', 'auto')
    .where('created_at', '<=', due - kept)
    .execute();
  const rows = await unit.db
    .selectFrom('databases')
    .where('status', 'in', canBeBackedUp)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await enqueue(unit, { kind: 'database-backups', subject: id, due });
  await enqueue(unit, { kind: 'database-backups', subject: 0, due: nextTime(recurring['database-backups'], due, now) });
}

async function backUp(unit: Unit, id: number): Promise<void> {
  const row = await locked(
    unit,
    unit.db.selectFrom('databases').where('id', '=', id).select('status'),
  ).executeTakeFirst();
  if (!row || !canBeBackedUp.includes(row.status)) return;
  const other = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', id)
    .where('finished', '=', 0)
    .select('id')
    .executeTakeFirst();
  // Another backup is in progress: this one follows it.
  if (other) await enqueue(unit, { kind: 'database-backups', subject: id, due: unit.now.getTime() + backupLasts });
  else if (row.status !== 'backing_up')
    await beginDatabaseBackup(unit, id, { type: 'auto', label: await freeLabel(unit, id), target: 'primary' });
}

/** `auto_20300115`, unless a snapshot has that label. */
async function freeLabel(unit: Unit, id: number): Promise<string> {
  const label = `auto_${unit.now.toISOString().slice(0, 10).replaceAll('-', '')}`;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? label : `${label}_${number}`;
    if (!(await isLabelTaken(unit, id, candidate))) return candidate;
  }
}
