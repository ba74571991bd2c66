// Finds the database that a path names, and counts the snapshots it has.

import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { Counter, Found, Sought } from '../area.ts';
import { showDatabase } from './show.ts';

export async function loadDatabase(unit: Unit, { id }: Sought): Promise<Found | undefined> {
  const row = await locked(unit, unit.db.selectFrom('databases').where('id', '=', id).selectAll()).executeTakeFirst();
  return row && { value: showDatabase(row), account: row.account_id, entity: { kind: 'database', id }, lasting: true };
}

/** Snapshots of the loaded database, the one that is being taken too. */
export const countSnapshots: Counter = async (unit, { resource }) => {
  const { count } = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', idOf(resource))
    .where('type', '=', 'snapshot')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

function idOf(resource: unknown): number {
  if (typeof resource === 'object' && resource !== null && 'id' in resource && typeof resource.id === 'number')
    return resource.id;
  throw new Error('snapshots are counted of a database');
}
