// Retention policy for automatic instance backups (decisions: 106).

import { fromJson } from '../../storage/json.ts';
import { splitIntoBatches } from '../../storage/split-into-batches.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { isBackupInProgress } from '../../tags/compute/api-representation.ts';
import { utcWeekday, type Weekday } from './schedule.ts';

export interface DatedBackup {
  readonly id: number;
  /** The time at which the backup was taken, in the API's format. */
  readonly created: string;
}

/** Selects the latest backup, and the two latest on the scheduled day. */
export function selectRetained<T extends DatedBackup>(backups: readonly T[], day: Weekday | 'Scheduling'): T[] {
  const latestFirst = backups.toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id);
  const onScheduledDay = latestFirst.filter(({ created }) => utcWeekday(new Date(created)) === day);
  return [...new Set([...latestFirst.slice(0, 1), ...onScheduledDay.slice(0, 2)])];
}

/** Deletes finished automatic backups that are not retained. */
export async function deleteOldBackups(unit: UnitOfWork, instance: number, day: Weekday | 'Scheduling'): Promise<void> {
  const rows = await unit.db
    .selectFrom('instance_backups')
    .where('instance_id', '=', instance)
    .where('type', '=', 'auto')
    .select(['id', 'status', 'value'])
    .execute();
  const doneBackups = rows
    .filter(({ status }) => !isBackupInProgress(status))
    .map(({ id, status, value }) => ({ id, status, created: fromJson(value).created }));
  const retained = new Set(
    selectRetained(
      doneBackups.filter(({ status }) => status === 'successful'),
      day,
    ),
  );
  const oldIds = doneBackups.filter((backup) => !retained.has(backup)).map(({ id }) => id);
  for (const batch of splitIntoBatches(oldIds))
    await unit.db.deleteFrom('instance_backups').where('id', 'in', batch).execute();
}
