// The area of NodeBalancers and the rebuild of their configs.

import type { UpdateNodeBalancerRequest } from '@cloud-api/server';
import { personOf } from '../../host/person.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import type { FindConflicts, MakeArea } from '../area.ts';
import { setTags } from '../tags/carried.ts';
import { loadingConfig, loadNodeBalancer } from './load.ts';
import { rebuildConflicts, rebuilding } from './rebuild.ts';
import { labelTaken, saveNodeBalancer } from './save.ts';

const updateConflicts: FindConflicts<UpdateNodeBalancerRequest<Unit>> = async ({
  tx,
  identity,
  resource,
  merged: { label },
}) => {
  if (label === undefined || label === resource.label) return [];
  const { account } = personOf(identity);
  const other = await tx.db
    .selectFrom('nodebalancers')
    .where('account_id', '=', account)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return other ? [labelTaken] : [];
};

export const nodebalancers: MakeArea<'nodebalancers'> = ({ vault }) => ({
  loaders: { NodeBalancer: loadNodeBalancer, NodeBalancerConfig: loadingConfig(vault) },
  conflicts: { updateNodeBalancer: updateConflicts, rebuildNodeBalancerConfig: rebuildConflicts },
  handlers: {
    getNodeBalancer: ({ resource }) => ({ status: 200, body: resource }),

    async updateNodeBalancer({ tx, identity, body, merged }) {
      const tags = [...new Set(merged.tags)];
      const updated = { ...merged, tags, updated: timestamp(tx.now) };
      await saveNodeBalancer(tx, updated);
      if (body.tags) await setTags(tx, personOf(identity).account, 'nodebalancer', updated.id, tags);
      return { status: 200, body: updated };
    },

    /** Its configs and their nodes go with it. */
    async deleteNodeBalancer({ tx, identity, resource: { id } }) {
      await setTags(tx, personOf(identity).account, 'nodebalancer', id, []);
      await tx.db.deleteFrom('grants').where('entity', '=', 'nodebalancer').where('entity_id', '=', id).execute();
      await tx.db.deleteFrom('nodebalancers').where('id', '=', id).execute();
      return { status: 200, body: {} };
    },

    rebuildNodeBalancerConfig: rebuilding(vault),
  },
});
