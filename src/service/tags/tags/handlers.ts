// Operations on tags.

import { queryPage } from '../../collections/page.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { lockRows } from '../../unit-of-work.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { toApiTaggedObjects } from './tagged-objects.ts';

export const tags: TagModuleFactory<'tags'> = () => ({
  loaders: {
    async Tag(unit, { key, principal }) {
      if (!principal) return undefined;
      const { account } = principal;
      const taggedObjects = unit.db
        .selectFrom('tags')
        .where('account_id', '=', account)
        .where('label', '=', key)
        .select('label')
        .limit(1);
      const row = await lockRows(unit, taggedObjects).executeTakeFirst();
      return row && { value: { label: key }, account };
    },
  },
  handlers: {
    async listTaggedObjects({ tx, path: { label }, query, identity }) {
      const { account } = requirePrincipal(identity);
      const taggedObjects = tx.db
        .selectFrom('tags')
        .where('account_id', '=', account)
        .where('label', '=', label)
        .select(['rank', 'entity_id']);
      const order = [
        { column: 'rank', direction: 'asc' },
        { column: 'entity_id', direction: 'asc' },
      ] as const;
      return {
        status: 200,
        body: await queryPage(taggedObjects, query, { order }, (rows) => toApiTaggedObjects(tx, rows)),
      };
    },

    async deleteTag({ tx, path: { label }, identity }) {
      const { account } = requirePrincipal(identity);
      await tx.db.deleteFrom('tags').where('account_id', '=', account).where('label', '=', label).execute();
      return { status: 200, body: {} };
    },
  },
});
