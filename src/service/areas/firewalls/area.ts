// The area of the devices that firewalls apply to.

import { refuse } from '@cloud-api/server';
import type { FirewallDeviceFilter } from '@cloud-api/types';
import { selectionOf, type Fields } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf, type Person } from '../../host/person.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { Loader, MakeArea } from '../area.ts';
import { conflictOf } from './active.ts';
import { showDevice } from './show.ts';

const fields: Fields<FirewallDeviceFilter> = {
  id: { column: 'firewall_devices.id', holds: 'whole' },
  created: { column: 'firewall_devices.created', holds: 'text' },
  updated: { column: 'firewall_devices.updated', holds: 'text' },
};

const loadFirewall: Loader = async (unit, { id }) => {
  const row = await locked(unit, unit.db.selectFrom('firewalls').where('id', '=', id).selectAll()).executeTakeFirst();
  return row && { value: { id, status: row.status }, account: row.account_id, entity: { kind: 'firewall', id }, lasting: true };
};

export const firewalls: MakeArea<'firewalls'> = () => ({
  loaders: { Firewall: loadFirewall },
  handlers: {
    async listFirewallDevices({ tx, query, headers, resource }) {
      const devices = tx.db
        .selectFrom('firewall_devices')
        .innerJoin('instances', 'instances.id', 'firewall_devices.instance_id')
        .where('firewall_devices.firewall_id', '=', resource.id)
        .select(['firewall_devices.id', 'firewall_devices.instance_id', 'instances.label', 'firewall_devices.created', 'firewall_devices.updated']);
      const selection = selectionOf(fields, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'firewall_devices.id' });
      return { status: 200, body: await pageOf(devices, query, selection, (rows) => rows.map(showDevice)) };
    },

    async createFirewallDevice({ tx, body, resource, identity }) {
      const instance = await lockInstance(tx, body.id, personOf(identity));
      const device = await tx.db.selectFrom('firewall_devices').where('firewall_id', '=', resource.id).where('instance_id', '=', instance.id).select('id').executeTakeFirst();
      if (device) throw refuse(400, { message: 'The instance is a device of this firewall already.', field: 'id' });
      const conflict = resource.status === 'enabled' ? await conflictOf(tx, resource.id, [instance.id]) : undefined;
      if (conflict !== undefined) throw refuse(400, { message: conflict });
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
async function lockInstance(unit: Unit, id: number, person: Person): Promise<{ readonly id: number; readonly label: string }> {
  const sought = unit.db.selectFrom('instances').where('id', '=', id).where('account_id', '=', person.account).select(['id', 'label']);
  const found = id >= 1 && id <= highest ? await locked(unit, sought).executeTakeFirst() : undefined;
  if (!found) throw refuse(400, { message: 'No instance of the account has this ID.', field: 'id' });
  if (person.may('compute', id) !== 'read_write') throw refuse(403, { message: 'Assigning a firewall to an instance needs read_write access to the instance.', field: 'id' });
  return found;
}
