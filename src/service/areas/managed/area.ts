// The area of managed services and managed compute settings.

import type { ManagedService } from '@cloud-api/types';
import { selectionOf } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import { firstLook } from '../../work/managed.ts';
import { enqueue } from '../../work/queue.ts';
import type { MakeArea } from '../area.ts';
import { loadSettings, saveSettings } from './settings.ts';

export const managed: MakeArea<'managed'> = () => ({
  loaders: { ManagedComputeSettings: loadSettings },
  handlers: {
    getManagedComputeSettings: ({ resource }) => ({ status: 200, body: resource }),

    async updateManagedComputeSettings({ tx, merged }) {
      await saveSettings(tx, merged);
      return { status: 200, body: merged };
    },

    async listManagedServices({ tx, query, headers, identity }) {
      const services = tx.db
        .selectFrom('managed_services')
        .where('account_id', '=', personOf(identity).account)
        .selectAll();
      const selection = selectionOf({}, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      const page = await pageOf(services, query, selection, (rows) =>
        rows.map(({ id, value }): ManagedService => ({ id, ...fromJson(value) })),
      );
      return { status: 200, body: page };
    },

    async createManagedService({ tx, body, identity }) {
      const created = timestamp(tx.now);
      const { label, service_type, timeout, body: expected, region, consultation_group, notes, credentials } = body;
      const value = {
        created,
        updated: created,
        status: 'pending',
        label,
        service_type,
        address: withoutFragment(body.address),
        timeout,
        body: expected,
        region,
        consultation_group,
        notes,
        credentials,
      };
      const { account } = personOf(identity);
      const { id } = await tx.db
        .insertInto('managed_services')
        .values({ account_id: account, value: toJson(value) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueue(tx, { kind: 'managed-service', subject: id, due: tx.now.getTime() + firstLook });
      return { status: 200, body: { id, ...value } };
    },
  },
});

/** Query parameters are kept, fragments are dropped (interface: Managed service). */
function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? address;
}
