// Starts database backups.

import { formatTimestamp } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { enqueue } from '../../work/queue.ts';
import type { DatabaseBackupTable } from '../../storage/tables/resources.ts';

/** Duration of a backup in milliseconds; the spec says several minutes. */
export const backupDuration = 3 * 60 * 1000;

export interface NewBackup {
  readonly type: DatabaseBackupTable['type'];
  readonly label: string;
  readonly target: 'primary' | 'secondary';
}

/**
 * Starts a backup, which becomes visible when a job finishes it. Until then an active database is `backing_up`
 * (decisions: 76).
 */
export async function startDatabaseBackup(
  unit: UnitOfWork,
  database: number,
  { type, label, target }: NewBackup,
): Promise<void> {
  const startedAt = unit.now.getTime();
  const row = await unit.db
    .insertInto('database_backups')
    .values({
      database_id: database,
      type,
      label,
      target,
      finished: 0,
      created: formatTimestamp(startedAt),
      created_at: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.db
    .updateTable('databases')
    .set({ status: 'backing_up' })
    .where('id', '=', database)
    .where('status', '=', 'active')
    .execute();
  await enqueue(unit, { kind: 'database-backup', subject: row.id, due: startedAt + backupDuration });
}

/** Returns whether a backup of the database has this label. */
export async function isBackupLabelTaken(unit: UnitOfWork, database: number, label: string): Promise<boolean> {
  const row = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', database)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
