// The area of the devices that firewalls apply to.

import { refuse, type CreateFirewallDeviceRequest, type Reason } from '@cloud-api/server';
import type { Firewall, FirewallDeviceFilter } from '@cloud-api/types';
import { selectionOf, type Fields } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf, type Person } from '../../host/person.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { FindConflicts, Loader, MakeArea } from '../area.ts';
import { conflictOf } from './active.ts';
import { showDevice } from './show.ts';

const fields: Fields<FirewallDeviceFilter> = {
  id: { column: 'firewall_devices.id', holds: 'whole' },
  created: { column: 'firewall_devices.created', holds: 'text' },
  updated: { column: 'firewall_devices.updated', holds: 'text' },
};

const loadFirewall: Loader = async (unit, { id }) => {
  const row = await locked(unit, unit.db.selectFrom('firewalls').where('id', '=', id).selectAll()).executeTakeFirst();
  return (
    row && {
      value: { id, status: row.status },
      account: row.account_id,
      entity: { kind: 'firewall', id },
      lasting: true,
    }
  );
};

const unknownInstance = { message: 'No instance of the account has this ID.', field: 'id' };

/** Why a firewall cannot be assigned to an instance. */
async function assignmentConflicts(unit: Unit, firewall: Firewall, instance: number): Promise<Reason[]> {
  const device = await unit.db
    .selectFrom('firewall_devices')
    .where('firewall_id', '=', firewall.id)
    .where('instance_id', '=', instance)
    .select('id')
    .executeTakeFirst();
  if (device) return [{ message: 'The instance is a device of this firewall already.', field: 'id' }];
  const conflict = firewall.status === 'enabled' ? await conflictOf(unit, firewall.id, [instance]) : undefined;
  return conflict === undefined ? [] : [{ message: conflict }];
}

/** Of an instance that the caller may not change nothing is reported. */
const findConflicts: FindConflicts<CreateFirewallDeviceRequest<Unit>> = async ({
  tx,
  identity,
  resource,
  body: { id },
}) => {
  if (id === undefined) return [];
  const person = personOf(identity);
  const instance = await lockInstance(tx, id, person);
  if (!instance) return [unknownInstance];
  return person.may('compute', id) === 'read_write' ? assignmentConflicts(tx, resource, id) : [];
};

export const firewalls: MakeArea<'firewalls'> = () => ({
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
      const selection = selectionOf(fields, {
        dialect: tx.dialect,
        filter: headers['X-Filter'],
        order: 'firewall_devices.id',
      });
      return { status: 200, body: await pageOf(devices, query, selection, (rows) => rows.map(showDevice)) };
    },

    async createFirewallDevice({ tx, body, resource, identity }) {
      const instance = await lockInstance(tx, body.id, personOf(identity));
      if (!instance) throw refuse(400, unknownInstance);
      if (personOf(identity).may('compute', instance.id) !== 'read_write')
        throw refuse(403, {
          message: 'Assigning a firewall to an instance needs read_write access to the instance.',
          field: 'id',
        });
      const conflicts = await assignmentConflicts(tx, resource, instance.id);
      if (conflicts.length > 0) throw refuse(400, ...conflicts);
      const created = timestamp(tx.now);
      const row = await tx.db
        .insertInto('firewall_devices')
        .values({ firewall_id: resource.id, instance_id: instance.id, created, updated: created })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { status: 200, body: showDevice({ ...row, label: instance.label }) };
    },
  },
});

/** The highest id that the database can hold. */
const highest = 2_147_483_647;

/** The instance to assign a firewall to, locked, so that no other firewall is assigned to it meanwhile. */
async function lockInstance(
  unit: Unit,
  id: number,
  person: Person,
): Promise<{ readonly id: number; readonly label: string } | undefined> {
  const sought = unit.db
    .selectFrom('instances')
    .where('id', '=', id)
    .where('account_id', '=', person.account)
    .select(['id', 'label']);
  return id >= 1 && id <= highest ? locked(unit, sought).executeTakeFirst() : undefined;
}
