// The area of compute instances, their settings and their backups.

import type { ComputeInstance } from '@cloud-api/types';
import { personOf } from '../../host/person.ts';
import { toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import type { MakeArea } from '../area.ts';
import { setTags } from '../tags/carried.ts';
import { beginBackup, dropSnapshot } from './backups.ts';
import { loadInstance } from './load.ts';
import { showBackups } from './show.ts';

export const compute: MakeArea<'compute'> = () => ({
  loaders: { ComputeInstance: loadInstance },
  handlers: {
    getComputeInstance: ({ resource }) => ({ status: 200, body: resource }),

    async updateComputeInstance({ tx, body, merged, identity }) {
      const updated = { ...merged, updated: timestamp(tx.now) };
      await saveInstance(tx, updated);
      if (body.tags === undefined) return { status: 200, body: updated };
      const tags = [...new Set(body.tags)];
      await setTags(tx, personOf(identity).account, 'compute', updated.id, tags);
      return { status: 200, body: { ...updated, tags } };
    },

    async listInstanceBackups({ tx, resource }) {
      const rows = await tx.db
        .selectFrom('instance_backups')
        .where('instance_id', '=', resource.id)
        .orderBy('id')
        .selectAll()
        .execute();
      return { status: 200, body: showBackups(rows) };
    },

    async createInstanceSnapshot({ tx, body, resource }) {
      await dropSnapshot(tx, resource.id);
      return { status: 200, body: await beginBackup(tx, resource, body.label) };
    },
  },
});

/** Stores an instance, but for its tags, which are kept elsewhere. */
async function saveInstance(unit: Unit, { id, label, ...value }: ComputeInstance): Promise<void> {
  await unit.db
    .updateTable('instances')
    .set({ label, value: toJson({ ...value, tags: undefined }) })
    .where('id', '=', id)
    .execute();
}
