// How a backup of an instance begins.

import type { ComputeInstance, InstanceBackup } from '@cloud-api/types';
import { toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { enqueue } from '../../work/queue.ts';
import { steps } from '../../work/instances/stages.ts';
import { contentsOf } from './defaults.ts';
import { showBackup } from './show.ts';

/** Begins a backup: it is pending, and a job carries it on. A snapshot has a label, an automatic backup none. */
export async function beginBackup(
  unit: Unit,
  instance: Pick<ComputeInstance, 'id' | 'image' | 'specs'>,
  label: string | null,
): Promise<InstanceBackup> {
  const created = timestamp(unit.now);
  const type = label === null ? 'auto' : 'snapshot';
  const value = toJson({ available: false, created, updated: created, finished: null, label, ...contentsOf(instance) });
  const row = await unit.db
    .insertInto('instance_backups')
    .values({ instance_id: instance.id, type, status: 'pending', value })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(unit, { kind: 'instance-backup', subject: row.id, due: unit.now.getTime() + steps.pending.lasts });
  return showBackup(row);
}

/** Deletes the snapshot that an instance has, done or not (interface: Moves that are stated). */
export async function dropSnapshot(unit: Unit, instance: number): Promise<void> {
  await unit.db
    .deleteFrom('instance_backups')
    .where('instance_id', '=', instance)
    .where('type', '=', 'snapshot')
    .execute();
}
