// Database status changes that no API operation can make.

import type { Database } from '@cloud-api/types';
import { formatTimestamp } from '../../clock.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import { saveDatabase, toApiDatabase } from './api-representation.ts';

/** Returns the default replication type for a cluster size (spec: replication_type). */
export function defaultReplication(clusterSize: number): Database['replication_type'] {
  return clusterSize > 1 ? 'semi_synch' : 'none';
}

/** Returns the hosts assigned to a database when it is provisioned. */
export function defaultHosts(id: number): Database['hosts'] {
  return { primary: `db-${id}-primary.example.net`, secondary: `db-${id}-secondary.example.net` };
}

/**
 * Changes the status of a database and assigns hosts if that provisions it (decisions: 6). Returns false if the
 * database does not exist. For the control plane.
 */
export async function setDatabaseStatus(unit: UnitOfWork, id: number, status: Database['status']): Promise<boolean> {
  const row = await lockRows(unit, unit.db.selectFrom('databases').where('id', '=', id).selectAll()).executeTakeFirst();
  if (!row) return false;
  const database = toApiDatabase(row);
  const { primary, secondary } = defaultHosts(id);
  const { hosts } = database;
  const assignedHosts =
    status === 'provisioning' ? hosts : { primary: hosts.primary ?? primary, secondary: hosts.secondary ?? secondary };
  await saveDatabase(unit, { ...database, status, hosts: assignedHosts, updated: formatTimestamp(unit.now) });
  return true;
}
