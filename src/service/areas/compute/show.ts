// Compute instances and their backups, as the API shows them.

import type { ComputeInstance, InstanceBackup, InstanceBackups } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { InstanceBackupTable, InstanceTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';
import { tagsOf } from '../tags/carried.ts';

/** What is read of an instance's row to show it. */
export type InstanceRow = Pick<InstanceTable, 'label' | 'value'> & { readonly id: number };

/** Instances of any account, in the order of their rows. */
export async function showInstances(unit: Unit, rows: readonly InstanceRow[]): Promise<ComputeInstance[]> {
  const tags = await tagsOf(
    unit,
    'compute',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => showInstance(row, tags(row.id)));
}

export function showInstance({ id, label, value }: InstanceRow, tags: string[]): ComputeInstance {
  return { id, label, ...fromJson(value), tags };
}

/** What is read of a backup's row to show it. */
export type BackupRow = Pick<InstanceBackupTable, 'type' | 'status' | 'value'> & { readonly id: number };

export function showBackup({ id, type, status, value }: BackupRow): InstanceBackup {
  return { id, type, status, ...fromJson(value) };
}

/** In these states a backup is being made; in the others it is done, one way or another. */
const underWay: readonly InstanceBackup['status'][] = ['paused', 'pending', 'running', 'needsPostProcessing'];

export function isUnderWay(status: InstanceBackup['status']): boolean {
  return underWay.includes(status);
}

/** All backups of an instance: the automatic ones, and its snapshot, which is either in progress or current (decisions: 4, 61). */
export function showBackups(rows: readonly BackupRow[]): InstanceBackups {
  const backups = rows.map(showBackup);
  const snapshot = backups.findLast(({ type }) => type === 'snapshot');
  const done = snapshot === undefined || !isUnderWay(snapshot.status);
  return {
    automatic: backups.filter(({ type }) => type === 'auto'),
    snapshot: { in_progress: done ? null : snapshot, current: done ? (snapshot ?? null) : null },
  };
}
