// How many automatic backups of an instance are kept (decisions: 106).

import { fromJson } from '../../storage/json.ts';
import { portionsOf } from '../../storage/portions.ts';
import type { Unit } from '../../unit.ts';
import { isUnderWay } from '../../areas/compute/show.ts';
import { dayOf, type Day } from './schedule.ts';

export interface Taken {
  readonly id: number;
  /** When it was taken, as the API writes times. */
  readonly created: string;
}

/** The latest, and the two latest taken on the day of the schedule. */
export function keptOf<T extends Taken>(backups: readonly T[], day: Day | 'Scheduling'): T[] {
  const latestFirst = backups.toSorted(
    (one, other) => Date.parse(other.created) - Date.parse(one.created) || other.id - one.id,
  );
  const onDay = latestFirst.filter(({ created }) => dayOf(new Date(created)) === day);
  return [...new Set([...latestFirst.slice(0, 1), ...onDay.slice(0, 2)])];
}

/** Deletes the automatic backups of an instance that are done and not kept. */
export async function dropOldBackups(unit: Unit, instance: number, day: Day | 'Scheduling'): Promise<void> {
  const rows = await unit.db
    .selectFrom('instance_backups')
    .where('instance_id', '=', instance)
    .where('type', '=', 'auto')
    .select(['id', 'status', 'value'])
    .execute();
  const done = rows
    .filter(({ status }) => !isUnderWay(status))
    .map(({ id, status, value }) => ({ id, status, created: fromJson(value).created }));
  const kept = new Set(
    keptOf(
      done.filter(({ status }) => status === 'successful'),
      day,
    ),
  );
  const old = done.filter((backup) => !kept.has(backup)).map(({ id }) => id);
  for (const portion of portionsOf(old))
    await unit.db.deleteFrom('instance_backups').where('id', 'in', portion).execute();
}
