// Invariant: an instance has at most one enabled firewall.

import type { Firewall } from '@cloud-api/types';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';

type InstanceQuery = SelectQueryBuilder<Tables, 'firewall_devices', { instance_id: number }>;

/** Selects the instances that a firewall is assigned to. */
function selectAssignedInstances({ db }: UnitOfWork, firewall: number): InstanceQuery {
  return db
    .selectFrom('firewall_devices')
    .where('firewall_devices.firewall_id', '=', firewall)
    .select('firewall_devices.instance_id');
}

/**
 * Returns the error if one of these instances, which the caller has locked, has another enabled firewall (spec:
 * Firewall devices).
 */
export async function findActiveConflict(
  unit: UnitOfWork,
  firewall: number,
  instances: InstanceQuery | readonly number[],
): Promise<string | undefined> {
  const other = await unit.db
    .selectFrom('firewall_devices')
    .innerJoin('firewalls', 'firewalls.id', 'firewall_devices.firewall_id')
    .where('firewall_devices.instance_id', 'in', instances)
    .where('firewalls.id', '!=', firewall)
    .where('firewalls.status', '=', 'enabled')
    .select(['firewalls.id', 'firewall_devices.instance_id as instance'])
    .executeTakeFirst();
  return other && `The instance ${other.instance} already has an active firewall: ${other.id}.`;
}

/**
 * Result of a status change: `unknown` if the firewall does not exist, `conflict` if an assigned instance has another
 * enabled firewall.
 */
export type StatusChangeResult =
  | { readonly kind: 'changed' | 'not-found' }
  | { readonly kind: 'conflict'; readonly reason: string };

/** Enables or disables a firewall. For the control plane. */
export async function setFirewallStatus(
  unit: UnitOfWork,
  id: number,
  status: Firewall['status'],
): Promise<StatusChangeResult> {
  const row = await lockRows(unit, unit.db.selectFrom('firewalls').where('id', '=', id).selectAll()).executeTakeFirst();
  if (!row) return { kind: 'not-found' };
  if (status === 'enabled') {
    const instances = selectAssignedInstances(unit, id);
    await lockRows(
      unit,
      unit.db.selectFrom('instances').where('id', 'in', instances).orderBy('id').select('id'),
    ).execute();
    const conflictError = await findActiveConflict(unit, id, instances);
    if (conflictError !== undefined) return { kind: 'conflict', reason: conflictError };
  }
  await unit.db.updateTable('firewalls').set({ status }).where('id', '=', id).execute();
  return { kind: 'changed' };
}
