// Loads the database that a path identifies, and counts its snapshots.

import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import type { LimitCounter, LoadedResource, ResourceLookup } from '../tag-module.ts';
import { toApiDatabase } from './api-representation.ts';

export async function loadDatabase(unit: UnitOfWork, { id }: ResourceLookup): Promise<LoadedResource | undefined> {
  const row = await lockRows(unit, unit.db.selectFrom('databases').where('id', '=', id).selectAll()).executeTakeFirst();
  return (
    row && { value: toApiDatabase(row), account: row.account_id, entity: { kind: 'database', id }, cacheable: true }
  );
}

/** Counts snapshots of the loaded database, including one in progress. */
export const countSnapshots: LimitCounter = async (unit, { resource }) => {
  const { count } = await unit.db
    .selectFrom('database_backups')
    .where('database_id', '=', requireId(resource))
    .where('type', '=', 'snapshot')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

function requireId(resource: unknown): number {
  if (typeof resource === 'object' && resource !== null && 'id' in resource && typeof resource.id === 'number')
    return resource.id;
  throw new Error('snapshots can be counted only for a database');
}
