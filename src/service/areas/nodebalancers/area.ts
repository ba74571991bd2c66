// The area of NodeBalancers and the rebuild of their configs.

import { personOf } from '../../host/person.ts';
import { timestamp } from '../../time.ts';
import type { MakeArea } from '../area.ts';
import { setTags } from '../tags/carried.ts';
import { loadingConfig, loadNodeBalancer } from './load.ts';
import { rebuilding } from './rebuild.ts';
import { saveNodeBalancer } from './save.ts';

export const nodebalancers: MakeArea<'nodebalancers'> = ({ vault }) => ({
  loaders: { NodeBalancer: loadNodeBalancer, NodeBalancerConfig: loadingConfig(vault) },
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
