// Operations on NodeBalancers, and the rebuild of their configs.

import type { UpdateNodeBalancerRequest } from '@cloud-api/server';
import { requirePrincipal } from '../../host/principal.ts';
import { formatTimestamp } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { FindConflicts, TagModuleFactory } from '../tag-module.ts';
import { setTags } from '../tags/object-tags.ts';
import { createConfigLoader, loadNodeBalancer } from './load.ts';
import { findRebuildConflicts, createRebuild } from './rebuild.ts';
import { labelTaken, saveNodeBalancer } from './save.ts';

const findUpdateConflicts: FindConflicts<UpdateNodeBalancerRequest<UnitOfWork>> = async ({
  tx,
  identity,
  resource,
  merged: { label },
}) => {
  if (label === undefined || label === resource.label) return [];
  const { account } = requirePrincipal(identity);
  const other = await tx.db
    .selectFrom('nodebalancers')
    .where('account_id', '=', account)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return other ? [labelTaken] : [];
};

export const nodebalancers: TagModuleFactory<'nodebalancers'> = ({ secretCrypto }) => ({
  loaders: { NodeBalancer: loadNodeBalancer, NodeBalancerConfig: createConfigLoader(secretCrypto) },
  conflicts: { updateNodeBalancer: findUpdateConflicts, rebuildNodeBalancerConfig: findRebuildConflicts },
  handlers: {
    getNodeBalancer: ({ resource }) => ({ status: 200, body: resource }),

    async updateNodeBalancer({ tx, identity, body, merged }) {
      const tags = [...new Set(merged.tags)];
      const updated = { ...merged, tags, updated: formatTimestamp(tx.now) };
      await saveNodeBalancer(tx, updated);
      if (body.tags) await setTags(tx, requirePrincipal(identity).account, 'nodebalancer', updated.id, tags);
      return { status: 200, body: updated };
    },

    /** Deletes configs and nodes by cascade. */
    async deleteNodeBalancer({ tx, identity, resource: { id } }) {
      await setTags(tx, requirePrincipal(identity).account, 'nodebalancer', id, []);
      await tx.db.deleteFrom('grants').where('entity', '=', 'nodebalancer').where('entity_id', '=', id).execute();
      await tx.db.deleteFrom('nodebalancers').where('id', '=', id).execute();
      return { status: 200, body: {} };
    },

    rebuildNodeBalancerConfig: createRebuild(secretCrypto),
  },
});
