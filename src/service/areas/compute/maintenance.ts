// Maintenance of an instance: nothing that a caller does, and yet seen in its status and its backups.

import type { ComputeInstance } from '@cloud-api/types';
import { fromJson, toJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';

/** The instance shows `stopped`, and neither it nor what it has of backups can be restored (interface: Compute instance). False where there is none such. For the control plane. */
export function beginMaintenance(unit: Unit, id: number): Promise<boolean> {
  return maintain(unit, id, { status: 'stopped', available: false });
}

/** The instance has another status again, and what it has of backups can be restored. False where there is none such. For the control plane. */
export function endMaintenance(
  unit: Unit,
  id: number,
  status: ComputeInstance['status'] = 'running',
): Promise<boolean> {
  return maintain(unit, id, { status, available: true });
}

async function maintain(
  unit: Unit,
  id: number,
  { status, available }: { readonly status: ComputeInstance['status']; readonly available: boolean },
): Promise<boolean> {
  const row = await locked(
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
    const changed = toJson({ ...fromJson(backup.value), available });
    await unit.db.updateTable('instance_backups').set({ value: changed }).where('id', '=', backup.id).execute();
  }
  return true;
}
