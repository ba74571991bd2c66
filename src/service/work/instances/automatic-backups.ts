// Jobs for automatic instance backups, daily at the start of their window.

import { startBackup } from '../../tags/compute/start-backup.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import { enqueue } from '../queue.ts';
import { nextTime, recurring } from '../recurring-jobs.ts';
import type { Job } from '../run-jobs.ts';
import { completeSchedule, formatWindow } from './schedule.ts';

/** Matches the JSON of an instance with enabled backups; no other part of the value can match. */
const enabledPattern = '%"enabled":true%';

/** Backs up the job's subject. Without a subject, enqueues a job for each instance whose window begins. */
export async function backUpInstances(unit: UnitOfWork, { subject, now }: Job): Promise<void> {
  if (subject === 0) await enqueueDueBackups(unit, now);
  else await backUp(unit, subject);
}

async function enqueueDueBackups(unit: UnitOfWork, now: number): Promise<void> {
  const due = unit.now.getTime();
  const window = `%"window":"${formatWindow(unit.now.getUTCHours())}"%`;
  const rows = await unit.db
    .selectFrom('instances')
    .where('value', 'like', enabledPattern)
    .where('value', 'like', window)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await enqueue(unit, { kind: 'instance-backups', subject: id, due });
  await enqueue(unit, { kind: 'instance-backups', subject: 0, due: nextTime(recurring['instance-backups'], due, now) });
}

async function backUp(unit: UnitOfWork, id: number): Promise<void> {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('instances').where('id', '=', id).select('value'),
  ).executeTakeFirst();
  if (!row) return;
  const { image, specs, backups } = fromJson(row.value);
  if (backups.enabled) await startBackup(unit, { id, image, specs }, null);
}

/** Picks the day and window of instances with enabled backups but no schedule (spec: Backup schedule). */
export async function pickSchedules(unit: UnitOfWork): Promise<void> {
  const withoutSchedule = unit.db
    .selectFrom('instances')
    .where('value', 'like', enabledPattern)
    .where('value', 'like', '%"Scheduling"%')
    .select(['id', 'value']);
  for (const { id, value } of await lockRows(unit, withoutSchedule).execute()) {
    const instance = fromJson(value);
    const backups = { ...instance.backups, schedule: completeSchedule(instance.backups.schedule, id) };
    await unit.db
      .updateTable('instances')
      .set({ value: toJson({ ...instance, backups }) })
      .where('id', '=', id)
      .execute();
  }
}
