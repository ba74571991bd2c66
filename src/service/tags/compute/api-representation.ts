// API representation of compute instances and their backups.

import type { ComputeInstance, InstanceBackup, InstanceBackups } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { InstanceBackupTable, InstanceTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { loadTagLookup } from '../tags/object-tags.ts';
import { isAdvancingStatus } from '../../work/instances/backup-steps.ts';

/** The columns needed to represent an instance. */
export type InstanceRow = Pick<InstanceTable, 'label' | 'value'> & { readonly id: number };

/** Converts rows to the API representation of instances, in the same order. The rows can belong to any account. */
export async function toApiInstances(unit: UnitOfWork, rows: readonly InstanceRow[]): Promise<ComputeInstance[]> {
  const tags = await loadTagLookup(
    unit,
    'compute',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toApiInstance(row, tags(row.id)));
}

export function toApiInstance({ id, label, value }: InstanceRow, tags: string[]): ComputeInstance {
  return { id, label, ...fromJson(value), tags };
}

/** The columns needed to represent a backup. */
export type BackupRow = Pick<InstanceBackupTable, 'type' | 'status' | 'value'> & { readonly id: number };

export function toApiBackup({ id, type, status, value }: BackupRow): InstanceBackup {
  return { id, type, status, ...fromJson(value) };
}

/** Returns whether a backup advances or is paused; all other statuses are final. */
export function isBackupInProgress(status: InstanceBackup['status']): boolean {
  return status === 'paused' || isAdvancingStatus(status);
}

/**
 * Converts the backups of an instance to their API representation. The snapshot is either in progress or current
 * (decisions: 4, 61).
 */
export function toApiBackups(rows: readonly BackupRow[]): InstanceBackups {
  const backups = rows.map(toApiBackup);
  const snapshot = backups.findLast(({ type }) => type === 'snapshot');
  const isDone = snapshot === undefined || !isBackupInProgress(snapshot.status);
  return {
    automatic: backups.filter(({ type }) => type === 'auto'),
    snapshot: { in_progress: isDone ? null : snapshot, current: isDone ? (snapshot ?? null) : null },
  };
}
