// Starts instance backups, and deletes snapshots.

import type { ComputeInstance, InstanceBackup } from '@cloud-api/types';
import { toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { enqueue } from '../../work/queue.ts';
import { backupSteps } from '../../work/instances/backup-steps.ts';
import { backupContents } from './defaults.ts';
import { toApiBackup } from './api-representation.ts';

/**
 * Starts a pending backup and enqueues the job that advances it. Snapshots have a label; automatic backups have none.
 */
export async function startBackup(
  unit: UnitOfWork,
  instance: Pick<ComputeInstance, 'id' | 'image' | 'specs'>,
  label: string | null,
): Promise<InstanceBackup> {
  const created = formatTimestamp(unit.now);
  const type = label === null ? 'auto' : 'snapshot';
  const value = toJson({
    available: false,
    created,
    updated: created,
    finished: null,
    label,
    ...backupContents(instance),
  });
  const row = await unit.db
    .insertInto('instance_backups')
    .values({ instance_id: instance.id, type, status: 'pending', value })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(unit, {
    kind: 'instance-backup',
    subject: row.id,
    due: unit.now.getTime() + backupSteps.pending.duration,
  });
  return toApiBackup(row);
}

/** Deletes the snapshot of an instance, finished or not (spec: Moves that are stated). */
export async function deleteSnapshot(unit: UnitOfWork, instance: number): Promise<void> {
  await unit.db
    .deleteFrom('instance_backups')
    .where('instance_id', '=', instance)
    .where('type', '=', 'snapshot')
    .execute();
}
