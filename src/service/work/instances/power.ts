// Power management of instances, with a watchdog that reboots them after an unexpected shutdown.

import type { ComputeInstance } from '@cloud-api/types';
import { endMaintenance } from '../../tags/compute/maintenance.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import { enqueue } from '../queue.ts';

const second = 1000;

/** Duration of a shutdown, and of a boot, in milliseconds. */
export const shutdownDuration = 10 * second;
export const bootDuration = 30 * second;

/** The watchdog gives up after more than `max` boot jobs within `period` milliseconds (spec: Limits). */
const bootLimit = { max: 5, period: 15 * 60 * second };

/**
 * Powers an instance off without a shutdown job. An enabled watchdog then issues a boot job, unless it has given up.
 * Returns false if the instance does not exist.
 */
export async function powerOff(unit: UnitOfWork, id: number): Promise<boolean> {
  const instance = await changeStatus(unit, id, 'offline');
  if (instance?.watchdog_enabled && (await countRecentBootJobs(unit, id)) <= bootLimit.max)
    await enqueue(unit, { kind: 'boot', subject: id, due: unit.now.getTime() });
  return instance !== undefined;
}

/** Shuts an instance down with a job. The watchdog leaves it off. Returns false if the instance does not exist. */
export async function shutDown(unit: UnitOfWork, id: number): Promise<boolean> {
  const instance = await changeStatus(unit, id, 'shutting_down');
  if (instance) await enqueue(unit, { kind: 'shutdown', subject: id, due: unit.now.getTime() + shutdownDuration });
  return instance !== undefined;
}

/** Job: finishes a shutdown. */
export async function finishShutdown(unit: UnitOfWork, id: number): Promise<void> {
  await changeStatus(unit, id, 'offline', 'shutting_down');
}

/** Job: starts booting. */
export async function boot(unit: UnitOfWork, id: number): Promise<void> {
  if (await changeStatus(unit, id, 'booting', 'offline'))
    await enqueue(unit, { kind: 'booted', subject: id, due: unit.now.getTime() + bootDuration });
}

/** Job: finishes booting. */
export async function finishBoot(unit: UnitOfWork, id: number): Promise<void> {
  await changeStatus(unit, id, 'running', 'booting');
}

/**
 * Changes the status of an instance, and ends maintenance if it was `stopped`. Returns the previous values; `undefined`
 * if the instance does not exist, or if its status is not `from`.
 */
export async function changeStatus(
  unit: UnitOfWork,
  id: number,
  to: ComputeInstance['status'],
  from?: ComputeInstance['status'],
): Promise<Pick<ComputeInstance, 'status' | 'watchdog_enabled'> | undefined> {
  const row = await lockRows(
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

async function countRecentBootJobs({ db, now }: UnitOfWork, id: number): Promise<number> {
  const recent = db
    .selectFrom('jobs')
    .where('kind', '=', 'boot')
    .where('subject', '=', id)
    .where('due_at', '>', now.getTime() - bootLimit.period);
  const { count } = await recent.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
