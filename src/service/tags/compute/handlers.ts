// Operations on compute instances and their backups.

import type { ComputeInstance } from '@cloud-api/types';
import { requirePrincipal } from '../../host/principal.ts';
import { toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { setTags } from '../tags/object-tags.ts';
import { startBackup, deleteSnapshot } from './start-backup.ts';
import { loadInstance } from './load.ts';
import { toApiBackups } from './api-representation.ts';

export const compute: TagModuleFactory<'compute'> = () => ({
  loaders: { ComputeInstance: loadInstance },
  handlers: {
    getComputeInstance: ({ resource }) => ({ status: 200, body: resource }),

    async updateComputeInstance({ tx, body, merged, identity }) {
      const updated = { ...merged, updated: formatTimestamp(tx.now) };
      await saveInstance(tx, updated);
      if (body.tags === undefined) return { status: 200, body: updated };
      const tags = [...new Set(body.tags)];
      await setTags(tx, requirePrincipal(identity).account, 'compute', updated.id, tags);
      return { status: 200, body: { ...updated, tags } };
    },

    async listInstanceBackups({ tx, resource }) {
      const rows = await tx.db
        .selectFrom('instance_backups')
        .where('instance_id', '=', resource.id)
        .orderBy('id')
        .selectAll()
        .execute();
      return { status: 200, body: toApiBackups(rows) };
    },

    async createInstanceSnapshot({ tx, body, resource }) {
      await deleteSnapshot(tx, resource.id);
      return { status: 200, body: await startBackup(tx, resource, body.label) };
    },
  },
});

/** Stores an instance without its tags, which have their own table. */
async function saveInstance(unit: UnitOfWork, { id, label, ...value }: ComputeInstance): Promise<void> {
  await unit.db
    .updateTable('instances')
    .set({ label, value: toJson({ ...value, tags: undefined }) })
    .where('id', '=', id)
    .execute();
}
