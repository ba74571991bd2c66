// Retention of automatic instance backups (decisions: 106).

import { fromJson } from '../../storage/json.ts';
import { batchesOf } from '../../storage/batches.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { isInProgress } from '../../tags/compute/show.ts';
import { utcDay, type Day } from './schedule.ts';

export interface DatedBackup {
  readonly id: number;
  /** When it was taken, in the API's time format. */
  readonly created: string;
}

/** Selects the latest backup, and the two latest on the scheduled day. */
export function selectRetained<T extends DatedBackup>(backups: readonly T[], day: Day | 'Scheduling'): T[] {
  const latestFirst = backups.toSorted(
    (one, other) => Date.parse(other.created) - Date.parse(one.created) || other.id - one.id,
  );
  const onScheduledDay = latestFirst.filter(({ created }) => utcDay(new Date(created)) === day);
  return [...new Set([...latestFirst.slice(0, 1), ...onScheduledDay.slice(0, 2)])];
}

/** Deletes finished automatic backups that are not retained. */
export async function deleteOldBackups(unit: UnitOfWork, instance: number, day: Day | 'Scheduling'): Promise<void> {
  const rows = await unit.db
    .selectFrom('instance_backups')
    .where('instance_id', '=', instance)
    .where('type', '=', 'auto')
    .select(['id', 'status', 'value'])
    .execute();
  const done = rows
    .filter(({ status }) => !isInProgress(status))
    .map(({ id, status, value }) => ({ id, status, created: fromJson(value).created }));
  const retained = new Set(
    selectRetained(
      done.filter(({ status }) => status === 'successful'),
      day,
    ),
  );
  const old = done.filter((backup) => !retained.has(backup)).map(({ id }) => id);
  for (const batch of batchesOf(old)) await unit.db.deleteFrom('instance_backups').where('id', 'in', batch).execute();
}
