// Instances that power off and boot, and the watchdog, which boots what nobody has shut down.

import type { ComputeInstance } from '@cloud-api/types';
import { endMaintenance } from '../../areas/compute/maintenance.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import { enqueue } from '../queue.ts';

const second = 1000;

/** How long it takes to shut down, and to boot, in milliseconds. */
export const shuttingDownLasts = 10 * second;
export const bootingLasts = 30 * second;

/** The watchdog gives up after more boot jobs than that within so many milliseconds (interface: Limits). */
const bootJobs = { most: 5, within: 15 * 60 * second };

/** An instance powers off without a shutdown job: the watchdog, where it is enabled, issues a boot job, unless it has given up. False where there is no such instance. */
export async function powerOff(unit: Unit, id: number): Promise<boolean> {
  const instance = await changeStatus(unit, id, 'offline');
  if (instance?.watchdog_enabled && (await recentBootJobs(unit, id)) <= bootJobs.most)
    await enqueue(unit, { kind: 'boot', subject: id, due: unit.now.getTime() });
  return instance !== undefined;
}

/** Shuts an instance down, by a shutdown job: the watchdog leaves it off. False where there is no such instance. */
export async function shutDown(unit: Unit, id: number): Promise<boolean> {
  const instance = await changeStatus(unit, id, 'shutting_down');
  if (instance) await enqueue(unit, { kind: 'shutdown', subject: id, due: unit.now.getTime() + shuttingDownLasts });
  return instance !== undefined;
}

/** Job: what was shutting down is off. */
export async function finishShutdown(unit: Unit, id: number): Promise<void> {
  await changeStatus(unit, id, 'offline', 'shutting_down');
}

/** Job: what is off boots. */
export async function boot(unit: Unit, id: number): Promise<void> {
  if (await changeStatus(unit, id, 'booting', 'offline'))
    await enqueue(unit, { kind: 'booted', subject: id, due: unit.now.getTime() + bootingLasts });
}

/** Job: what was booting runs. */
export async function finishBoot(unit: Unit, id: number): Promise<void> {
  await changeStatus(unit, id, 'running', 'booting');
}

/** Gives an instance another status, which ends maintenance where it was `stopped`; only where it has that one if one is said; the answer: what it was. */
export async function changeStatus(
  unit: Unit,
  id: number,
  to: ComputeInstance['status'],
  from?: ComputeInstance['status'],
): Promise<Pick<ComputeInstance, 'status' | 'watchdog_enabled'> | undefined> {
  const row = await locked(
    unit,
    unit.db.selectFrom('instances').where('id', '=', id).select('value'),
  ).executeTakeFirst();
  const instance = row && fromJson(row.value);
  if (!instance || (from !== undefined && instance.status !== from)) return undefined;
  await unit.db
    .updateTable('instances')
    .set({ value: toJson({ ...instance, status: to }) })
    .where('id', '=', id)
    .execute();
  if (instance.status === 'stopped' && to !== 'stopped') await endMaintenance(unit, id, to);
  return instance;
}

async function recentBootJobs({ db, now }: Unit, id: number): Promise<number> {
  const recent = db
    .selectFrom('jobs')
    .where('kind', '=', 'boot')
    .where('subject', '=', id)
    .where('due_at', '>', now.getTime() - bootJobs.within);
  const { count } = await recent.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
