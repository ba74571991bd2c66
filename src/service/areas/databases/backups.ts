// How a backup of a database begins.

import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { enqueue } from '../../work/queue.ts';
import type { DatabaseBackupTable } from '../../storage/tables/resources.ts';

/** How long a backup takes, in milliseconds; the interface says several minutes. */
export const backupLasts = 3 * 60 * 1000;

export interface BackupToTake {
  readonly type: DatabaseBackupTable['type'];
  readonly label: string;
  readonly target: 'primary' | 'secondary';
}

/** Begins a backup: it can be viewed when a job has finished it, and until then an active database is `backing_up` (decisions: 76). */
export async function beginDatabaseBackup(
  unit: Unit,
  database: number,
  { type, label, target }: BackupToTake,
): Promise<void> {
  const at = unit.now.getTime();
  const row = await unit.db
    .insertInto('database_backups')
    .values({ database_id: database, type, label, target, finished: 0, created: timestamp(at), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.db
    .updateTable('databases')
    .set({ status: 'backing_up' })
    .where('id', '=', database)
    .where('status', '=', 'active')
    .execute();
  await enqueue(unit, { kind: 'database-backup', subject: row.id, due: at + backupLasts });
}

/** Whether a backup of the database has this label already. */
export async function isLabelTaken(unit: Unit, database: number, label: string): Promise<boolean> {
  const row = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', database)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
