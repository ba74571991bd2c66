// Operations on firewall devices.

import { httpError, type CreateFirewallDeviceRequest, type ErrorDetail } from '@cloud-api/server';
import type { Firewall, FirewallDeviceFilter } from '@cloud-api/types';
import { buildSelection, type FilterFields } from '../../collections/filter-sql.ts';
import { queryPage } from '../../collections/page.ts';
import { requirePrincipal, type Principal } from '../../host/principal.ts';
import { formatTimestamp } from '../../clock.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import type { FindConflicts, Loader, TagModuleFactory } from '../tag-module.ts';
import { findActiveConflict } from './single-active-firewall.ts';
import { toApiDevice } from './device-representation.ts';

const fields: FilterFields<FirewallDeviceFilter> = {
  id: { column: 'firewall_devices.id', type: 'integer' },
  created: { column: 'firewall_devices.created', type: 'text' },
  updated: { column: 'firewall_devices.updated', type: 'text' },
};

const loadFirewall: Loader = async (unit, { id }) => {
  const row = await lockRows(unit, unit.db.selectFrom('firewalls').where('id', '=', id).selectAll()).executeTakeFirst();
  return (
    row && {
      value: { id, status: row.status },
      account: row.account_id,
      entity: { kind: 'firewall', id },
      cacheable: true,
    }
  );
};

const unknownInstance = { message: 'The account has no instance with this ID.', field: 'id' };

/** Finds conflicts that prevent assigning a firewall to an instance. */
async function findAssignmentConflicts(unit: UnitOfWork, firewall: Firewall, instance: number): Promise<ErrorDetail[]> {
  const device = await unit.db
    .selectFrom('firewall_devices')
    .where('firewall_id', '=', firewall.id)
    .where('instance_id', '=', instance)
    .select('id')
    .executeTakeFirst();
  if (device) return [{ message: 'The firewall is already assigned to this instance.', field: 'id' }];
  const conflict = firewall.status === 'enabled' ? await findActiveConflict(unit, firewall.id, [instance]) : undefined;
  return conflict === undefined ? [] : [{ message: conflict }];
}

/** Finds conflicts of a new device with existing ones. Reports none for an instance that the caller cannot change. */
const findConflicts: FindConflicts<CreateFirewallDeviceRequest<UnitOfWork>> = async ({
  tx,
  identity,
  resource,
  body: { id },
}) => {
  if (id === undefined) return [];
  const principal = requirePrincipal(identity);
  const instance = await lockInstance(tx, id, principal);
  if (!instance) return [unknownInstance];
  return principal.accessTo('compute', id) === 'read_write' ? findAssignmentConflicts(tx, resource, id) : [];
};

export const firewalls: TagModuleFactory<'firewalls'> = () => ({
  loaders: { Firewall: loadFirewall },
  conflicts: { createFirewallDevice: findConflicts },
  handlers: {
    async listFirewallDevices({ tx, query, headers, resource }) {
      const devices = tx.db
        .selectFrom('firewall_devices')
        .innerJoin('instances', 'instances.id', 'firewall_devices.instance_id')
        .where('firewall_devices.firewall_id', '=', resource.id)
        .select([
          'firewall_devices.id',
          'firewall_devices.instance_id',
          'instances.label',
          'firewall_devices.created',
          'firewall_devices.updated',
        ]);
      const selection = buildSelection(fields, {
        dialect: tx.dialect,
        filter: headers['X-Filter'],
        order: 'firewall_devices.id',
      });
      return { status: 200, body: await queryPage(devices, query, selection, (rows) => rows.map(toApiDevice)) };
    },

    async createFirewallDevice({ tx, body, resource, identity }) {
      const instance = await lockInstance(tx, body.id, requirePrincipal(identity));
      if (!instance) throw httpError(400, unknownInstance);
      if (requirePrincipal(identity).accessTo('compute', instance.id) !== 'read_write')
        throw httpError(403, {
          message: 'Assigning a firewall to an instance requires read_write access to the instance.',
          field: 'id',
        });
      const conflicts = await findAssignmentConflicts(tx, resource, instance.id);
      if (conflicts.length > 0) throw httpError(400, ...conflicts);
      const created = formatTimestamp(tx.now);
      const row = await tx.db
        .insertInto('firewall_devices')
        .values({ firewall_id: resource.id, instance_id: instance.id, created, updated: created })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { status: 200, body: toApiDevice({ ...row, label: instance.label }) };
    },
  },
});

/** The maximum ID in the database. */
const maxId = 2_147_483_647;

/** Locks the instance, so that no other firewall is assigned to it concurrently. */
async function lockInstance(
  unit: UnitOfWork,
  id: number,
  principal: Principal,
): Promise<{ readonly id: number; readonly label: string } | undefined> {
  const query = unit.db
    .selectFrom('instances')
    .where('id', '=', id)
    .where('account_id', '=', principal.account)
    .select(['id', 'label']);
  return id >= 1 && id <= maxId ? lockRows(unit, query).executeTakeFirst() : undefined;
}
