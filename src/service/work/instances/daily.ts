// Jobs: automatic backups of instances, daily at the beginning of their window.

import { beginBackup } from '../../areas/compute/backups.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import { enqueue } from '../queue.ts';
import { nextTime, recurring } from '../recurring.ts';
import type { Job } from '../run.ts';
import { picked, windowOf } from './schedule.ts';

/** How an instance is stored whose backups are enabled; nothing else in its value can read like this. */
const enabled = '%"enabled":true%';

/** Of no single instance: a job for each one whose window begins. Of one: its backup. */
export async function backUpInstances(unit: Unit, { subject, now }: Job): Promise<void> {
  if (subject === 0) await beginHour(unit, now);
  else await backUp(unit, subject);
}

async function beginHour(unit: Unit, now: number): Promise<void> {
  const due = unit.now.getTime();
  const window = `%"window":"${windowOf(unit.now.getUTCHours())}"%`;
  const rows = await unit.db
    .selectFrom('instances')
    .where('value', 'like', enabled)
    .where('value', 'like', window)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await enqueue(unit, { kind: 'instance-backups', subject: id, due });
  await enqueue(unit, { kind: 'instance-backups', subject: 0, due: nextTime(recurring['instance-backups'], due, now) });
}

async function backUp(unit: Unit, id: number): Promise<void> {
  const row = await locked(
    unit,
    unit.db.selectFrom('instances').where('id', '=', id).select('value'),
  ).executeTakeFirst();
  if (!row) return;
  const { image, specs, backups } = fromJson(row.value);
  if (backups.enabled) await beginBackup(unit, { id, image, specs }, null);
}

/** Picks day and window of the instances whose backups are enabled and which were given none (interface: Backup schedule). */
export async function pickSchedules(unit: Unit): Promise<void> {
  const unset = unit.db
    .selectFrom('instances')
    .where('value', 'like', enabled)
    .where('value', 'like', '%"Scheduling"%')
    .select(['id', 'value']);
  for (const { id, value } of await locked(unit, unset).execute()) {
    const instance = fromJson(value);
    const backups = { ...instance.backups, schedule: picked(instance.backups.schedule, id) };
    await unit.db
      .updateTable('instances')
      .set({ value: toJson({ ...instance, backups }) })
      .where('id', '=', id)
      .execute();
  }
}
