// Operations on managed services and managed settings of instances.

import type { ManagedService } from '@cloud-api/types';
import { buildSelection } from '../../collections/filter-sql.ts';
import { queryPage } from '../../collections/page.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import { firstCheckDelay } from '../../work/managed-services.ts';
import { enqueue } from '../../work/queue.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { loadSettings, saveSettings } from './instance-settings-storage.ts';

export const managed: TagModuleFactory<'managed'> = () => ({
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
        .where('account_id', '=', requirePrincipal(identity).account)
        .selectAll();
      const selection = buildSelection({}, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      const page = await queryPage(services, query, selection, (rows) =>
        rows.map(({ id, value }): ManagedService => ({ id, ...fromJson(value) })),
      );
      return { status: 200, body: page };
    },

    async createManagedService({ tx, body, identity }) {
      const created = formatTimestamp(tx.now);
      const { label, service_type, timeout, body: expected, region, consultation_group, notes, credentials } = body;
      const value = {
        created,
        updated: created,
        status: 'pending',
        label,
        service_type,
        address: removeFragment(body.address),
        timeout,
        body: expected,
        region,
        consultation_group,
        notes,
        credentials,
      };
      const { account } = requirePrincipal(identity);
      const { id } = await tx.db
        .insertInto('managed_services')
        .values({ account_id: account, value: toJson(value) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueue(tx, { kind: 'managed-service', subject: id, due: tx.now.getTime() + firstCheckDelay });
      return { status: 200, body: { id, ...value } };
    },
  },
});

/** Removes the fragment, but not the query (spec: Managed service). */
function removeFragment(address: string): string {
  return address.split('#', 1)[0] ?? address;
}
