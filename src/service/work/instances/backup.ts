// Job that advances an instance backup to its next status.

import { fromJson, toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import { enqueue } from '../queue.ts';
import { deleteOldBackups } from './retention.ts';
import { isAdvancingStatus, backupSteps } from './backup-steps.ts';

/** Advances by one step; does nothing if the backup was deleted or is final. */
export async function advanceBackup(unit: UnitOfWork, id: number): Promise<void> {
  const locked = await lockBackup(unit, id);
  if (!locked) return;
  const { status } = locked.backup;
  if (!isAdvancingStatus(status)) return;
  const { next } = backupSteps[status];
  const time = formatTimestamp(unit.now);
  const isDone = next === 'successful';
  const value = toJson({
    ...fromJson(locked.backup.value),
    updated: time,
    ...(isDone && { available: true, finished: time }),
  });
  await unit.db.updateTable('instance_backups').set({ status: next, value }).where('id', '=', id).execute();
  if (!isDone) {
    await enqueue(unit, { kind: 'instance-backup', subject: id, due: unit.now.getTime() + backupSteps[next].duration });
    return;
  }
  const instance = fromJson(locked.instance.value);
  const backups = { ...instance.backups, last_successful: time };
  await unit.db
    .updateTable('instances')
    .set({ value: toJson({ ...instance, backups }) })
    .where('id', '=', locked.instance.id)
    .execute();
  if (locked.backup.type === 'auto') await deleteOldBackups(unit, locked.instance.id, backups.schedule.day);
}

/** Marks a backup as failed after the last failed attempt of its job. */
export async function failBackup(unit: UnitOfWork, id: number): Promise<void> {
  const locked = await lockBackup(unit, id);
  if (!locked || !isAdvancingStatus(locked.backup.status)) return;
  const time = formatTimestamp(unit.now);
  const value = toJson({ ...fromJson(locked.backup.value), updated: time, finished: time });
  await unit.db.updateTable('instance_backups').set({ status: 'failed', value }).where('id', '=', id).execute();
}

/** Locks the instance of a backup before reading the backup, in the same order as requests. */
async function lockBackup(unit: UnitOfWork, id: number) {
  const { db } = unit;
  const row = await db.selectFrom('instance_backups').where('id', '=', id).select('instance_id').executeTakeFirst();
  if (!row) return undefined;
  const instance = await lockRows(
    unit,
    db.selectFrom('instances').where('id', '=', row.instance_id).selectAll(),
  ).executeTakeFirst();
  const backup = await db.selectFrom('instance_backups').where('id', '=', id).selectAll().executeTakeFirst();
  return instance && backup && { instance, backup };
}
