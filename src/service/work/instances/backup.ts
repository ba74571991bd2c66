// Job: a backup of an instance goes on to its next state.

import { fromJson, toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import { enqueue } from '../queue.ts';
import { dropOldBackups } from './retention.ts';
import { isStage, steps } from './stages.ts';

/** One step further; nothing where the backup is gone, or does not go on by itself. */
export async function advanceBackup(unit: Unit, id: number): Promise<void> {
  const found = await lockBackup(unit, id);
  if (!found) return;
  const { status } = found.backup;
  if (!isStage(status)) return;
  const { next } = steps[status];
  const at = timestamp(unit.now);
  const done = next === 'successful';
  const value = toJson({
    ...fromJson(found.backup.value),
    updated: at,
    ...(done && { available: true, finished: at }),
  });
  await unit.db.updateTable('instance_backups').set({ status: next, value }).where('id', '=', id).execute();
  if (!done) {
    await enqueue(unit, { kind: 'instance-backup', subject: id, due: unit.now.getTime() + steps[next].lasts });
    return;
  }
  const instance = fromJson(found.instance.value);
  const backups = { ...instance.backups, last_successful: at };
  await unit.db
    .updateTable('instances')
    .set({ value: toJson({ ...instance, backups }) })
    .where('id', '=', found.instance.id)
    .execute();
  if (found.backup.type === 'auto') await dropOldBackups(unit, found.instance.id, backups.schedule.day);
}

/** A backup whose job has failed too often has failed too. */
export async function failBackup(unit: Unit, id: number): Promise<void> {
  const found = await lockBackup(unit, id);
  if (!found || !isStage(found.backup.status)) return;
  const at = timestamp(unit.now);
  const value = toJson({ ...fromJson(found.backup.value), updated: at, finished: at });
  await unit.db.updateTable('instance_backups').set({ status: 'failed', value }).where('id', '=', id).execute();
}

/** The instance first, as requests lock it before they touch its backups. */
async function lockBackup(unit: Unit, id: number) {
  const { db } = unit;
  const of = await db.selectFrom('instance_backups').where('id', '=', id).select('instance_id').executeTakeFirst();
  if (!of) return undefined;
  const instance = await locked(
    unit,
    db.selectFrom('instances').where('id', '=', of.instance_id).selectAll(),
  ).executeTakeFirst();
  const backup = await db.selectFrom('instance_backups').where('id', '=', id).selectAll().executeTakeFirst();
  return instance && backup && { instance, backup };
}
