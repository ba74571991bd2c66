// A change of a database's status that no operation of the interface makes.

import type { Database } from '@cloud-api/types';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import { saveDatabase, showDatabase } from './show.ts';

/** The replication of a cluster of that size unless something else is said (interface: replication_type). */
export function defaultReplication(clusterSize: number): Database['replication_type'] {
  return clusterSize > 1 ? 'semi_synch' : 'none';
}

/** The hosts that a database is assigned when it is provisioned. */
export function hostsOf(id: number): Database['hosts'] {
  return { primary: `db-${id}-primary.example.net`, secondary: `db-${id}-secondary.example.net` };
}

/**
 * Gives a database another status, and hosts where it is provisioned by that (decisions: 6). False where there is no such
 * database. For the control plane.
 */
export async function setDatabaseStatus(unit: Unit, id: number, status: Database['status']): Promise<boolean> {
  const row = await locked(unit, unit.db.selectFrom('databases').where('id', '=', id).selectAll()).executeTakeFirst();
  if (!row) return false;
  const database = showDatabase(row);
  const { primary, secondary } = hostsOf(id);
  const { hosts } = database;
  const assigned =
    status === 'provisioning' ? hosts : { primary: hosts.primary ?? primary, secondary: hosts.secondary ?? secondary };
  await saveDatabase(unit, { ...database, status, hosts: assigned, updated: timestamp(unit.now) });
  return true;
}
