// An instance has one active firewall at a time: what keeps that so.

import type { Firewall } from '@cloud-api/types';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';

type Instances = SelectQueryBuilder<Tables, 'firewall_devices', { instance_id: number }>;

/** The instances that a firewall is assigned to. */
function assignedTo({ db }: Unit, firewall: number): Instances {
  return db
    .selectFrom('firewall_devices')
    .where('firewall_devices.firewall_id', '=', firewall)
    .select('firewall_devices.instance_id');
}

/** Why a firewall cannot be active on these instances, which the caller has locked: one has another that is (interface: Firewall devices). */
export async function conflictOf(
  unit: Unit,
  firewall: number,
  instances: Instances | readonly number[],
): Promise<string | undefined> {
  const other = await unit.db
    .selectFrom('firewall_devices')
    .innerJoin('firewalls', 'firewalls.id', 'firewall_devices.firewall_id')
    .where('firewall_devices.instance_id', 'in', instances)
    .where('firewalls.id', '!=', firewall)
    .where('firewalls.status', '=', 'enabled')
    .select(['firewalls.id', 'firewall_devices.instance_id as instance'])
    .executeTakeFirst();
  return other && `The instance ${other.instance} has an active firewall already: ${other.id}.`;
}

/** What came of it: `unknown` where there is no such firewall, `conflict` where an instance that it is assigned to has another active one. */
export type StatusChange =
  | { readonly kind: 'changed' | 'unknown' }
  | { readonly kind: 'conflict'; readonly reason: string };

/** Enables or disables a firewall. For the control plane. */
export async function setFirewallStatus(unit: Unit, id: number, status: Firewall['status']): Promise<StatusChange> {
  const row = await locked(unit, unit.db.selectFrom('firewalls').where('id', '=', id).selectAll()).executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  if (status === 'enabled') {
    const instances = assignedTo(unit, id);
    await locked(
      unit,
      unit.db.selectFrom('instances').where('id', 'in', instances).orderBy('id').select('id'),
    ).execute();
    const reason = await conflictOf(unit, id, instances);
    if (reason !== undefined) return { kind: 'conflict', reason };
  }
  await unit.db.updateTable('firewalls').set({ status }).where('id', '=', id).execute();
  return { kind: 'changed' };
}
