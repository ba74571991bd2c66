// API representation of managed databases and their backups.

import type { Database, DatabaseBackup } from '@cloud-api/types';
import { fromJson, toJson } from '../../storage/json.ts';
import type { DatabaseBackupTable, DatabaseTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** The columns needed to represent a database. */
export type DatabaseRow = Pick<DatabaseTable, 'label' | 'status' | 'value'> & { readonly id: number };

export function toApiDatabase({ id, label, status, value }: DatabaseRow): Database {
  return { id, label, status, ...fromJson(value) };
}

export function toApiDatabaseBackup({
  id,
  type,
  label,
  created,
}: Pick<DatabaseBackupTable, 'type' | 'label' | 'created'> & { readonly id: number }): DatabaseBackup {
  return { id, type, label, created };
}

/** Stores a database. Throws a unique violation if another database of the account has its label. */
export async function saveDatabase(unit: UnitOfWork, { id, label, status, ...value }: Database): Promise<void> {
  await unit.db
    .updateTable('databases')
    .set({ label, status, value: toJson(value) })
    .where('id', '=', id)
    .execute();
}
