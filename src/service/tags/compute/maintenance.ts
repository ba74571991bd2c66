// Instance maintenance, which the control plane starts and ends.

import type { ComputeInstance } from '@cloud-api/types';
import { fromJson, toJson } from '../../storage/json.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';

/**
 * Sets the status to `stopped` and makes backups unavailable (spec: Compute instance). Returns false if the instance
 * does not exist.
 */
export function startMaintenance(unit: UnitOfWork, id: number): Promise<boolean> {
  return setMaintenance(unit, id, { status: 'stopped', available: false });
}

/** Sets a new status and makes backups available again. Returns false if the instance does not exist. */
export function endMaintenance(
  unit: UnitOfWork,
  id: number,
  status: ComputeInstance['status'] = 'running',
): Promise<boolean> {
  return setMaintenance(unit, id, { status, available: true });
}

async function setMaintenance(
  unit: UnitOfWork,
  id: number,
  { status, available }: { readonly status: ComputeInstance['status']; readonly available: boolean },
): Promise<boolean> {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('instances').where('id', '=', id).select('value'),
  ).executeTakeFirst();
  if (!row) return false;
  const instance = fromJson(row.value);
  const value = toJson({
    ...instance,
    status,
    backups: { ...instance.backups, available: available && instance.backups.enabled },
  });
  await unit.db.updateTable('instances').set({ value }).where('id', '=', id).execute();
  const backups = await unit.db
    .selectFrom('instance_backups')
    .where('instance_id', '=', id)
    .where('status', '=', 'successful')
    .select(['id', 'value'])
    .execute();
  for (const backup of backups) {
    const updatedBackup = toJson({ ...fromJson(backup.value), available });
    await unit.db.updateTable('instance_backups').set({ value: updatedBackup }).where('id', '=', backup.id).execute();
  }
  return true;
}
